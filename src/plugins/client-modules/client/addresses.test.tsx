// cspell:ignore Fpage
import { afterEach, expect, test } from 'vitest';
import { normalizeAddress } from './addresses';

const { origin } = window.location;

function visit(address: string, canonical: string): void {
  document.head.innerHTML = `<link rel="canonical" href="https://example.org${canonical}">`;
  window.history.replaceState({ key: 'a' }, '', origin + address);
}

afterEach(() => {
  document.head.innerHTML = '';
});

test.each([
  '/std/docs/page/',
  '/std/docs/page.html',
  '/std//docs/page',
  '//std/docs/page',
  '/std/docs%2Fpage',
])('normalizeAddress() passes the address of the file to the router at %s', (address) => {
  visit(`${address}?q=map#result`, '/std/docs/page');
  const restore = normalizeAddress();
  restore();
  expect(window.location.href).toBe(`${origin}/std/docs/page?q=map#result`);
  expect(window.history.state).toEqual({ key: 'a' });
});

test.each(['/std/caf%E9', '/std/API', '/std/docs/nope/', '//evil.example/x'])(
  'normalizeAddress() hides the unknown address %s only from the router',
  (address) => {
    visit(`${address}?q=1`, '/std/404.html');
    const restore = normalizeAddress();
    expect(window.location.pathname).toBe('/std/404.html');
    restore();
    expect(window.location.href).toBe(`${origin}${address}?q=1`);
  },
);

test('normalizeAddress() keeps the address if the file does not name one', () => {
  window.history.replaceState(null, '', '/std/docs/page/');
  normalizeAddress()();
  expect(window.location.pathname).toBe('/std/docs/page/');
});
