import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import RedirectPage from '.';

/** Leads from the folder of some guides to their list: from `/docs/recipes` to `/docs/category/recipes`. */
export default function ToCategory(): ReactNode {
  const { pathname } = useLocation();
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const title = translate({
    id: 'RedirectPage.title',
    message: 'Guides',
    description: 'The title of a page that leads to one kind of guide, and the text of its link',
  });
  return <RedirectPage to={`/docs/category/${name}`} title={title} />;
}
