// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
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
  vi.unstubAllGlobals();
});

describe('PageAsMarkdown', () => {
  test.each(['/std/docs/option', '/std/docs/option/'])('links to %s as Markdown', (permalink) => {
    renderInSite(<PageAsMarkdown permalink={permalink} />);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/std/docs/option.md');
  });

  test('copies the page and confirms it', async () => {
    const user = userEvent.setup();
    fetchPage.mockResolvedValue(new Response('# Option\n'));
    renderInSite(<PageAsMarkdown permalink="/std/docs/option" />);
    await user.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
    expect(fetchPage).toHaveBeenLastCalledWith('/std/docs/option.md');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe('# Option\n');
  });

  test('says what to do if the page cannot be loaded, until it can', async () => {
    const user = userEvent.setup();
    fetchPage.mockResolvedValueOnce(new Response('', { status: 404 }));
    fetchPage.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchPage.mockResolvedValueOnce(new Response(''));
    renderInSite(<PageAsMarkdown permalink="/std/docs/option" />);
    const failed = 'Could not copy. Open the Markdown and copy it from there.';
    await user.click(screen.getByRole('button'));
    await user.click(await screen.findByRole('button', { name: failed }));
    await user.click(await screen.findByRole('button', { name: failed }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
  });
});
