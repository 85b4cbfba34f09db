// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchWays, WordPage } from '@tstd-internal/search';
import { createNameSearch } from '@tstd-internal/search/names';
import { useSearchField } from './useSearchField';

const NAMES = ['map', 'mapError', 'filter'].map((name) => ({
  name,
  package: 'core',
  kind: 'function' as const,
  path: `/api/core/function/${name}`,
}));

function page(title: string): WordPage {
  const path = `/docs/${title}`;
  return { path, kind: 'guide', title, trail: [], excerpt: [], share: 1, parts: [] };
}

/** Resolves the searches for pages, in the order in which they were started. */
const replies: ((pages: readonly WordPage[]) => void)[] = [];

const WAYS: SearchWays = {
  findNames: createNameSearch(NAMES),
  learnVocabulary: () => undefined,
  findTypes: () => Promise.resolve([]),
  findWords: () =>
    new Promise((resolve) => {
      replies.push(resolve);
    }),
};

const { openSearch } = vi.hoisted(() => ({ openSearch: vi.fn() }));

vi.mock('./openSearch', () => ({ openSearch }));

beforeEach(() => {
  openSearch.mockResolvedValue(WAYS);
  replies.length = 0;
});

afterEach(cleanup);

function open(first: string) {
  const { result, unmount } = renderHook(() => useSearchField(first, '/std/', 3));
  return {
    type: (text: string) => {
      act(() => {
        result.current.type(text);
      });
    },
    retry: () => {
      act(() => {
        result.current.retry();
      });
    },
    unmount,
    found: () => result.current.found,
    titles: () =>
      result.current.found.answers.map(({ title }) => title.map(({ text }) => text).join('')),
  };
}

test('there are names at first, and pages among them when they come', async () => {
  const { found, titles } = open(' map ');
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
  const { found, titles, type } = open('map');
  await waitFor(() => {
    expect(replies).toHaveLength(1);
  });
  type('filter');
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
  const { found, titles, type } = open('map');
  await waitFor(() => {
    expect(titles()).toHaveLength(2);
  });
  type('  ');
  expect(found()).toMatchObject({ query: '', answers: [], isPending: false });
});

test('what was typed while the search was loading is not asked', async () => {
  const { titles, type } = open('ma');
  type('fil');
  type('filter');
  await waitFor(() => {
    expect(titles()).toEqual(['filter']);
  });
  expect(replies).toHaveLength(1);
});

test('spaces around a query ask nothing', async () => {
  const { found, titles, type } = open('map');
  await waitFor(() => {
    expect(titles()).toHaveLength(2);
  });
  type('map ');
  expect(found()).toMatchObject({ query: 'map' });
  expect(replies).toHaveLength(1);
});

test('nothing is told to a field that is gone', async () => {
  const { titles, unmount } = open('map');
  await waitFor(() => {
    expect(titles()).toHaveLength(2);
  });
  const error = vi.spyOn(console, 'error');
  unmount();
  replies[0]?.([page('Maps')]);
  await Promise.resolve();
  expect(titles()).toEqual(['map', 'mapError']);
  expect(error).not.toHaveBeenCalled();
});

test('what is typed as soon as the field is there is asked', async () => {
  const { result } = renderHook(() => {
    const field = useSearchField('', '/std/', 3);
    const type = useEffectEvent(field.type);
    useLayoutEffect(() => {
      type('map');
    }, []);
    return field;
  });
  await waitFor(() => {
    expect(result.current.found).toMatchObject({ query: 'map', isCut: false });
    expect(result.current.found.answers).toHaveLength(2);
  });
});

test('a search that cannot be loaded says so, and is asked for again', async () => {
  openSearch.mockRejectedValueOnce(new Error('offline'));
  const { found, titles, retry } = open('map');
  await waitFor(() => {
    expect(found()).toMatchObject({ answers: [], isPending: false, hasFailed: true });
  });
  retry();
  expect(found()).toMatchObject({ isPending: true, hasFailed: false });
  await waitFor(() => {
    expect(titles()).toEqual(['map', 'mapError']);
  });
  expect(found().hasFailed).toBe(false);
});
