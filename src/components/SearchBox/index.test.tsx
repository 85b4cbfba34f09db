// cspell:ignore mapfunctioncoremap Tasksguide
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MemoryHistory, createMemoryHistory } from 'history';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '@tstd-internal/search';
import type { Answers, SearchField } from '../../search/useSearchField';
import { renderInSite } from '../../testing/renderInSite';
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

const { retry, preload } = vi.hoisted(() => ({
  retry: vi.fn(),
  preload: vi.fn<() => false | Promise<void[]>>(),
}));

/** Whether pages are still to come. */
const pending = vi.hoisted(() => ({ isPending: false }));

function answersOf(query: string): Answers {
  return {
    query,
    answers:
      query === 'effect'
        ? [PAGE]
        : query.startsWith('both')
          ? [...ANSWERS, { ...ANSWERS[0], path: '/api/money', package: 'money' } as Answer]
          : ANSWERS.filter(({ path }) => query !== '' && path.includes(query)),
    isCut: query === 'map',
    isWeak: query === 'weak',
    pages: [],
    packages: ['core', 'money'],
    unknownFilters: /^(?:kind|pkg):no/.test(query) ? [query] : [],
    isPending: pending.isPending,
    hasFailed: query === 'failure',
  };
}

vi.mock('../../search/useSearchField', () => ({
  useSearchField: (first: string): SearchField => {
    const [typed, type] = useState(first);
    return { typed, query: typed.trim(), found: answersOf(typed), type, retry };
  },
}));

vi.mock('../../search/useDetails', () => ({
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
  vi.unstubAllGlobals();
});

function open() {
  const onClose = vi.fn();
  const history = createMemoryHistory();
  renderInSite(<SearchBox onClose={onClose} />, { history });
  preload.mockReset().mockResolvedValue([]);
  window.docusaurus = { prefetch: () => false, preload };
  return { onClose, history, user: userEvent.setup() };
}

const field = () => screen.getByRole('combobox', { name: 'Name, type or words' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

/** The address, once a page has been chosen and is there. */
const expectPage = (history: MemoryHistory, address: string): Promise<void> =>
  waitFor(() => {
    const { pathname, search, hash } = history.location;
    expect(pathname + search + hash).toBe(address);
  });

const EXAMPLES = [
  'Option.map',
  'string -> Option<number>',
  'how do I time out a task',
  'pkg:money round',
];

describe('the search box', () => {
  test('has the focus in its field, and examples below it', () => {
    open();
    expect(document.activeElement).toBe(field());
    expect(options()).toEqual(EXAMPLES);
    expect(active()).toBe('');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('lists what is found, says how many, and marks the first', async () => {
    const { user } = open();
    await user.type(field(), 'Option');
    expect(options()).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('2 results Option.map, function, core');
    expect(active()).toContain('Option.map');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  test('says that there may be more than it shows', async () => {
    const { user } = open();
    await user.type(field(), 'map');
    expect(screen.getByRole('status').textContent).toMatch(/^The first 3 results /);
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

  test('calls an option by its title, kind and package, and describes it by the rest', async () => {
    const { user } = open();
    await user.type(field(), 'Option.map');
    const option = screen.getByRole('option', { name: 'Option.map, function, core' });
    const about = document.getElementById(option.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toBe('map(): voidMaps.');
    await user.clear(field());
    await user.type(field(), 'effect');
    expect(screen.getByRole('option', { name: 'Tasks, guide' })).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Retry' })).toBeTruthy();
  });

  test('moves through the list by keys, round and round, while the focus stays', async () => {
    const { user } = open();
    await user.type(field(), 'map');
    const seen: string[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await user.keyboard(`{${key}}`);
      seen.push(active().replace(/function.*/, ''));
    }
    expect(seen).toEqual(['Option.mapOr', 'Result.map', 'Option.map', 'Result.map']);
    expect(document.activeElement).toBe(field());
  });

  test.each(['Home', 'End'])('leaves %s to the text', async (key) => {
    const { user } = open();
    await user.type(field(), 'map{ArrowDown}');
    expect(fireEvent.keyDown(field(), { key })).toBe(true);
    expect(active()).toContain('Option.mapOr');
  });

  test.each(['ArrowDown', 'ArrowUp', 'Enter'])('leaves %s to an input method', async (key) => {
    const { user, history } = open();
    await user.type(field(), 'map');
    expect(fireEvent.keyDown(field(), { key, isComposing: true })).toBe(true);
    expect(active()).toContain('Option.map');
    expect(history.location.pathname).toBe('/');
  });

  test('goes to the marked answer by Enter, closes and remembers the page', async () => {
    const { user, history, onClose } = open();
    await user.type(field(), 'map{ArrowDown}{Enter}');
    await expectPage(history, '/api/Option.mapOr');
    expect(onClose).toHaveBeenCalledOnce();
    cleanup();
    const again = open();
    expect(options()).toEqual(['Option.mapOr', ...EXAMPLES]);
    expect(screen.getByRole('group', { name: 'Opened last' })).toBeTruthy();
    await again.user.keyboard('{ArrowDown}{Enter}');
    await expectPage(again.history, '/api/Option.mapOr');
  });

  test('goes to an answer by a click', async () => {
    const { user, history } = open();
    await user.type(field(), 'map');
    await user.click(screen.getByRole('option', { name: /Result\.map/ }));
    await expectPage(history, '/api/Result.map');
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
    await expectPage(history, '/docs/tasks#retry');
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
    await expectPage(history, '/docs/tasks#retry');
    cleanup();
    pending.isPending = true;
    const other = open();
    await other.user.type(field(), 'Result{Enter}');
    await expectPage(other.history, '/api/Result.map');
  });

  test('goes to the page of results where nothing is marked', async () => {
    const { user, history } = open();
    await user.type(field(), 'no & such{Enter}');
    await expectPage(history, '/search?q=no%20%26%20such');
  });

  test('stays where the page cannot be loaded, says so, and tries again', async () => {
    const { user, history, onClose } = open();
    preload.mockRejectedValueOnce(new Error('offline'));
    await user.type(field(), 'Option.map{Enter}');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('The page could not be loaded.');
    expect(history.location.pathname).toBe('/');
    // It was asked before: the framework does not ask again.
    preload.mockReturnValue(false);
    const ask = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('offline'));
    vi.stubGlobal('fetch', ask.mockResolvedValue(new Response()));
    await user.click(within(notice).getByRole('button', { name: 'Retry' }));
    await user.click(within(await screen.findByRole('alert')).getByRole('button'));
    expect(ask).toHaveBeenCalledWith('/api/Option.map', { method: 'HEAD' });
    await expectPage(history, '/api/Option.map');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('stays where one types on while the page is being loaded', async () => {
    const { user, history } = open();
    let finish = (_parts: void[]): void => {};
    preload.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    await user.type(field(), 'both{ArrowUp}{Enter}');
    expect(screen.getAllByRole('option', { busy: true })).toHaveLength(1);
    await user.type(field(), ' ');
    finish([]);
    await Promise.resolve();
    expect(screen.queryAllByRole('option', { busy: true })).toEqual([]);
    expect(history.location.pathname).toBe('/');
  });

  test('says that nothing is found, which filter nothing passes, and what failed', async () => {
    const { user } = open();
    await user.type(field(), 'kind:nothing');
    expect(screen.getByRole('status').textContent).toMatch(
      /^Nothing found.*“kind:nothing”. There are kind:function, kind:class/,
    );
    await user.clear(field());
    await user.type(field(), 'pkg:nothing');
    expect(screen.getByRole('status').textContent).toContain('There are pkg:core, pkg:money.');
    await user.clear(field());
    await user.type(field(), 'failure');
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toContain('A part of the search could not be loaded.');
    await user.click(within(notice).getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('asks an example, and forgets what was opened', async () => {
    localStorage.setItem(
      'site.search.opened',
      '[{"path":"/a","title":"A"},{"path":"javascript:a","title":"B"},{"path":3}]',
    );
    const { user } = open();
    expect(options()).toEqual(['A', ...EXAMPLES]);
    await user.click(screen.getByRole('button', { name: 'Forget the pages opened last' }));
    expect(options()).toEqual(EXAMPLES);
    expect(localStorage.getItem('site.search.opened')).toBeNull();
    await user.keyboard('{ArrowDown}{Enter}');
    expect((field() as HTMLInputElement).value).toBe('Option.map');
    expect(document.activeElement).toBe(field());
    expect(options()).toHaveLength(2);
  });

  test('opens without what was opened where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    open();
    expect(options()).toEqual(EXAMPLES);
    vi.restoreAllMocks();
  });

  test('leaves answers of one kind or package by a press, and all by another', async () => {
    const { user } = open();
    await user.type(field(), 'both');
    const chip = screen.getByRole('button', { name: 'money' });
    expect(chip.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('button', { name: 'function' })).toBeNull();
    await user.click(chip);
    expect((field() as HTMLInputElement).value).toBe('both pkg:money');
    const pressed = screen.getByRole('button', { name: 'money' });
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    await user.click(pressed);
    expect((field() as HTMLInputElement).value).toBe('both');
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
