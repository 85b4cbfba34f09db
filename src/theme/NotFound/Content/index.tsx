// Change: marks the page for src/plugins/client-modules/client/addresses.ts, has its title below /docs
// and /api too, where the theme leaves that of the site, and leads to the pages it may stand for.
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import OriginalContent from '@theme-original/NotFound/Content';
import type { Props } from '@theme/NotFound/Content';
import { NOT_FOUND_CLASS } from '../../../dom/notFoundClass';

export default function NotFoundContent(props: Props): ReactNode {
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

  return (
    <HtmlClassNameProvider className={NOT_FOUND_CLASS}>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page Not Found',
          description: 'The title of the 404 page',
        })}
      />
      <Head>
        <meta name="application" content="required" />
      </Head>
      <OriginalContent {...props} />
      {NearestPages !== undefined && <NearestPages />}
    </HtmlClassNameProvider>
  );
}
