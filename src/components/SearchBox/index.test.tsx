// cspell:ignore mapfunctioncoremap Tasksguide
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answer, Found, Query, createSearchClient } from '@tstd-internal/search';
import { type RenderedSite, renderInSite } from '../../testing/renderInSite';
import SearchBox from '.';

function answer(title: string, more: Partial<Answer> = {}): Answer {
  return {
    path: `/api/${title}`,
    title: [{ text: title, isMatch: false }],
    kind: 'function',
    package: 'core',
    excerpt: [],
    parts: [],
    ...more,
  };
}

const ANSWERS: readonly Answer[] = [
  answer('Option.map', {
    signatures: ['map(): void'],
    excerpt: [{ text: 'Maps.', isMatch: false }],
  }),
  answer('Option.mapOr'),
  answer('Result.map'),
];

const { package: _, ...guide } = answer('Tasks', {
  path: '/docs/tasks',
  kind: 'guide',
  trail: ['Packages', 'task'],
  excerpt: [{ text: 'An effect', isMatch: false }],
  parts: [
    {
      path: '/docs/tasks#retry',
      kind: 'guide',
      title: [{ text: 'Retry', isMatch: false }],
      excerpt: [{ text: 'Once again.', isMatch: true }],
    },
  ],
});

function answersOf(text: string): readonly Answer[] {
  if (text === 'effect') {
    return [guide];
  }
  return text.startsWith('both')
    ? [...ANSWERS, answer('Option.map', { path: '/api/money', package: 'money' })]
    : ANSWERS.filter(({ path }) => text !== '' && path.includes(text === 'weak' ? 'map' : text));
}

const held = vi.hoisted(() => ({ isHeld: false, release: () => {} }));

const ask = vi.hoisted(() => vi.fn());

vi.mock(import('@tstd-internal/search'), async (load) => ({
  ...(await load()),
  createSearchClient: (() => ask) as typeof createSearchClient,
}));

async function answerQuery({ text, filters }: Query, limit: number): Promise<Found> {
  if (held.isHeld) {
    await new Promise<void>((resolve) => {
      held.release = resolve;
    });
  }
  if (text === 'failure') {
    throw new Error('offline');
  }
  return {
    answers: answersOf(text).slice(0, limit),
    isWeak: text === 'weak',
    packages: ['core', 'money'],
    unknownFilters: filters.filter(({ value }) => value.startsWith('no')),
  };
}

beforeEach(() => {
  ask.mockReset().mockImplementation(answerQuery);
  // jsdom does not implement dialogs.
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
  held.isHeld = false;
});

function open() {
  const onClose = vi.fn();
  const { history } = renderInSite(<SearchBox onClose={onClose} />);
  return { onClose, history, user: userEvent.setup() };
}

const field = () => screen.getByRole('combobox', { name: 'Name, type or words' });
const options = () =>
  screen
    .queryAllByRole('option')
    .map((option) => option.getAttribute('aria-label') ?? option.textContent);
const answered = () =>
  waitFor(() => {
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('false');
  });
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

const expectPage = (history: RenderedSite['history'], address: string): Promise<void> =>
  waitFor(() => {
    const { pathname, search, hash } = history.location;
    expect(pathname + search + hash).toBe(address);
  });

test('a reader can turn / off, and on again', async () => {
  const { user } = open();
  const setting = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Open the search with the / key',
  });
  expect(setting.checked).toBe(true);
  await user.click(setting);
  expect(setting.checked).toBe(false);
  expect(localStorage.getItem('site.search.slash')).toBe('off');
  await user.click(setting);
  expect(setting.checked).toBe(true);
  expect(localStorage.getItem('site.search.slash')).toBe('on');
});

const EXAMPLES = [
  'Option.map',
  'string -> Option<number>',
  'how do I time out a task',
  'pkg:money round',
];

async function type(user: UserEvent, text: string): Promise<void> {
  await user.clear(field());
  await user.type(field(), text);
  await answered();
}

describe('the search box', () => {
  test('focuses its field, with examples below it', async () => {
    const { user } = open();
    expect(document.activeElement).toBe(field());
    expect(options()).toEqual(EXAMPLES);
    expect(active()).toBe('');
    expect(screen.getByRole('status').textContent).toBe('');
    await user.keyboard('{Enter}');
    expect(options()).toEqual(EXAMPLES);
    await user.keyboard('{ArrowDown}{Enter}');
    expect((field() as HTMLInputElement).value).toBe('Option.map');
    expect(document.activeElement).toBe(field());
  });

  test('lists the results and their number, and marks the first', async () => {
    const { user } = open();
    await type(user, 'Option');
    expect(options()).toHaveLength(2);
    expect(screen.getByRole('status').textContent).toBe('2 results Option.map, function, core');
    expect(active()).toContain('Option.map');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  test('labels a result with its title, kind and package, and describes it with the rest', async () => {
    const { user } = open();
    await type(user, 'Option.map');
    const option = screen.getByRole('option', { name: 'Option.map, function, core' });
    expect(option.textContent).toBe('Option.mapfunctioncoremap(): voidMaps.');
    const about = document.getElementById(option.getAttribute('aria-describedby') ?? '');
    expect(about?.textContent).toBe('map(): voidMaps.');
  });

  test('moves through the list with keys, in a circle, while the field keeps the focus', async () => {
    const { user } = open();
    await type(user, 'map');
    const seen: string[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await user.keyboard(`{${key}}`);
      seen.push(active().replace(/function.*/, ''));
    }
    expect(seen).toEqual(['Option.mapOr', 'Result.map', 'Option.map', 'Result.map']);
    expect(document.activeElement).toBe(field());
    // These keys edit the text.
    expect(fireEvent.keyDown(field(), { key: 'Home' })).toBe(true);
  });

  test.each(['ArrowDown', 'ArrowUp', 'Enter'])('leaves %s to an input method', async (key) => {
    const { user, history } = open();
    await type(user, 'map');
    expect(fireEvent.keyDown(field(), { key, isComposing: true })).toBe(true);
    expect(active()).toContain('Option.map');
    expect(history.location.pathname).toBe('/');
  });

  test('opens the marked result with Enter, and closes', async () => {
    const { user, history, onClose } = open();
    await type(user, 'map');
    await user.keyboard('{ArrowDown}{Enter}');
    await expectPage(history, '/api/Option.mapOr');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('opens a result with a click', async () => {
    const { user, history } = open();
    await type(user, 'map');
    await user.click(screen.getByRole('option', { name: /Result\.map/ }));
    await expectPage(history, '/api/Result.map');
  });

  test('groups the sections of a page below it, and links to each', async () => {
    const { user, history } = open();
    await type(user, 'effect');
    const group = screen.getByRole('group', { name: 'Tasks' });
    expect(
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['TasksguidePackages › taskAn effect…', 'RetryOnce again.']);
    await user.keyboard('{ArrowDown}{Enter}');
    await expectPage(history, '/docs/tasks#retry');
  });

  test('after Enter, waits for the results of the current text', async () => {
    const { user, history } = open();
    await type(user, 'Option');
    held.isHeld = true;
    await user.clear(field());
    await user.type(field(), 'Result{Enter}');
    expect(history.location.pathname).toBe('/');
    // Typing on cancels it.
    await user.type(field(), '.');
    held.release();
    await user.type(field(), '{Backspace}');
    held.release();
    await answered();
    expect(history.location.pathname).toBe('/');
    await user.clear(field());
    await user.type(field(), 'Result{Enter}');
    held.release();
    await expectPage(history, '/api/Result.map');
  });

  test.each(['weak', 'no & such'])('Enter opens nothing if nothing matches: %s', async (text) => {
    const { user, history } = open();
    await type(user, text);
    expect(screen.getByRole('status').textContent).toMatch(/^No (?:match|results)/);
    expect(active()).toBe('');
    await user.keyboard('{Enter}');
    await new Promise((resolve) => setTimeout(resolve));
    expect(history.location.pathname).toBe('/');
    await user.click(screen.getByRole('link', { name: 'Show on a page' }));
    await expectPage(history, `/search?q=${encodeURIComponent(text)}`);
  });

  test('opens the closest result once a key has marked it', async () => {
    const { user, history } = open();
    await type(user, 'weak');
    await user.keyboard('{ArrowUp}{Enter}');
    await expectPage(history, '/api/Result.map');
  });

  test('names a filter that nothing matches, and reports an error', async () => {
    const { user } = open();
    await type(user, 'kind:nothing');
    expect(screen.getByRole('status').textContent).toMatch(
      /^No results.*“kind:nothing”. Use kind:function, kind:class/,
    );
    await type(user, 'pkg:nothing');
    expect(screen.getByRole('status').textContent).toContain('Use pkg:core, pkg:money.');
    await type(user, 'failure');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('The search could not be loaded.');
    ask.mockImplementation(({ filters }: Query) => answerQuery({ text: 'Option', filters }, 8));
    await user.click(within(notice).getByRole('button', { name: 'Retry' }));
    await answered();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(options()).toHaveLength(2);
  });

  test('filters results by kind or package with a press, and shows all with another', async () => {
    const { user } = open();
    await type(user, 'both');
    const chip = screen.getByRole('button', { name: 'money' });
    expect(chip.getAttribute('aria-pressed')).toBe('false');
    expect(screen.queryByRole('button', { name: 'function' })).toBeNull();
    await user.click(chip);
    expect((field() as HTMLInputElement).value).toBe('both pkg:money');
    await answered();
    const pressed = screen.getByRole('button', { name: 'money' });
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    await user.click(pressed);
    expect((field() as HTMLInputElement).value).toBe('both');
  });

  test('closes with its button and with a click outside', async () => {
    const { user, onClose } = open();
    const dialog = screen.getByRole('dialog', { name: 'Search the site' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('shows a hostile query as text', async () => {
    const { user } = open();
    await user.click(field());
    await user.paste(`<img src=x onerror=alert(1)> ${'a('.repeat(5_000)}`);
    await answered();
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/^No results/);
  });
});
