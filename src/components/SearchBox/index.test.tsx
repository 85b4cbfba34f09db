// cspell:ignore mapfunctioncoremap Tasksguide
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory } from 'history';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../search/answer';
import type { Answers } from '../../search/box/queryRunner';
import type { SearchField } from '../../search/box/useSearchField';
import { renderInSite } from '../../testing/renderInSite';
import type { Typed } from '../../starter/searchEntry';
import SearchBox from '.';

const ANSWERS: readonly Answer[] = ['Option.map', 'Option.mapOr', 'Result.map'].map((name) => ({
  path: `/api/${name}`,
  title: [{ text: name, isMatch: false }],
  kind: 'function',
  package: 'core',
  reasons: ['exact'],
}));

const PAGE: Answer = {
  path: '/docs/tasks',
  title: [{ text: 'Tasks', isMatch: false }],
  kind: 'guide',
  trail: ['Packages', 'task'],
  excerpt: [{ text: 'An effect', isMatch: false }],
  parts: [
    {
      path: '/docs/tasks#retry',
      title: 'Retry',
      excerpt: [{ text: 'Once again.', isMatch: true }],
    },
  ],
};

/** Whether pages are still to come. */
const pending = vi.hoisted(() => ({ isPending: false }));

function answersOf(query: string): Answers {
  return {
    query,
    answers:
      query === 'effect'
        ? [PAGE]
        : ANSWERS.filter(({ path }) => query !== '' && path.includes(query)),
    isCut: query === 'map',
    isWeak: query === 'weak',
    pages: [],
    unknownFilters: query.startsWith('kind:') ? [query] : [],
    isPending: pending.isPending,
    hasFailed: query === 'failure',
  };
}

vi.mock('../../search/box/useSearchField', () => ({
  useSearchField: (first: string): SearchField => {
    const [typed, type] = useState(first);
    return { typed, found: answersOf(typed), type };
  },
}));

vi.mock('../../search/prepareSearch', () => ({ prepareSearch: () => () => {} }));

vi.mock('../../search/box/useDetails', () => ({
  useDetails: () => (answer: Answer) =>
    answer.path === '/api/Option.map' ? { signature: 'map(): void', summary: 'Maps.' } : undefined,
}));

beforeEach(() => {
  // The dialogs of jsdom neither open nor close.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  pending.isPending = false;
});

function open(typed: Typed = { query: '', isEntered: false }) {
  const onClose = vi.fn();
  const history = createMemoryHistory();
  renderInSite(<SearchBox typed={typed} onClose={onClose} />, { history });
  return { onClose, history, user: userEvent.setup() };
}

const field = () => screen.getByRole('combobox', { name: 'Name, type or words' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

describe('the search box', () => {
  test('has the focus in its field, and nothing found yet', () => {
    open();
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(options()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('lists what is found, says how many, and marks the first', async () => {
    const { user } = open();
    await user.type(field(), 'Option');
    expect(options()).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('2 results');
    expect(active()).toContain('Option.map');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  test('says that there may be more than it shows', async () => {
    const { user } = open();
    await user.type(field(), 'map');
    expect(screen.getByRole('status').textContent).toBe('The first 3 results');
  });

  test('says that nothing fits where it shows what is nearest', async () => {
    const { user } = open();
    await user.type(field(), 'weak');
    expect(screen.getByRole('status').textContent).toBe('Nothing fits. The nearest:');
  });

  test('shows what is known of a name, its kind and its package', async () => {
    const { user } = open();
    await user.type(field(), 'Option.map');
    const [first] = screen.getAllByRole('option');
    expect(first?.textContent).toBe('Option.mapfunctioncoremap(): voidMaps.');
  });

  test('moves through the list by keys, round and round, while the focus stays', async () => {
    const { user } = open();
    await user.type(field(), 'map');
    const seen: string[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      await user.keyboard(`{${key}}`);
      seen.push(active().replace(/function.*/, ''));
    }
    expect(seen).toEqual([
      'Option.mapOr',
      'Result.map',
      'Option.map',
      'Result.map',
      'Option.map',
      'Result.map',
    ]);
    expect(document.activeElement).toBe(field());
  });

  test('goes to the marked answer by Enter, closes and remembers the search', async () => {
    const { user, history, onClose } = open();
    await user.type(field(), 'map{ArrowDown}{Enter}');
    expect(history.location.pathname).toBe('/api/Option.mapOr');
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    open();
    expect(options()).toEqual(['map']);
  });

  test('goes to an answer by a click', async () => {
    const { user, history } = open();
    await user.type(field(), 'map');
    await user.click(screen.getByRole('option', { name: /Result\.map/ }));
    expect(history.location.pathname).toBe('/api/Result.map');
  });

  test('groups the parts of a page with it, and leads to each', async () => {
    const { user, history } = open();
    await user.type(field(), 'effect');
    const group = screen.getByRole('group', { name: 'Tasks' });
    expect(
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['TasksguidePackages › taskAn effect…', 'RetryOnce again.']);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('RetryOnce again.');
    await user.keyboard('{Enter}');
    expect(history.location.pathname + history.location.hash).toBe('/docs/tasks#retry');
  });

  test('has what was typed before it was there, and goes where that leads', () => {
    open({ query: 'Option', isEntered: false });
    expect((field() as HTMLInputElement).value).toBe('Option');
    expect(options()).toHaveLength(2);
    cleanup();
    const { history, onClose } = open({ query: 'Result', isEntered: true });
    expect(history.location.pathname).toBe('/api/Result.map');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('waits with Enter for pages that are still to come, but not with a name', async () => {
    pending.isPending = true;
    const { user, history } = open();
    await user.type(field(), 'effect{Enter}');
    expect(history.location.pathname).toBe('/');
    // One who types on means something else.
    await user.type(field(), 's{Backspace}');
    pending.isPending = false;
    await user.type(field(), ' ');
    expect(history.location.pathname).toBe('/');
    pending.isPending = true;
    await user.clear(field());
    await user.type(field(), 'effect{Enter}');
    pending.isPending = false;
    await user.keyboard('{ArrowDown}');
    expect(history.location.pathname).toBe('/docs/tasks');
    cleanup();
    pending.isPending = true;
    const other = open({ query: 'Result', isEntered: true });
    expect(other.history.location.pathname).toBe('/api/Result.map');
  });

  test('goes to the page of results where nothing is marked', async () => {
    const { user, history } = open();
    await user.type(field(), 'no & such{Enter}');
    expect(history.location.pathname + history.location.search).toBe('/search?q=no%20%26%20such');
  });

  test('says that nothing is found, which filter nothing passes, and what failed', async () => {
    const { user } = open();
    await user.type(field(), 'kind:colour');
    expect(screen.getByRole('status').textContent).toMatch(/^Nothing found.*“kind:colour”/);
    await user.clear(field());
    await user.type(field(), 'failure');
    expect(screen.getByRole('status').textContent).toContain('could not be loaded');
  });

  test('searches again what was searched, and forgets it', async () => {
    localStorage.setItem('tstd.search.recent', '["Option","Result"]');
    const { user } = open();
    expect(options()).toEqual(['Option', 'Result']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect((field() as HTMLInputElement).value).toBe('Result');
    expect(options()).toHaveLength(1);
    await user.clear(field());
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(options()).toEqual([]);
    expect(localStorage.getItem('tstd.search.recent')).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  test('explains itself by "?" in the empty field, with examples to try', async () => {
    const { user } = open();
    await user.type(field(), '?');
    expect((field() as HTMLInputElement).value).toBe('');
    expect(screen.getByRole('button', { name: 'how do I time out a task' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Option.map' }));
    expect((field() as HTMLInputElement).value).toBe('Option.map');
    expect(screen.queryByRole('button', { name: 'omap' })).toBeNull();
  });

  test('takes a question mark in a query as text', async () => {
    const { user } = open();
    await user.type(field(), 'why?');
    expect((field() as HTMLInputElement).value).toBe('why?');
  });

  test('closes by its button and by a click beside it', async () => {
    const { user, onClose } = open();
    const dialog = screen.getByRole('dialog', { name: 'Search the site' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('shows text of a hostile query as text', async () => {
    const { user } = open();
    await user.click(field());
    await user.paste(`<img src=x onerror=alert(1)> ${'a('.repeat(5_000)}`);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/^Nothing found/);
  });
});
