import { discoverPackages } from '../../typedoc/workspace/packages';
import { packagePageUrl } from './site';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['en-GB', 'en_GB', 'fr_FR'],
  ['fr', 'fr_FR', 'en_GB'],
])('pages in %s name both languages with their regions', async (name, own, other) => {
  vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', name);
  const { THEME_CONFIG } = await import('./themeConfig');
  expect(THEME_CONFIG.metadata).toContainEqual({ property: 'og:locale', content: own });
  expect(
    THEME_CONFIG.metadata?.filter(({ property }) => property === 'og:locale:alternate'),
  ).toEqual([{ property: 'og:locale:alternate', content: other }]);
});

test('the footer links to the page of each package in the registry', async () => {
  const { THEME_CONFIG } = await import('./themeConfig');
  const links = JSON.stringify(THEME_CONFIG.footer);
  for (const { name } of discoverPackages()) {
    expect(links).toContain(`{"label":"${name}","href":"${packagePageUrl(name)}"}`);
  }
});
