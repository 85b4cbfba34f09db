import { describe, expect, test } from 'vitest';
import { findTranslationFaults } from './translationFaults';

describe('findTranslationFaults()', () => {
  test.each([
    [
      'a link to a name',
      'See {@link map}.',
      'Voir {@link filter}.',
      '{@link map}',
      '{@link filter}',
    ],
    ['an address', 'Read [it](./a.md).', 'À lire [ici](./b.md).', '](./a.md)', '](./b.md)'],
    ['code', 'Returns `a`.', 'Renvoie `b`.', '`a`', '`b`'],
    ['code in code', 'Write `` `a` ``.', 'Écrivez `` `b` ``.', '`` `a` ``', '`` `b` ``'],
    ['a placeholder', 'Page {page}', 'Page {numéro} {pages}', '{page}', '{pages}'],
    ['a number', 'At most 1,000.', '10\u{A0}000 au plus.', '1000', '10000'],
    ['a fraction', 'Half: 0.5', 'La moitié\u{A0}: 0,05', '0.5', '0.05'],
  ])('tells %s', (_name, english, french, lost, added) => {
    expect(findTranslationFaults(english, french, 'fr')).toEqual([
      `lost ${lost}`,
      `added ${added}`,
    ]);
  });

  test('tells what stands there less often', () => {
    expect(findTranslationFaults('From `a` to `a`.', 'De `a`.', 'fr')).toEqual(['lost `a`']);
  });

  test.each([
    ['Whether `a` is 1,000.5 of 3.', '`true` si `a` vaut 1\u{A0}000,5 sur 3, sinon `false`.'],
    [
      'From 1.0.0 on, in 2 of 12,345,678.',
      'Dès la 1.0.0, dans 2 cas sur 12\u{202F}345\u{202F}678.',
    ],
    ['Of 2026-01-01 and 2026-11-20.', 'Du 1er janvier 2026 et du 20\u{A0}novembre 2026.'],
    ['On 20 November 2026, or May.', 'Le 20 novembre 2026, ou en mai.'],
    ['{@link map | Mapping} [there](./a.md#edge-cases).', '[Là](./a.md#cas-limites) {@link map}.'],
  ])('takes what French writes otherwise: %s', (english, french) => {
    expect(findTranslationFaults(english, french, 'fr')).toEqual([]);
  });

  test('takes what other languages write otherwise', () => {
    expect(findTranslationFaults('1,000.5', '1.000,5', 'de')).toEqual([]);
    expect(findTranslationFaults('On 2026-03-20.', 'Am 20. März 2026.', 'de')).toEqual([]);
    expect(findTranslationFaults('1,000.5', '1,000.5', 'en-XA')).toEqual([]);
  });
});
