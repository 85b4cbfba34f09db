// @vitest-environment jsdom
import { ScrollControllerProvider } from '@docusaurus/theme-common/internal';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../../testing/renderInSite';
import HomeHero from './index';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('HomeHero shows how to install, and links to pages', () => {
  renderInSite(
    <ScrollControllerProvider>
      <HomeHero scope="@family">
        <pre>example();</pre>
      </HomeHero>
    </ScrollControllerProvider>,
  );
  expect(screen.getByRole('tabpanel').textContent).toContain('npm install @family/core');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/docs/tutorial/values',
    '/docs/getting-started/import-style',
  ]);
  expect(screen.getByText('example();')).toBeTruthy();
});
