// Change: marks the page for src/plugins/client-modules/client/addresses.ts, has its title below /docs
// and /api too, where the theme leaves that of the site, says what to do, and leads to the pages it may
// stand for.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { NOT_FOUND_CLASS } from '../../../dom/notFoundClass';

export default function NotFoundContent({ className }: Props): ReactNode {
  const [NearestPages, setNearestPages] = useState<ComponentType>();

  // Loaded when it is needed: this component is a part of every page of the docs.
  useEffect(() => {
    import('@site/src/components/NearestPages').then(
      (module) => {
        setNearestPages(() => module.default);
      },
      () => {
        // The page says that there is none, and the search is there.
      },
    );
  }, []);

  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    <HtmlClassNameProvider className={NOT_FOUND_CLASS}>
      <PageMetadata title={title} />
      <Head>
        <meta name="application" content="required" />
      </Head>
      <main className={clsx('container margin-vert--lg', className)}>
        <h1>{title}</h1>
        <p>
          <Translate
            id="NotFound.text"
            description="Says on the 404 page what happened"
            values={{
              reference: (
                <Link to="/api">
                  <Translate id="NotFound.reference" description="A link on the 404 page">
                    the reference
                  </Translate>
                </Link>
              ),
              guides: (
                <Link to="/docs/category/getting-started">
                  <Translate id="NotFound.guides" description="A link on the 404 page">
                    the guides
                  </Translate>
                </Link>
              ),
            }}
          >
            {
              'Nothing stands at this address: the link that led here is old or misspelt. Search for its words, or begin with {guides} or {reference}.'
            }
          </Translate>
        </p>
      </main>
      {NearestPages !== undefined && <NearestPages />}
    </HtmlClassNameProvider>
  );
}
