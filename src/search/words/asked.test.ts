import { describe, expect, test } from 'vitest';
import { readSymbols } from '../testing/symbolTable';
import { createAnalyser } from './analyse';
import english from './asked/en.json';
import french from './asked/fr.json';

type Asked = Readonly<Record<string, Readonly<Record<string, string>>>>;

const NAMES = new Set(readSymbols().map((symbol) => `${symbol.package} ${symbol.name}`));

describe.each([
  ['en', english],
  ['fr', french],
] as readonly (readonly [string, Asked])[])(
  'the words that readers ask with: %s',
  (locale, asked) => {
    const analyse = createAnalyser(locale);
    const lists = Object.entries(asked).flatMap(([name, ofPackage]) =>
      Object.entries(ofPackage).map(([symbol, words]) => [`${name} ${symbol}`, words] as const),
    );

    test('belong to public names', () => {
      expect(lists.length).toBeGreaterThan(900);
      expect(lists.map(([name]) => name).filter((name) => !NAMES.has(name))).toEqual([]);
    });

    test('are not those that a name has itself, and none stands twice', () => {
      const idle = lists.flatMap(([name, words]) => {
        const own = new Set(analyse(name.slice(name.indexOf(' '))));
        return words.split(' ').flatMap((word) => {
          const stem = analyse(word).join(' ');
          const isIdle = stem === '' || own.has(stem);
          own.add(stem);
          return isIdle ? [`${name}: ${word}`] : [];
        });
      });
      expect(idle).toEqual([]);
    });
  },
);
