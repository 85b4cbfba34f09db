import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import prefetching from './prefetching';

const location = (pathname: string) => ({ pathname, hash: '', search: '', state: undefined });
const prefetch = vi.fn<Window['docusaurus']['prefetch']>(() => false);
const preload = vi.fn<Window['docusaurus']['preload']>(() => false);

beforeEach(() => {
  window.docusaurus = Object.freeze({ prefetch, preload });
});

afterEach(() => {
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const start = (): void => {
  prefetching.onRouteDidUpdate?.({ location: location('/a'), previousLocation: null });
};

test.each([
  ['in an idle moment of its own', 'requestIdleCallback'],
  ['in a task of its own, where the browser does not tell when it is idle', 'setTimeout'],
])('each page is prefetched %s', (_, schedule) => {
  const moments: (() => void)[] = [];
  vi.stubGlobal(schedule, (run: () => void) => moments.push(run));
  start();
  void window.docusaurus.prefetch('/b');
  void window.docusaurus.prefetch('/c');
  expect(prefetch).not.toHaveBeenCalled();
  moments[0]?.();
  expect(prefetch.mock.calls).toEqual([['/b']]);
  moments[1]?.();
  expect(prefetch.mock.calls).toEqual([['/b'], ['/c']]);
});

test('a page that is pointed at loads at once, whatever is shown later', () => {
  start();
  prefetching.onRouteDidUpdate?.({ location: location('/b'), previousLocation: location('/a') });
  void window.docusaurus.preload('/c');
  expect(preload.mock.calls).toEqual([['/c']]);
});
