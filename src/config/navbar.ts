import type { UserThemeConfig } from '@docusaurus/theme-common';
import { REFERENCE_ROOT } from '../../typedoc/reference/contract';
import { GUIDES, SITE } from './site';
import { siteTexts } from './siteTexts';

export const NAVBAR = {
  title: SITE.shortTitle,
  hideOnScroll: true,
  logo: {
    alt: '',
    src: 'img/logo.svg',
    width: 32,
    height: 32,
  },
  items: [
    // Not of the type `docSidebar`, which is not active on generated index pages.
    {
      type: 'custom-versionedLink',
      to: GUIDES,
      activeBasePath: '/docs',
      label: 'Docs',
      position: 'left',
    },
    {
      type: 'custom-versionedLink',
      to: REFERENCE_ROOT,
      activeBasePath: REFERENCE_ROOT,
      label: 'API',
      position: 'left',
    },
    { to: '/blog', label: 'Blog', position: 'left' },
    {
      type: 'docsVersionDropdown',
      position: 'right',
      // Without an item, a single version would not be a menu.
      dropdownItemsAfter: [{ to: '/versions', label: siteTexts().versions }],
    },
    { type: 'localeDropdown', position: 'right' },
    { href: SITE.repositoryUrl, label: 'GitHub', position: 'right' },
  ],
} satisfies UserThemeConfig['navbar'];
