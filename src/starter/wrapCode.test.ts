// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestedApplication } from './testing';
import { wrapCodeOnPress } from './wrapCode';

const block = (text: string): string =>
  `<div data-language="ts"><pre role="group"><code>${text}</code></pre><button data-native="wrap"></button></div>`;

const root = document.documentElement;
const application = createTestedApplication();
const observed: Element[] = [];
let isNarrow = false;
let measure: () => void;

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe = (element: Element): void => void observed.push(element);
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isNarrow;
    },
  }));
  // Without a layout the text says how wide it is, unless its lines are broken.
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.textContent === 'long' && root.dataset['codeLines'] === 'measure' ? 500 : 300;
  });
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  document.body.innerHTML = block('long') + block('short');
  wrapCodeOnPress(application);
});

beforeEach(() => {
  measure();
});

afterEach(() => {
  isNarrow = false;
  localStorage.clear();
  delete root.dataset['codeLines'];
});

const button = (): HTMLElement => document.querySelector('button') as HTMLElement;
const press = (): Promise<void> => userEvent.setup().click(button());

describe('the button that breaks lines', () => {
  test('is shown where lines are too long, also where they are broken', () => {
    const areWide = (): readonly boolean[] =>
      [...document.querySelectorAll('[data-language]')].map((each) =>
        each.hasAttribute('data-wide'),
      );
    expect(areWide()).toEqual([true, false]);
    expect(root.dataset['codeLines']).toBeUndefined();
    root.dataset['codeLines'] = 'wrap';
    measure();
    expect(areWide()).toEqual([true, false]);
    expect(root.dataset['codeLines']).toBe('wrap');
  });

  test('breaks them in all blocks, lets them run on again, and remembers it', async () => {
    await press();
    expect(root.dataset['codeLines']).toBe('wrap');
    expect(localStorage.getItem('tstd.codeLines')).toBe('wrap');
    expect(button().getAttribute('aria-pressed')).toBe('true');
    await press();
    expect(root.dataset['codeLines']).toBe('scroll');
    expect(button().getAttribute('aria-pressed')).toBe('false');
  });

  test('lets them run on first where a narrow window has them broken', async () => {
    isNarrow = true;
    measure();
    expect(button().getAttribute('aria-pressed')).toBe('true');
    await press();
    expect(root.dataset['codeLines']).toBe('scroll');
  });

  test('works where nothing can be stored', async () => {
    const denied = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await press();
    expect(root.dataset['codeLines']).toBe('wrap');
    denied.mockRestore();
  });
});

test('code that comes with another page is looked at', async () => {
  application.becomeReady();
  document.body.append(document.createElement('p'));
  await Promise.resolve();
  const before = observed.length;
  document.body.insertAdjacentHTML('beforeend', `<main>${block('new')}</main>`);
  await Promise.resolve();
  expect(observed.length).toBeGreaterThan(before);
  expect(observed.at(-1)?.textContent).toBe('new');
});

test.each([
  ['wrap', 'wrap'],
  ['scroll', 'scroll'],
  ['other', undefined],
])('what was remembered holds on the next page: %s', (saved, expected) => {
  localStorage.setItem('tstd.codeLines', saved);
  wrapCodeOnPress(application);
  expect(root.dataset['codeLines']).toBe(expected);
});

test('a page opens where nothing can be read', () => {
  const denied = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  wrapCodeOnPress(application);
  expect(root.dataset['codeLines']).toBeUndefined();
  denied.mockRestore();
});
