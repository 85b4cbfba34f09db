import { describe, expect, test } from 'vitest';
import { readSymbols } from '../testing/symbolTable';
import { createAnalyser } from './analyse';
import englishGuides from './asked/guides.en.json';
import frenchGuides from './asked/guides.fr.json';
import english from './asked/names.en.json';
import french from './asked/names.fr.json';

type Asked = Readonly<Record<string, Readonly<Record<string, string>>>>;

const NAMES = new Set(readSymbols().map((symbol) => `${symbol.package} ${symbol.name}`));

/** The words that say nothing, or what is there already. */
function idleWords(locale: string, words: string, known = ''): readonly string[] {
  const analyse = createAnalyser(locale);
  const own = new Set(analyse(known));
  return words.split(' ').filter((word) => {
    const stem = analyse(word).join(' ');
    const isIdle = stem === '' || own.has(stem);
    own.add(stem);
    return isIdle;
  });
}

describe.each([
  ['en', english, englishGuides],
  ['fr', french, frenchGuides],
] as readonly (readonly [string, Asked, Readonly<Record<string, string>>])[])(
  'the words that readers ask with: %s',
  (locale, asked, guides) => {
    const lists = Object.entries(asked).flatMap(([name, ofPackage]) =>
      Object.entries(ofPackage).map(([symbol, words]) => [`${name} ${symbol}`, words] as const),
    );

    test('belong to public names', () => {
      expect(lists.length).toBeGreaterThan(900);
      expect(lists.map(([name]) => name).filter((name) => !NAMES.has(name))).toEqual([]);
    });

    test('are not those that a name has itself, and none stands twice', () => {
      const idle = lists.flatMap(([name, words]) =>
        idleWords(locale, words, name.slice(name.indexOf(' '))).map((word) => `${name}: ${word}`),
      );
      expect(idle).toEqual([]);
    });

    test('say something of each guide, and none stands twice', () => {
      const idle = Object.entries(guides).flatMap(([path, words]) =>
        idleWords(locale, words).map((word) => `${path}: ${word}`),
      );
      expect(idle).toEqual([]);
    });
  },
);
