// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  SEARCH_EVENT,
  hasSearchEntry,
  openSearchOnPress,
  takeSearchEntry,
  whenComposed,
} from './searchEntry';
import { createTestedApplication } from './testing';

const application = createTestedApplication();

beforeAll(() => {
  // jsdom does not show dialogs.
  HTMLDialogElement.prototype.show = function show(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('input')?.focus();
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  openSearchOnPress(application, {
    search: 'Search the site',
    searchField: 'Name',
    searchPlaceholder: 'Option.map',
  });
});

beforeEach(() => {
  document.body.innerHTML =
    '<a href="#all" data-native="search"><b>Search</b></a><input><p contenteditable></p>';
});

afterEach(() => {
  document.body.replaceChildren();
});

/** Tells whether the browser gets the key. */
function press(key: KeyboardEventInit, target: Element = document.body): boolean {
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...key }),
  );
}

const field = (): HTMLInputElement => {
  const element = document.querySelector<HTMLInputElement>('dialog input');
  if (element === null) {
    throw new Error('No field');
  }
  return element;
};

describe('a field in place of the search box', () => {
  test.each([
    ['/', { key: '/' }],
    ['Ctrl-K', { key: 'k', ctrlKey: true }],
    ['Cmd-K', { key: 'k', metaKey: true }],
    ['Ctrl-K with Caps Lock', { key: 'K', ctrlKey: true }],
  ])('opens by %s, which the browser does not get', (_, key) => {
    expect(press(key)).toBe(false);
    expect(hasSearchEntry()).toBe(true);
    expect(document.activeElement).toBe(field());
    expect(application.isStarted()).toBe(true);
  });

  test.each([
    ['another key', { key: 'k' }],
    ['Ctrl-Shift-K', { key: 'k', ctrlKey: true, shiftKey: true }],
    ['Ctrl-/', { key: '/', ctrlKey: true }],
    ['Alt-/', { key: '/', altKey: true }],
    ['a slash in the middle of a letter that takes several keys', { key: '/', isComposing: true }],
  ])('leaves %s to the browser', (_, key) => {
    expect(press(key)).toBe(true);
    expect(hasSearchEntry()).toBe(false);
  });

  test.each(['input', '[contenteditable]'])('leaves a slash that is typed into %s', (other) => {
    expect(press({ key: '/' }, document.querySelector(other) as Element)).toBe(true);
    expect(hasSearchEntry()).toBe(false);
  });

  test('opens by the button, once, but not where a link is opened elsewhere', () => {
    const click = (more: MouseEventInit = {}): boolean | undefined =>
      document
        .querySelector('b')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
    expect(click({ ctrlKey: true })).toBe(true);
    expect(hasSearchEntry()).toBe(false);
    expect(click()).toBe(false);
    expect(click()).toBe(false);
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    expect(field().getAttribute('aria-busy')).toBe('true');
  });

  test('is not needed where the box opens at once', () => {
    const show = (event: Event): void => {
      event.preventDefault();
    };
    document.addEventListener(SEARCH_EVENT, show);
    expect(press({ key: '/' })).toBe(false);
    expect(hasSearchEntry()).toBe(false);
    document.removeEventListener(SEARCH_EVENT, show);
  });

  test.each([
    ['m', false],
    ['Enter', true],
  ])('hands over its text, and whether Enter came last: %s', (last, isEntered) => {
    press({ key: '/' });
    press({ key: 'Enter' }, field());
    field().value = 'map';
    press({ key: last }, field());
    expect(takeSearchEntry()).toEqual({ query: 'map', isEntered });
    expect(hasSearchEntry()).toBe(false);
    expect(takeSearchEntry()).toBeUndefined();
  });

  test('waits for a letter that takes several keys', async () => {
    press({ key: '/' });
    let isComposed = false;
    field().dispatchEvent(new Event('compositionstart', { bubbles: true }));
    press({ key: 'Enter', isComposing: true }, field());
    const composed = whenComposed().then(() => {
      isComposed = true;
    });
    await Promise.resolve();
    expect(isComposed).toBe(false);
    field().dispatchEvent(new Event('compositionend', { bubbles: true }));
    await composed;
    await whenComposed();
    // Enter has chosen the letter, and asks for no answer.
    expect(takeSearchEntry()?.isEntered).toBe(false);
  });

  test('closes by a press beside it', () => {
    press({ key: '/' });
    field().click();
    expect(hasSearchEntry()).toBe(true);
    document.querySelector('dialog')?.click();
    expect(hasSearchEntry()).toBe(false);
  });

  test('closes by Escape, but not by the one that ends a letter', () => {
    press({ key: '/' });
    press({ key: 'Escape', isComposing: true }, field());
    expect(hasSearchEntry()).toBe(true);
    press({ key: 'Escape' }, field());
    expect(hasSearchEntry()).toBe(false);
  });
});
