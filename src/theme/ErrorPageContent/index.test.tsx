import { type ReactNode, useState } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ThemeError from '@theme/Error';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { HelmetProvider } from 'react-helmet-async';
import { Router } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import { causalChain } from './causalChain';
import ErrorPageContent from '.';

let thrown: unknown;

beforeEach(() => {
  // React reports what a boundary has caught.
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
  test('says that the page crashed, with the error and its causes', () => {
    thrown = new Error('Outer fault', { cause: new TypeError('Inner fault', { cause: 'a text' }) });
    renderInSite(guardedPage);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page crashed.');
    expect(screen.getByText('Outer fault')).toBeTruthy();
    expect(screen.getByText('Cause: Inner fault')).toBeTruthy();
    expect(screen.getByText('Cause: a text')).toBeTruthy();
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

  test('shows the error again when trying again does not help', () => {
    thrown = new Error('Always');
    renderInSite(guardedPage);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Always')).toBeTruthy();
  });

  test('goes away when the reader goes to another page', () => {
    thrown = new Error('Only here');
    const { history } = renderInSite(guardedPage);
    thrown = undefined;
    act(() => history.push('/#anchor'));
    expect(screen.getByText('Only here')).toBeTruthy();
    act(() => history.push('/elsewhere'));
    expect(screen.getByText('Page 0')).toBeTruthy();
  });

  test('stands where the whole application has crashed, outside of all providers', async () => {
    thrown = new Error('Top fault');
    render(
      <HelmetProvider>
        <Router history={createMemoryHistory()}>
          <ErrorBoundary fallback={(params) => <ThemeError {...params} />}>
            <Page />
          </ErrorBoundary>
        </Router>
      </HelmetProvider>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This page crashed.');
    expect(screen.getByText('Top fault')).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Page Error'));
  });
});

describe('causalChain()', () => {
  test('ends where errors cause each other in a circle', () => {
    const first = new Error('first');
    const second = new Error('second', { cause: first });
    first.cause = second;
    expect(causalChain(first)).toEqual(['first', 'second']);
  });

  test('names an error that has no message', () => {
    expect(causalChain(new RangeError())).toEqual(['RangeError']);
  });

  test('shows whatever was thrown', () => {
    expect(causalChain('text')).toEqual(['text']);
    expect(causalChain(null)).toEqual(['null']);
    expect(causalChain(Object.create(null))).toEqual(['object']);
  });
});
