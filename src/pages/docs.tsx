import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import RedirectPage from '@site/src/components/RedirectPage';

export default function DocsPage(): ReactNode {
  const title = translate({
    id: 'docs.redirect.title',
    message: 'Getting started',
    description: 'The title of the page that leads to the first guides, and the text of its link',
  });
  return <RedirectPage to="/docs/category/getting-started" title={title} />;
}
