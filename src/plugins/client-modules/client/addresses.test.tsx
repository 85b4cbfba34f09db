import { afterEach, describe, expect, test, vi } from 'vitest';
import { NOT_FOUND_CLASS } from '../../../dom/notFoundClass';
import { normalizeAddress } from './addresses';

vi.mock('@generated/docusaurus.config', () => ({ default: { baseUrl: '/std/' } }));

afterEach(() => {
  document.documentElement.className = '';
});

describe('normalizeAddress()', () => {
  test('keeps the query and the anchor', () => {
    window.history.replaceState({ key: 'a' }, '', '/std/search/?q=map#result');
    const restore = normalizeAddress('/std/');
    expect(window.location.href).toMatch(/\/std\/search\?q=map#result$/);
    expect(window.history.state).toEqual({ key: 'a' });
    restore();
    expect(window.location.pathname).toBe('/std/search');
  });

  test.each(['/std/caf%E9', '/std/API', '/std/docs/nope/'])(
    'tells the router of the not-found page at %s, and shows the reader their address after',
    (path) => {
      document.documentElement.className = `plugin-native ${NOT_FOUND_CLASS}`;
      window.history.replaceState(null, '', `${path}?q=1`);
      const restore = normalizeAddress('/std/');
      expect(window.location.pathname).toBe('/std/404.html');
      restore();
      expect(window.location.pathname + window.location.search).toBe(`${path}?q=1`);
    },
  );
});
