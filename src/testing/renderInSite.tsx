import type { ReactElement, ReactNode } from 'react';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { Context as DocusaurusContext } from '@docusaurus/core/lib/client/docusaurusContext';
import type { DocusaurusConfig } from '@docusaurus/types';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import { render } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter, useHistory } from 'react-router-dom';

export interface SiteOptions {
  readonly siteConfig?: Partial<DocusaurusConfig>;
  readonly themeConfig?: UserThemeConfig;
  readonly globalData?: Readonly<Record<string, unknown>>;
  /** The history of addresses; the last one is open. */
  readonly addresses?: string[];
}

export interface RenderedSite {
  readonly history: ReturnType<typeof useHistory>;
}

export function renderInSite(element: ReactElement, options: SiteOptions = {}): RenderedSite {
  // Headings read the setting of the navbar.
  const navbar = { hideOnScroll: true, items: [] };
  const { themeConfig = { navbar }, globalData = {}, addresses = ['/'] } = options;
  const siteConfig = {
    baseUrl: '/',
    trailingSlash: false,
    future: {},
    themeConfig,
    ...options.siteConfig,
  };
  const context = { siteConfig, globalData, i18n: {}, siteMetadata: {}, codeTranslations: {} };
  window.docusaurus = { prefetch: () => false, preload: () => false };
  const site = {} as RenderedSite;
  function History(): ReactNode {
    Object.assign(site, { history: useHistory() });
    return null;
  }
  function Site({ children }: { readonly children: ReactNode }): ReactNode {
    return (
      <HelmetProvider>
        <MemoryRouter initialEntries={addresses} initialIndex={addresses.length - 1}>
          <History />
          <DocusaurusContext.Provider value={context as never}>
            <BrowserContextProvider>{children}</BrowserContextProvider>
          </DocusaurusContext.Provider>
        </MemoryRouter>
      </HelmetProvider>
    );
  }
  render(element, { wrapper: Site });
  return site;
}
