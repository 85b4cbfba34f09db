import type { ReactElement, ReactNode } from 'react';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { Context as DocusaurusContext } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusConfig } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { render } from '@testing-library/react';
import { type MemoryHistory, createMemoryHistory } from 'history';
import { HelmetProvider } from 'react-helmet-async';
import { Router } from 'react-router-dom';

export interface SiteOptions {
  readonly siteConfig?: Partial<DocusaurusConfig>;
  readonly themeConfig?: UserThemeConfig;
  readonly globalData?: Readonly<Record<string, unknown>>;
  readonly history?: MemoryHistory;
}

export function renderInSite(
  element: ReactElement,
  options: SiteOptions = {},
): { readonly history: MemoryHistory } {
  // Headings read the setting of the navbar.
  const navbar = { hideOnScroll: true, items: [] };
  const { themeConfig = { navbar }, globalData = {}, history = createMemoryHistory() } = options;
  const siteConfig = {
    baseUrl: '/',
    trailingSlash: false,
    future: {},
    themeConfig,
    ...options.siteConfig,
  };
  const context = { siteConfig, globalData, i18n: {}, siteMetadata: {}, codeTranslations: {} };
  window.docusaurus = { prefetch: () => false, preload: () => false };
  function Site({ children }: { readonly children: ReactNode }): ReactNode {
    return (
      <HelmetProvider>
        <Router history={history}>
          <DocusaurusContext.Provider value={context as never}>
            <BrowserContextProvider>{children}</BrowserContextProvider>
          </DocusaurusContext.Provider>
        </Router>
      </HelmetProvider>
    );
  }
  render(element, { wrapper: Site });
  return { history };
}
