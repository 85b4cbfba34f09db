import { describe, expect, test } from 'vitest';
import { findTranslationFaults } from './translationFaults';

describe('findTranslationFaults()', () => {
  test.each([
    ['a link to a name', 'See {@link map}.', 'Voir {@link filter}.', '{@link map', '{@link filter'],
    ['an address', 'Read [it](./a.md#b).', 'À lire [ici](./a.md).', '](./a.md#b', '](./a.md'],
    ['code', 'Returns `a`.', 'Renvoie `b`.', '`a`', '`b`'],
    ['a placeholder', 'Page {page}', 'Page {pages}', '{page}', '{pages}'],
    ['the id of a heading', '## A {#a}', '## B {#b}', '{#a}', '{#b}'],
    ['its id in MDX', '## A {/* #a */}', '## B {/* #b */}', '{/* #a */}', '{/* #b */}'],
  ])('reports %s', (_name, english, french, lost, added) => {
    expect(findTranslationFaults(english, french)).toEqual([`lost ${lost}`, `added ${added}`]);
  });

  test('reports code that occurs less often, and a missing paragraph', () => {
    expect(findTranslationFaults('From `a` to `a`.', 'De `a`.')).toEqual(['lost `a`']);
    expect(findTranslationFaults('One.\n\nTwo.\n', 'Un.\n')).toEqual([
      'has 1 paragraphs instead of 2',
    ]);
  });

  test('reports a code block that differs in more than its comments', () => {
    const page = '```ts\n// One.\na; // => 1\n\nb;\n```\n\n```bash\nls # all\n```\n';
    const translate = (from: string, to: string) =>
      findTranslationFaults(page, page.replace(from, to)).length;
    expect(translate('One', 'Un')).toBe(0);
    expect(translate('all', 'tout')).toBe(0);
    expect(translate('=> 1', '=> 2')).toBe(2);
    expect(translate('ls', 'll')).toBe(2);
  });

  test.each([
    ['Whether `a` is set.', '`true` si `a` est défini, sinon `false`.'],
    ['Ask `how long`.', 'Demandez `combien de temps`.'],
    ['Read [it](https://semver.org).', 'À lire [ici](https://semver.org/lang/fr/).'],
    ['{@link map | Mapping}', '{@link map}'],
    ['```md\nWords.\n```', '```md\nMots.\n```'],
  ])('accepts allowed differences: %s', (english, french) => {
    expect(findTranslationFaults(english, french)).toEqual([]);
  });
});
