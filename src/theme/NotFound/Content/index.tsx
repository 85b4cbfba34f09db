// Adds a search and links, which also work without scripts. Sets the title too: in /docs and /api, the
// theme would keep that of the site.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';

export default function NotFoundContent({ className }: Props): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    <HtmlClassNameProvider className="page-not-found">
      <PageMetadata title={title} />
      <main className={clsx('container margin-vert--lg', className)}>
        <h1>{title}</h1>
        <p>
          <Translate id="NotFound.text" description="Says on the 404 page what happened">
            There is no page at this address. The link that led here may be old or misspelt.
          </Translate>
        </p>
        <p>
          <Link className="button button--primary" to="/search">
            <Translate id="NotFound.search" description="A link on the 404 page">
              Search the site
            </Translate>
          </Link>
        </p>
        <ul>
          {ways().map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </main>
    </HtmlClassNameProvider>
  );
}

function ways(): readonly { readonly to: string; readonly label: string }[] {
  const description = 'A link on the 404 page';
  return [
    { to: '/', label: translate({ id: 'NotFound.home', message: 'Home page', description }) },
    {
      to: '/docs/category/getting-started',
      label: translate({ id: 'NotFound.guides', message: 'Guides', description }),
    },
    {
      to: '/api',
      label: translate({ id: 'NotFound.reference', message: 'API reference', description }),
    },
  ];
}
