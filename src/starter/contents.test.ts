// @vitest-environment jsdom
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { markCurrentPart, followContents } from './contents';

const NAVBAR = 60;

const LIST =
  '<ul><li><a href="#access">Access</a><ul>' +
  '<li><a href="#at" data-kind="function">at()</a></li>' +
  '<li><a href="#first" data-kind="function">first()</a></li></ul></li>' +
  '<li><a href="#models">Models</a><ul>' +
  '<li><a href="#nonempty" data-kind="type">NonEmpty</a></li></ul></li></ul>';

beforeAll(() => {
  followContents();
});

beforeEach(() => {
  document.body.innerHTML =
    `<div data-contents><input type="search" data-contents-filter>${LIST}</div>` +
    `<details data-contents open><summary>On this page <span data-current-part="name"></span></summary>${LIST}</details>` +
    `<span data-current-part="link"></span>${['access', 'at', 'first', 'models', 'nonempty']
      .map((id) => `<h3 id="${id}"></h3>`)
      .join('')}`;
});

/** Puts the headings where they are when somebody has scrolled so far. */
function placeHeadings(tops: readonly number[]): void {
  document.querySelectorAll('h3').forEach((heading, index) => {
    vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue({ top: tops[index] } as DOMRect);
  });
}

const marked = (): readonly (string | null)[] =>
  [...document.querySelectorAll('.table-of-contents__link--active')].map((link) =>
    link.getAttribute('href'),
  );

const shown = (): readonly (string | null)[] =>
  [...document.querySelectorAll('div li:not([hidden]) > a')].map(({ textContent }) => textContent);

describe('markCurrentPart()', () => {
  test('marks the part that is read in all lists, and names it', () => {
    placeHeadings([-900, -500, -100, 800, 1000]);
    markCurrentPart(NAVBAR);
    expect(marked()).toEqual(['#first', '#first']);
    expect(document.querySelector('summary')?.textContent).toBe('On this page first()');
    expect(document.querySelector('body > span > a')?.outerHTML).toBe(
      '<a href="#first" class="breadcrumbs__link" aria-current="location">first()</a>',
    );
    expect(document.querySelectorAll('li > a[aria-current=location]')).toHaveLength(2);
  });

  test('marks the next part when it begins in the upper half of the window, and names it when its heading leaves', () => {
    placeHeadings([-900, -500, -100, 300, 1000]);
    markCurrentPart(NAVBAR);
    expect(marked()).toEqual(['#models', '#models']);
    expect(document.querySelector('summary')?.textContent).toBe('On this page first()');
    placeHeadings([-1080, -680, -280, 119, 820]);
    markCurrentPart(NAVBAR);
    expect(marked()).toEqual(['#models', '#models']);
    expect(document.querySelector('summary')?.textContent).toBe('On this page Models');
  });

  test('marks nothing above the first part', () => {
    placeHeadings([-900, -500, -100, 800, 1000]);
    markCurrentPart(NAVBAR);
    placeHeadings([600, 700, 800, 900, 1000]);
    markCurrentPart(NAVBAR);
    expect(marked()).toEqual([]);
    expect(document.querySelector('[aria-current]')).toBeNull();
    expect(document.querySelector('summary')?.textContent).toBe('On this page ');
  });

  test('marks the last part at the end', () => {
    placeHeadings([-900, -800, -700, -600, -500]);
    markCurrentPart(NAVBAR);
    expect(marked()).toEqual(['#nonempty', '#nonempty']);
  });
});

describe('markCurrentPart() on a long page', () => {
  test.each([0, 1, 137, 298, 299])('marks the part %i, and asks for few places', (read) => {
    const parts = Array.from({ length: 300 }, (_, index) => `part-${index}`);
    const items = parts.map((id) => `<li><a href="#${id}">${id}</a></li>`).join('');
    const headings = parts.map((id) => `<h3 id="${id}"></h3>`).join('');
    document.body.innerHTML = `<div data-contents><ul>${items}</ul></div>${headings}`;
    const topOf = vi.fn((index: number) => (index - read) * 500 - 10);
    for (const [index, heading] of document.querySelectorAll('h3').entries()) {
      heading.getBoundingClientRect = () => ({ top: topOf(index) }) as DOMRect;
    }
    markCurrentPart(NAVBAR);
    expect(marked()).toEqual([`#part-${read}`]);
    expect(topOf.mock.calls.length).toBeLessThan(25);
  });
});

describe('the field over a list', () => {
  test('leaves what has its text, and the category of that', async () => {
    const user = userEvent.setup();
    await user.type(document.querySelector('input') as HTMLElement, 'FIR');
    expect(shown()).toEqual(['Access', 'first()']);
  });

  test('shows all again when it is emptied by Escape', async () => {
    const user = userEvent.setup();
    await user.type(document.querySelector('input') as HTMLElement, 'non{Escape}');
    expect(shown()).toHaveLength(5);
    expect(document.activeElement).toBe(document.body);
  });

  test('goes to the first member that is left by Enter', async () => {
    const followed = vi.fn();
    document.querySelector('div [href="#nonempty"]')?.addEventListener('click', followed);
    await userEvent.setup().type(document.querySelector('input') as HTMLElement, 'non{Enter}');
    expect(followed).toHaveBeenCalledOnce();
  });
});

describe('the field over a list, when nothing is found or asked for', () => {
  const followed = vi.fn((event: Event) => {
    event.preventDefault();
  });

  test.each([
    ['an empty field', '{Enter}', ''],
    ['text that nothing has', 'nope{Enter}', 'nope'],
  ])('goes nowhere from %s', async (_name, keys, left) => {
    document.querySelector('div > ul')?.addEventListener('click', followed);
    const field = document.querySelector('input') as HTMLInputElement;
    await userEvent.setup().type(field, keys);
    expect(followed).not.toHaveBeenCalled();
    expect(field.value).toBe(left);
    expect(document.activeElement).toBe(field);
  });

  test('keeps what is being composed', () => {
    const field = document.querySelector('input') as HTMLInputElement;
    field.value = 'mà';
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true }),
    );
    expect(field.value).toBe('mà');
  });
});

describe('a list that folds', () => {
  const list = () => document.querySelector('details') as HTMLDetailsElement;

  test('closes by Escape, and its bar has the focus again', async () => {
    document.querySelector<HTMLElement>('details [href="#at"]')?.focus();
    await userEvent.setup().keyboard('{Escape}');
    expect(list().open).toBe(false);
    expect(document.activeElement).toBe(document.querySelector('summary'));
  });

  test('stays open when Escape empties its field', async () => {
    const field = document.createElement('input');
    field.setAttribute('data-contents-filter', '');
    document.querySelector('summary')?.after(field);
    await userEvent.setup().type(field, 'non{Escape}');
    expect(field.value).toBe('');
    expect(list().open).toBe(true);
  });

  test('closes when the focus leaves it, and not while it goes through it', () => {
    document.querySelector<HTMLElement>('details [href="#at"]')?.focus();
    document.querySelector<HTMLElement>('details [href="#first"]')?.focus();
    expect(list().open).toBe(true);
    document.querySelector('input')?.focus();
    expect(list().open).toBe(false);
  });
});

test('a list that folds opens at the part that is read', () => {
  placeHeadings([-900, -500, -100, 800, 1000]);
  markCurrentPart(NAVBAR);
  const list = document.querySelector('details > ul') as HTMLElement;
  const link = list.querySelector('.table-of-contents__link--active') as HTMLElement;
  const place = (top: number, height: number): DOMRect =>
    ({ top, height, bottom: top + height }) as DOMRect;
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(place(100, 300));
  vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(place(900, 30));
  document.querySelector('details')?.dispatchEvent(new Event('toggle'));
  expect(list.scrollTop).toBe(665);
});

test('a list that folds closes when a part was chosen', async () => {
  const list = document.querySelector('details');
  await userEvent.setup().click(document.querySelector('details [href="#at"]') as HTMLElement);
  expect(list?.open).toBe(false);
});
