// Change: marks the page for src/plugins/client-modules/client/addresses.ts, and has its title below
// /docs and /api too, where the theme leaves that of the site.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import OriginalContent from '@theme-original/NotFound/Content';
import type { Props } from '@theme/NotFound/Content';
import { NOT_FOUND_CLASS } from './notFoundClass';

export default function NotFoundContent(props: Props): ReactNode {
  return (
    <HtmlClassNameProvider className={NOT_FOUND_CLASS}>
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Page Not Found',
          description: 'The title of the 404 page',
        })}
      />
      <OriginalContent {...props} />
    </HtmlClassNameProvider>
  );
}
