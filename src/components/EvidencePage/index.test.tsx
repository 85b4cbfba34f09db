// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import StaticHtml from './StaticHtml';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('content that the page has stays as it is', () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  render(<StaticHtml id="figures" html="<table><caption>Figures</caption></table>" />);
  expect(screen.getByRole('table', { name: 'Figures' })).toBeDefined();
  expect(fetch).not.toHaveBeenCalled();
});

test('content that the page does not have is taken from the page at its address', async () => {
  window.location.hash = '#core';
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const page = '<body><p>Other</p><div id="figures"><p id="core">Core</p></div></body>';
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(page)));
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  render(<StaticHtml id="figures" html="" />);
  await waitFor(() => {
    expect(screen.getByText('Core')).toBeDefined();
  });
  expect(scrollIntoView).toHaveBeenCalledOnce();
});
