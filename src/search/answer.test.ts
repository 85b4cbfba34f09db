import { describe, expect, test } from 'vitest';
import { type Findings, mergeFindings } from './answer';
import type { NameResult } from './names/search';
import type { WordHit } from './words/words';

function name(text: string, reason: NameResult['reason']): NameResult {
  return {
    index: 0,
    symbol: { name: text, package: 'core', kind: 'function', path: `/api/core#${text}` },
    score: 1,
    ranges: [],
    reason,
  };
}

function word(path: string, ...titles: readonly string[]): WordHit {
  return { path, kind: 'guide', titles, excerpt: [{ text: 'An excerpt', isMatch: false }] };
}

function titlesOf(findings: Partial<Findings>, query: string): readonly string[] {
  const all = { names: [], types: [], words: [], ...findings };
  return mergeFindings(all, query, '/std/fr/').map(({ title }) =>
    title.map(({ text }) => text).join(''),
  );
}

const GUIDE = word('/std/fr/docs/tasks', 'Tasks');

describe('mergeFindings()', () => {
  test('puts a name that is meant before pages, and one that is alike after the first', () => {
    const names = [name('timeout', 'exact'), name('timeOuts', 'typo'), name('dateOut', 'typo')];
    expect(titlesOf({ names, words: [GUIDE] }, 'timeout')).toEqual([
      'timeout',
      'Tasks',
      'timeOuts',
      'dateOut',
    ]);
  });

  test('puts pages before names that a question happens to begin like', () => {
    const names = [name('timeout', 'prefix')];
    expect(titlesOf({ names, words: [GUIDE] }, 'time out a task')).toEqual(['Tasks', 'timeout']);
  });

  test('puts a name in full first, whatever the words are', () => {
    const names = [name('one two three', 'exact')];
    expect(titlesOf({ names, words: [GUIDE] }, 'one two three')).toEqual([
      'one two three',
      'Tasks',
    ]);
  });

  test('puts the types that were asked for before all', () => {
    const { symbol } = name('parse', 'exact');
    const types = [{ symbol, reasons: ['parametersSwapped'] as const }];
    const answers = mergeFindings(
      { types, names: [name('A', 'exact')], words: [] },
      'A -> B',
      '/std/',
    );
    expect(answers[0]).toMatchObject({
      path: '/std/api/core#parse',
      reasons: ['parametersSwapped'],
    });
  });

  test('tells the part of a page below its page', () => {
    const words = [word('/std/fr/docs/tasks#retry', 'Tasks', 'Retry')];
    const [answer] = mergeFindings({ names: [], types: [], words }, 'retry', '/std/fr/');
    expect(answer).toMatchObject({ title: [{ text: 'Retry' }], trail: ['Tasks'], kind: 'guide' });
  });

  test('leads to no place twice', () => {
    const names = [name('map', 'exact')];
    const words = [word('/std/fr/api/core#map', 'core', 'map()')];
    expect(titlesOf({ names, words }, 'map')).toEqual(['map']);
  });

  test('is no longer than one reads', () => {
    const names = Array.from({ length: 50 }, (_, index) => name(`n${String(index)}`, 'prefix'));
    expect(titlesOf({ names }, 'n')).toHaveLength(30);
  });
});
