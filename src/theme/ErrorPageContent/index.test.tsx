import { type ReactNode, useState } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import ErrorPageContent from '.';

let thrown: unknown;

beforeEach(() => {
  // React reports the errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  document.title = '';
  thrown = undefined;
  vi.restoreAllMocks();
});

function Page(): ReactNode {
  const [count, setCount] = useState(0);
  if (thrown !== undefined) {
    throw thrown;
  }
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Page {count}
    </button>
  );
}

const guardedPage = (
  <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
    <Page />
  </ErrorBoundary>
);

describe('ErrorPageContent', () => {
  test('shows that the page crashed, with the error and its causes', () => {
    thrown = new Error('Outer fault', { cause: new TypeError('Inner fault') });
    renderInSite(guardedPage);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page crashed.');
    expect(screen.getByRole('alert').textContent).toMatch(/Outer fault\s+Cause:\s+Inner fault$/);
  });

  test('is the title of the page', async () => {
    thrown = new Error('Fault');
    renderInSite(guardedPage);
    await waitFor(() => expect(document.title).toBe('Page Error'));
  });

  test('clears the error when the reader tries again', () => {
    thrown = new Error('Once');
    renderInSite(guardedPage);
    thrown = undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Page 0')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows the error again if trying again does not help', () => {
    thrown = new Error('Always');
    renderInSite(guardedPage);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Always')).toBeTruthy();
  });

  test('disappears when the reader goes to another page', () => {
    thrown = new Error('Only here');
    const { history } = renderInSite(guardedPage);
    thrown = undefined;
    act(() => history.push('/#anchor'));
    expect(screen.getByText('Only here')).toBeTruthy();
    act(() => history.push('/elsewhere'));
    expect(screen.getByText('Page 0')).toBeTruthy();
  });
});
