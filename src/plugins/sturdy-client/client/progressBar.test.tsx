import type { ClientModule } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let clientModule: ClientModule;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ default: clientModule } = await import('./progressBar'));
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const location = (path: string) => {
  const { pathname, hash } = new URL(path, 'https://example.org');
  return { pathname, hash, search: '', state: undefined };
};

function follow(to: string, from = '/'): void {
  clientModule.onRouteUpdate?.({ location: location(to), previousLocation: location(from) });
}

function arrive(to: string, from = '/'): void {
  clientModule.onRouteDidUpdate?.({ location: location(to), previousLocation: location(from) });
}

const bars = () => [...document.querySelectorAll<HTMLElement>('[role=progressbar]')];
const progress = () => bars().map(({ style }) => style.transform);

describe('the progress bar', () => {
  test('comes after 200 ms, at 0.08, and goes on by 0.02 every 800 ms', () => {
    follow('/slow');
    vi.advanceTimersByTime(199);
    expect(progress()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(progress()).toEqual(['scaleX(0.08)']);
    vi.advanceTimersByTime(800);
    expect(progress()).toEqual(['scaleX(0.1)']);
    vi.advanceTimersByTime(800);
    expect(progress()).toEqual(['scaleX(0.12)']);
  });

  test('moves within 200 ms, has a name, and no spinner', () => {
    follow('/slow');
    vi.advanceTimersByTime(200);
    const [bar] = bars();
    expect(bar?.ariaLabel).toBe('Loading the page');
    expect(bar?.ariaValueNow).toBe('8');
    expect(bar?.childElementCount).toBe(0);
  });

  test('does not end before the page is there', () => {
    follow('/slow');
    vi.advanceTimersByTime(3_600_000);
    expect(progress()).toEqual(['scaleX(0.994)']);
  });

  test('goes to its end and away when the page is there', () => {
    follow('/slow');
    vi.advanceTimersByTime(500);
    arrive('/slow');
    expect(progress()).toEqual(['scaleX(1)']);
    vi.advanceTimersByTime(200);
    expect(bars()[0]?.style.opacity).toBe('0');
    vi.advanceTimersByTime(200);
    expect(bars()).toEqual([]);
  });

  test('does not show for a page that comes at once', () => {
    follow('/fast');
    vi.advanceTimersByTime(150);
    arrive('/fast');
    vi.advanceTimersByTime(10_000);
    expect(bars()).toEqual([]);
  });

  test('does not stay when a second link is followed before the first has loaded', () => {
    follow('/first');
    vi.advanceTimersByTime(100);
    follow('/second');
    vi.advanceTimersByTime(50);
    arrive('/second');
    vi.advanceTimersByTime(10_000);
    expect(bars()).toEqual([]);
  });

  test('shows once when a second link is followed while it is there', () => {
    follow('/first');
    vi.advanceTimersByTime(300);
    follow('/second');
    vi.advanceTimersByTime(300);
    expect(bars()).toHaveLength(1);
  });

  test('does not show for the first page, nor within a page', () => {
    clientModule.onRouteUpdate?.({ location: location('/'), previousLocation: null });
    follow('/#anchor');
    vi.advanceTimersByTime(10_000);
    expect(bars()).toEqual([]);
  });
});
