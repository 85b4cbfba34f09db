// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyTexts } from '../../config/keyTexts';
import { areKeysOff } from '../singleKey';
import { type AnswerKey, type KeyName, create } from './answerKey';

const NAMES = ['at', 'first', 'last'];

const ITEMS = NAMES.map((name) => `<li><a href="#${name}" data-kind="function"></a></li>`).join('');

let answer: AnswerKey;
let pressed: string[];

beforeAll(() => {
  // jsdom has no modal dialogs, no layout, and no sheets of scripts.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Element.prototype.getClientRects = function getClientRects(this: HTMLElement) {
    return { length: this.closest('[hidden]') === null ? 1 : 0 } as DOMRectList;
  };
  CSSStyleSheet.prototype.replaceSync = () => undefined;
  Object.assign(document, { adoptedStyleSheets: [] });
  answer = create(keyTexts('en'), '.keys {}');
});

beforeEach(() => {
  pressed = [];
  window.location.hash = '';
  document.body.innerHTML = [
    `<div data-contents><input data-contents-filter><ul><li><a href="#access"></a></li>${ITEMS}</ul></div>`,
    `<details data-contents hidden><summary>On this page</summary><ul>${ITEMS}</ul></details>`,
    ...NAMES.map((id) => `<h3 id="${id}"></h3>`),
  ].join('');
  document.body.onclick = ({ target, defaultPrevented }) => {
    if (target instanceof HTMLAnchorElement) {
      expect(defaultPrevented).toBe(true);
      pressed.push(target.hash);
    }
  };
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Puts the headings where they are when somebody has scrolled so far. */
function placeHeadings(...tops: readonly number[]): void {
  document.querySelectorAll('h3').forEach((heading, index) => {
    vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue({ top: tops[index] } as DOMRect);
  });
}

function press(...keys: readonly KeyName[]): string {
  keys.forEach(answer);
  return window.location.hash;
}

describe('j and k', () => {
  test('go to the member after and before what is read', () => {
    placeHeadings(-500, 60, 900);
    expect(press('j')).toBe('#last');
    window.location.hash = '';
    expect(press('k')).toBe('#at');
    expect(pressed).toEqual(['#last', '#at']);
  });

  test('go on from the member that was gone to, also where the page ends', () => {
    placeHeadings(300, 400, 500);
    window.location.hash = '#at';
    expect(press('j')).toBe('#first');
    expect(press('j')).toBe('#last');
    expect(press('j')).toBe('#last');
    expect(press('k')).toBe('#first');
  });

  test('add no place to come back to', () => {
    placeHeadings(300, 900, 1500);
    window.location.hash = '#at';
    const { length } = window.history;
    press('j', 'j');
    expect(window.history).toHaveLength(length);
  });

  test('do nothing before the first member and after the last', () => {
    placeHeadings(500, 900, 1500);
    expect(press('k')).toBe('');
    placeHeadings(-900, -500, -100);
    expect(press('j')).toBe('');
    expect(pressed).toEqual([]);
  });
});

describe('f', () => {
  test('goes to the field over the list', () => {
    press('f');
    expect(document.activeElement).toBe(document.querySelector('input'));
  });

  test('opens the list that folds', () => {
    document.querySelector('div')?.toggleAttribute('hidden', true);
    document.querySelector('details')?.removeAttribute('hidden');
    press('f');
    expect(document.querySelector('details')?.open).toBe(true);
    expect(document.activeElement?.localName).toBe('summary');
  });

  test('does nothing on a page without a list', () => {
    document.body.replaceChildren();
    press('f');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('?', () => {
  const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');

  test('lists all keys, once', () => {
    press('?', '?');
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
    const keys = [...document.querySelectorAll('kbd')].map(({ textContent }) => textContent);
    expect(keys).toEqual(expect.arrayContaining(['/', 'Ctrl K', '?', 'j', 'k', 'f']));
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });

  test('closes by its button, and by a press beside it', () => {
    press('?');
    dialog()?.querySelector('h2')?.click();
    expect(dialog()?.open).toBe(true);
    dialog()?.click();
    expect(dialog()).toBeNull();
    press('?');
    dialog()?.querySelector('button')?.click();
    expect(dialog()).toBeNull();
  });

  test('turns single keys off, and on again', () => {
    press('?');
    const box = dialog()?.querySelector('input');
    expect(box?.checked).toBe(true);
    box?.click();
    expect(areKeysOff()).toBe(true);
    dialog()?.click();
    press('?');
    expect(dialog()?.querySelector('input')?.checked).toBe(false);
    dialog()?.querySelector('input')?.click();
    expect(areKeysOff()).toBe(false);
  });

  test('turns single keys off for this page where storage is blocked', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new Error('The user denied access');
      });
    }
    press('?');
    dialog()?.querySelector('input')?.click();
    expect(areKeysOff()).toBe(true);
    dialog()?.querySelector('input')?.click();
    expect(areKeysOff()).toBe(false);
  });
});

test('both languages list the same keys', () => {
  const keysOf = (locale: 'en' | 'fr') =>
    keyTexts(locale).groups.map(({ keys }) => keys.map(([names]) => names));
  expect(JSON.stringify(keysOf('fr')).replaceAll('Échap', 'Esc')).toBe(
    JSON.stringify(keysOf('en')),
  );
});
