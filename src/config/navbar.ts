import type { UserThemeConfig } from '@docusaurus/theme-common';
import { SITE } from './site';

export const NAVBAR = {
  title: SITE.shortTitle,
  hideOnScroll: true,
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  items: [
    { type: 'docsVersionDropdown', position: 'left' },
    { type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left' },
    {
      type: 'docSidebar',
      docsPluginId: 'api',
      sidebarId: 'api',
      label: 'API',
      position: 'left',
    },
    { to: '/blog', label: 'Blog', position: 'left' },
    { type: 'localeDropdown', position: 'right' },
    { href: SITE.repositoryUrl, label: 'GitHub', position: 'right' },
  ],
} satisfies UserThemeConfig['navbar'];
