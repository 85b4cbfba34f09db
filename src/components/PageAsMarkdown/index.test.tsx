// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '@site/src/testing/renderInSite';
import PageAsMarkdown from './index';

const fetchPage = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchPage);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const button = () => screen.getByRole('button');

describe('PageAsMarkdown', () => {
  test('links to the page as Markdown', () => {
    renderInSite(<PageAsMarkdown permalink="/std/docs/option" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/std/docs/option.md');
  });

  test('accepts a path that ends in a slash', () => {
    renderInSite(<PageAsMarkdown permalink="/std/api/" />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/std/api.md');
  });

  test('copies the page and confirms it', async () => {
    const user = userEvent.setup();
    fetchPage.mockResolvedValue(new Response('# Option\n'));
    renderInSite(<PageAsMarkdown permalink="/std/docs/option" />);
    await user.click(button());
    expect(fetchPage).toHaveBeenLastCalledWith('/std/docs/option.md');
    await waitFor(() => {
      expect(button().textContent).toBe('Copied');
    });
    expect(await navigator.clipboard.readText()).toBe('# Option\n');
  });

  test('offers to copy again after a while', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    fetchPage.mockResolvedValue(new Response(''));
    renderInSite(<PageAsMarkdown permalink="/std/docs/option" />);
    await user.click(button());
    await waitFor(() => {
      expect(button().textContent).toBe('Copied');
    });
    // The timer starts when the effect runs.
    await vi.waitFor(() => {
      act(() => {
        vi.advanceTimersByTime(3000);
      });
      expect(button().textContent).toBe('Copy as Markdown');
    }, 30_000);
  });

  test('explains what to do if the page cannot be loaded', async () => {
    const user = userEvent.setup();
    fetchPage.mockResolvedValue(new Response('', { status: 404 }));
    renderInSite(<PageAsMarkdown permalink="/std/docs/option" />);
    await user.click(button());
    await waitFor(() => {
      expect(button().textContent).toBe(
        'Could not copy. Open the Markdown and copy it from there.',
      );
    });
  });

  test('explains what to do without a connection', async () => {
    const user = userEvent.setup();
    fetchPage.mockRejectedValue(new TypeError('Failed to fetch'));
    renderInSite(<PageAsMarkdown permalink="/std/docs/option" />);
    await user.click(button());
    await waitFor(() => {
      expect(button().textContent).toBe(
        'Could not copy. Open the Markdown and copy it from there.',
      );
    });
  });
});
