import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import RedirectPage from '.';

export default function ToCategory({ name }: { readonly name: string }): ReactNode {
  const title = translate({
    id: 'RedirectPage.title',
    message: 'Guides',
    description: 'The title of a page that leads to one kind of guide, and the text of its link',
  });
  return <RedirectPage to={`/docs/category/${name}`} title={title} />;
}
