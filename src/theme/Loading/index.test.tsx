import type { ReactNode } from 'react';
import Loading from '@theme/Loading';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import Loadable from 'react-loadable';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

interface PageModule {
  readonly default: () => ReactNode;
}

const page: PageModule = { default: () => <p>The page</p> };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page as Docusaurus loads it: `Loading` stands in for it with the delay of the library. */
function renderPage(loader: () => Promise<PageModule>): void {
  const Page = Loadable({
    loader,
    loading: Loading,
    render: (loaded: PageModule) => <loaded.default />,
  });
  render(<Page />);
}

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('Loading', () => {
  test('shows nothing for 200 ms, then a sign that something is on its way, then the page', async () => {
    let arrive: (module: PageModule) => void = () => {};
    renderPage(() => new Promise((resolve) => (arrive = resolve)));
    await advance(199);
    expect(document.body.textContent).toBe('');
    expect(screen.queryByRole('status')).toBeNull();
    await advance(2);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
    arrive(page);
    await advance(0);
    expect(screen.getByText('The page')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('shows the error of a chunk that fails to load, and loads it again on Retry', async () => {
    const loader = vi
      .fn<() => Promise<PageModule>>()
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed'))
      .mockRejectedValueOnce(new Error('Loading chunk 7 failed again'))
      .mockResolvedValue(page);
    renderPage(loader);
    await advance(0);
    expect(screen.getByRole('alert').textContent).toContain('Error: Loading chunk 7 failed');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await advance(0);
    expect(screen.getByRole('alert').textContent).toContain('Loading chunk 7 failed again');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await advance(0);
    expect(screen.getByText('The page')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(loader).toHaveBeenCalledTimes(3);
  });
});
