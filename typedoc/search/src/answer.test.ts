// cspell:ignore timout
import { describe, expect, test } from 'vitest';
import { type Findings, isWeak, mergeFindings } from './answer';
import type { NameResult } from './names/search';
import type { WordPage } from './words/words';

function name(text: string, reason: NameResult['reason']): NameResult {
  return {
    symbol: { name: text, package: 'core', kind: 'function', path: `/api/core#${text}` },
    ranges: [],
    reason,
  };
}

function page(path: string, title: string, options: Partial<WordPage> = {}): WordPage {
  const excerpt = [{ text: 'An excerpt', isMatch: false }];
  return { path, kind: 'guide', title, trail: [], excerpt, share: 1, parts: [], ...options };
}

function merge(findings: Partial<Findings>, query: string) {
  const all = { names: [], types: [], words: [], ...findings };
  return mergeFindings(all, { query, limit: 30 });
}

function titlesOf(findings: Partial<Findings>, query: string): readonly string[] {
  return merge(findings, query).map(({ title }) => title.map(({ text }) => text).join(''));
}

const GUIDE = page('/docs/tasks', 'Tasks');

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

  test('puts a name with a typo before what is further from the query', () => {
    const names = [name('timeout', 'typo'), name('tryOut', 'alias')];
    expect(titlesOf({ names }, 'timout')).toEqual(['timeout', 'tryOut']);
  });

  test('puts a page that is about the name in turn with names that are meant', () => {
    const names = [name('Effect', 'exact'), name('Effects', 'prefix')];
    const words = [GUIDE, page('/docs/coming-from/effect', 'Coming from Effect')];
    expect(titlesOf({ names, words }, 'effect')).toEqual([
      'Effect',
      'Coming from Effect',
      'Effects',
      'Tasks',
    ]);
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
    const answers = merge({ types, names: [name('A', 'exact')] }, 'A -> B');
    expect(answers[0]).toMatchObject({
      path: '/api/core#parse',
      reasons: ['parametersSwapped'],
    });
  });

  test('puts what is alike before pages that lack a word', () => {
    const names = [name('timeOuts', 'typo')];
    const lacking = { ...GUIDE, share: 0.5 };
    expect(titlesOf({ names, words: [lacking] }, 'timout')).toEqual(['timeOuts', 'Tasks']);
    expect(titlesOf({ names, words: [GUIDE] }, 'timout')).toEqual(['Tasks', 'timeOuts']);
  });

  test('keeps the parts of a page with their page', () => {
    const excerpt = [{ text: 'again', isMatch: true }];
    const parts = [{ path: '/docs/tasks#retry', title: 'Retry', excerpt }];
    const words = [page('/docs/tasks', 'Tasks', { parts, trail: ['Guides'] })];
    const [answer] = merge({ words }, 'retry');
    expect(answer).toMatchObject({ title: [{ text: 'Tasks' }], trail: ['Guides'], parts });
  });

  test('leads to no place twice', () => {
    const names = [name('map', 'exact')];
    const excerpt = [{ text: 'map', isMatch: true }];
    const parts = ['map', 'zip'].map((id) => ({
      path: `/api/core#${id}`,
      title: id,
      excerpt,
    }));
    const words = [page('/api/core', 'core', { parts }), page('/api/core', 'again')];
    const answers = merge({ names, words }, 'map');
    expect(answers.map(({ path }) => path)).toEqual(['/api/core#map', '/api/core']);
    expect(answers[1]?.parts?.map(({ title }) => title)).toEqual(['zip']);
  });

  test('has one answer for all pages of a name, the best one first', () => {
    const task = (kind: 'function' | 'namespace', packageName = 'task'): NameResult => {
      const result = name('Task', 'exact');
      const path = `/api/${packageName}/${kind}/Task`;
      return { ...result, symbol: { ...result.symbol, kind, path, package: packageName } };
    };
    const excerpt = [{ text: 'run', isMatch: true }];
    const members = { path: '/api/task/interface/Task#members', title: 'Members', excerpt };
    const words = [
      page('/api/task/interface/Task', 'Task', {
        kind: 'interface',
        package: 'task',
        parts: [members],
      }),
    ];
    const names = [task('namespace'), name('Task', 'exact'), task('function')];
    const answers = merge({ names: [...names, task('function', 'other')], words }, 'task');
    expect(answers.map(({ path }) => path)).toEqual([
      '/api/task/namespace/Task',
      '/api/core#Task',
      '/api/other/function/Task',
    ]);
    expect(answers[0]?.parts).toMatchObject([
      { path: '/api/task/function/Task', title: 'Task', kind: 'function' },
      { path: '/api/task/interface/Task', title: 'Task', kind: 'interface' },
      members,
    ]);
  });

  test('is no longer than one reads', () => {
    const names = Array.from({ length: 50 }, (_, index) => name(`n${String(index)}`, 'prefix'));
    expect(titlesOf({ names }, 'n')).toHaveLength(30);
  });
});

describe('isWeak()', () => {
  test.each([
    ['timout', false],
    ['serve a timout', true],
  ])('a name with a typo is what "%s" asks for, or not: %s', (query, expected) => {
    expect(isWeak({ names: [name('timeout', 'typo')], types: [], words: [] }, query)).toBe(
      expected,
    );
  });
});
