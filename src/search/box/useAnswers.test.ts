// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NameIndex } from '../names/nameIndex';
import { createNameSearch } from '../names/search';
import type { SearchWays } from '../session';
import type { WordPage } from '../words/wordPage';
import { useAnswers } from './useAnswers';

const NAMES = ['map', 'mapError', 'filter'].map((name) => ({
  name,
  package: 'core',
  kind: 'function' as const,
  path: `/api/core/function/${name}`,
}));

function page(title: string): WordPage {
  const path = `/std/docs/${title}`;
  return { path, kind: 'guide', title, trail: [], excerpt: [], isWhole: true, parts: [] };
}

/** What answers the questions for pages, in the order in which they were asked. */
const replies: ((pages: readonly WordPage[]) => void)[] = [];

const WAYS: SearchWays = {
  findNames: createNameSearch(NameIndex.of(NAMES)),
  knowsVocabulary: () => true,
  learnVocabulary: () => Promise.resolve(),
  findTypes: () => Promise.resolve([]),
  findWords: () =>
    new Promise((resolve) => {
      replies.push(resolve);
    }),
};

const { openSession } = vi.hoisted(() => ({ openSession: vi.fn() }));

vi.mock('../session', () => ({ openSession }));

beforeEach(() => {
  openSession.mockResolvedValue(WAYS);
  replies.length = 0;
});

afterEach(cleanup);

function ask(query: string) {
  const { result, rerender } = renderHook(
    (typed: string) => useAnswers(typed, { baseUrl: '/std/', limit: 3 }),
    { initialProps: query },
  );
  return {
    rerender,
    found: () => result.current,
    titles: () => result.current.answers.map(({ title }) => title.map(({ text }) => text).join('')),
  };
}

test('there are names at first, and pages among them when they come', async () => {
  const { found, titles } = ask(' map ');
  expect(found()).toMatchObject({ answers: [], isPending: true });
  await waitFor(() => {
    expect(titles()).toEqual(['map', 'mapError']);
  });
  expect(found()).toMatchObject({ query: 'map', isPending: true, isCut: false });
  replies[0]?.([page('Maps'), page('Filters')]);
  await waitFor(() => {
    expect(titles()).toEqual(['map', 'mapError', 'Maps']);
  });
  expect(found()).toMatchObject({ isPending: false, isCut: true });
});

test('what answers a query that is gone is not shown', async () => {
  const { found, titles, rerender } = ask('map');
  await waitFor(() => {
    expect(replies).toHaveLength(1);
  });
  rerender('filter');
  await waitFor(() => {
    expect(titles()).toEqual(['filter']);
  });
  replies[0]?.([page('Maps')]);
  replies[1]?.([page('Filters')]);
  await waitFor(() => {
    expect(titles()).toEqual(['filter', 'Filters']);
  });
  expect(found().query).toBe('filter');
});

test('nothing answers nothing, at once', async () => {
  const { found, titles, rerender } = ask('map');
  await waitFor(() => {
    expect(titles()).toHaveLength(2);
  });
  rerender('  ');
  expect(found()).toMatchObject({ query: '', answers: [], isPending: false });
});

test('a search that cannot be loaded says so, and is asked for again', async () => {
  openSession.mockRejectedValueOnce(new Error('offline'));
  const { found, titles, rerender } = ask('ma');
  await waitFor(() => {
    expect(found()).toMatchObject({ answers: [], isPending: false, hasFailed: true });
  });
  rerender('map');
  await waitFor(() => {
    expect(titles()).toEqual(['map', 'mapError']);
  });
  expect(found().hasFailed).toBe(false);
});
