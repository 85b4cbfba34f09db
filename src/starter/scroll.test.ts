// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markCurrentPart } from './contents';
import { followScrolling } from './scroll';

vi.mock('./contents', { spy: true });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the list of contents is marked ten times a second, and once more when scrolling ends', () => {
  followScrolling({ whenReady: () => undefined });
  vi.advanceTimersByTime(1000);
  vi.mocked(markCurrentPart).mockClear();
  for (let picture = 0; picture < 60; picture++) {
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(1000 / 60);
  }
  const marks = vi.mocked(markCurrentPart).mock.calls.length;
  expect(marks).toBeGreaterThanOrEqual(7);
  expect(marks).toBeLessThanOrEqual(10);
  vi.advanceTimersByTime(1000);
  expect(markCurrentPart).toHaveBeenCalledTimes(marks + 1);
  vi.advanceTimersByTime(1000);
  expect(markCurrentPart).toHaveBeenCalledTimes(marks + 1);
});
