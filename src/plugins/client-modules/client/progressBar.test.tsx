import nprogress from 'nprogress';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import progressBar from './progressBar';

const location = (pathname: string) => ({ pathname, hash: '', search: '', state: undefined });

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  nprogress.remove();
});

test('the bar has a valid role and a name', () => {
  nprogress.start();
  const bar = document.querySelector('#nprogress [role]');
  expect(bar?.role).toBe('progressbar');
  expect(bar?.ariaLabel).toBe('Loading the page');
});

test('a bar that starts after the page is shown ends', () => {
  progressBar.onRouteDidUpdate?.({ location: location('/b'), previousLocation: location('/a') });
  vi.advanceTimersByTime(199);
  nprogress.start();
  expect(nprogress.isStarted()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(nprogress.isStarted()).toBe(false);
});
