// Change: marks the page for src/plugins/client-modules/client/addresses.ts, has its title below /docs
// and /api too, where the theme leaves that of the site, and leads on without scripts.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { NOT_FOUND_CLASS } from '../../../dom/notFoundClass';

export default function NotFoundContent({ className }: Props): ReactNode {
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    <HtmlClassNameProvider className={NOT_FOUND_CLASS}>
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
          <li>
            <Link to="/">
              <Translate id="NotFound.home" description="A link on the 404 page">
                Home page
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/docs/category/getting-started">
              <Translate id="NotFound.guides" description="A link on the 404 page">
                Guides
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/api">
              <Translate id="NotFound.reference" description="A link on the 404 page">
                API reference
              </Translate>
            </Link>
          </li>
        </ul>
      </main>
    </HtmlClassNameProvider>
  );
}
