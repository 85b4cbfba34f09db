import { REFERENCE_ROOT } from '../../typedoc/reference/contract';
import { sortByPurpose } from '../../typedoc/reference/model/groups';
import { discoverPackages } from '../../typedoc/workspace/packages';
import { SITE, packagePageUrl } from './site';

export const FOOTER = {
  logo: {
    alt: SITE.title,
    src: 'img/logo.svg',
    href: '/',
    width: 48,
    height: 48,
  },
  links: [
    {
      title: 'Learn',
      items: [
        { label: 'Introduction', to: '/docs/getting-started/Introduction' },
        { label: 'Tutorial', to: '/docs/category/tutorial' },
        { label: 'Recipes', to: '/docs/category/recipes' },
        { label: 'API reference', to: REFERENCE_ROOT },
        { label: 'Blog', to: '/blog' },
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
      title: 'Project',
      items: [
        { label: 'Status', to: '/docs/project/status' },
        { label: 'How the claims are tested', to: '/docs/background/proof' },
        { label: 'Contributing', to: '/docs/project/contributing' },
        { label: 'Security', to: '/docs/project/security' },
        { label: 'Source code', href: SITE.repositoryUrl },
        { label: 'Stack Overflow', href: SITE.questionsUrl },
      ],
    },
  ],
  copyright: `Copyright © ${SITE.copyrightYear} The ${SITE.shortTitle} maintainers. MIT licence.`,
};
