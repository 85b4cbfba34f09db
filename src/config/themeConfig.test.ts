import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['en', 'en_GB', 'fr_FR'],
  ['fr', 'fr_FR', 'en_GB'],
])('pages in %s name their language and the other one with a region', async (name, own, other) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', name);
  const { THEME_CONFIG } = await import('./themeConfig');
  expect(THEME_CONFIG.metadata).toContainEqual({ property: 'og:locale', content: own });
  expect(
    THEME_CONFIG.metadata?.filter(({ property }) => property === 'og:locale:alternate'),
  ).toEqual([{ property: 'og:locale:alternate', content: other }]);
});
