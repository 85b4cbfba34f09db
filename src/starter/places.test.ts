// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepPlaces } from './places';

const root = document.documentElement;
const isWhole = (): boolean => root.hasAttribute('data-whole');

/** Opens a page as a reader does: by a link, by "Back" or by "Reload". */
function open(type: NavigationTimingType): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ]);
  keepPlaces();
}

const scrollBy = vi.fn();

beforeEach(() => {
  root.removeAttribute('data-whole');
  window.history.replaceState(null, '', '/');
  vi.stubGlobal('scrollBy', scrollBy);
  document.elementFromPoint = () => document.body;
});

test('a page that is opened to be read is laid out whole after the first scrolling', () => {
  open('navigate');
  expect(isWhole()).toBe(false);
  // The text in view moves down when the text above it gets its height.
  vi.spyOn(document.body, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, isWhole() ? 500 : 100),
  );
  window.dispatchEvent(new Event('scrollend'));
  expect(isWhole()).toBe(true);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(0, 400);
});

test('a page that is opened at an anchor is laid out whole', () => {
  window.location.hash = 'here';
  open('navigate');
  expect(isWhole()).toBe(true);
});

test('an anchor that is followed leads to its exact place', async () => {
  open('navigate');
  document.body.innerHTML = '<p id="there"></p>';
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  window.location.hash = 'there';
  await vi.waitFor(() => {
    expect(isWhole()).toBe(true);
  });
  expect(scrolled).toHaveBeenCalledOnce();
  // From now on the browser is exact, also on the way back, which need not lead to the anchor.
  window.location.hash = '';
  window.location.hash = 'there';
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(scrolled).toHaveBeenCalledOnce();
});

test.each(['back_forward', 'reload'] as const)('the way back lays it out: %s', (type) => {
  open(type);
  expect(isWhole()).toBe(true);
});
