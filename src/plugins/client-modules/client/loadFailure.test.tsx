import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { watchLoadFailures } from './loadFailure';

const root = document.documentElement;

beforeEach(() => {
  watchLoadFailures();
});

afterEach(() => {
  delete root.dataset['hasHydrated'];
  document.body.replaceChildren();
});

function reject(name: string): void {
  const reason = Object.assign(new Error('Loading chunk 1 failed'), { name });
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
}

const notices = () => document.querySelectorAll('[role=alert]');

describe('a script that cannot be loaded', () => {
  test('is told once, with a button, and the page stays', () => {
    document.body.innerHTML = '<main>Text</main>';
    reject('ChunkLoadError');
    reject('ChunkLoadError');
    expect(notices()).toHaveLength(1);
    expect(notices()[0]?.querySelector('button')?.textContent).toBe('Retry');
    expect(document.querySelector('main')?.textContent).toBe('Text');
  });

  test('is left to Docusaurus once the page is hydrated', () => {
    root.dataset['hasHydrated'] = 'true';
    reject('ChunkLoadError');
    expect(notices()).toHaveLength(0);
  });
});

test('another error is no matter of loading', () => {
  reject('TypeError');
  expect(notices()).toHaveLength(0);
});
