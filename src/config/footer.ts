import { sortByPurpose } from '../../typedoc/plugin/map/groups';
import { discoverPackages } from '../../typedoc/workspace/packages';
import { SITE, packagePageUrl } from './site';

export const FOOTER = {
  style: 'light' as const,
  logo: {
    alt: SITE.title,
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    href: '/',
    width: 48,
    height: 48,
  },
  links: [
    {
      title: 'Getting started',
      items: [
        { label: 'Introduction', to: '/docs/getting-started/Introduction' },
        { label: 'Import style', to: '/docs/getting-started/import-style' },
        { label: 'API reference', to: '/api' },
      ],
    },
    {
      title: 'Packages',
      items: sortByPurpose(discoverPackages()).map(({ name }) => ({
        label: name,
        href: packagePageUrl(name),
      })),
    },
    {
      title: 'Community',
      items: [
        { label: 'Source code', href: SITE.repositoryUrl },
        { label: 'Stack Overflow', href: SITE.questionsUrl },
        { label: 'Blog', to: '/blog' },
      ],
    },
  ],
  copyright: `Copyright © ${SITE.copyrightYear} The tstd maintainers. MIT licence.`,
};
