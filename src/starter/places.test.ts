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

beforeEach(() => {
  root.removeAttribute('data-whole');
});

test('a page that is opened to be read is laid out whole after the first scrolling', () => {
  open('navigate');
  expect(isWhole()).toBe(false);
  window.dispatchEvent(new Event('scrollend'));
  expect(isWhole()).toBe(true);
});

test.each(['back_forward', 'reload'] as const)('the way back lays it out: %s', (type) => {
  open(type);
  expect(isWhole()).toBe(true);
});
