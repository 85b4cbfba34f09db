// Translates the names of categories, which Docusaurus translates only in the sidebar.
import type { ReactNode } from 'react';
import type { PropNavigationLink } from '@docusaurus/plugin-content-docs';
import { findSidebarCategory, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocPaginator';
import DocPaginator from '@theme-original/DocPaginator';

export default function TranslatedDocPaginator({ previous, next, ...props }: Props): ReactNode {
  const items = useDocsSidebar()?.items ?? [];
  const translated = (link: PropNavigationLink | undefined): PropNavigationLink | undefined =>
    link && {
      ...link,
      title: findSidebarCategory(items, ({ href }) => href === link.permalink)?.label ?? link.title,
    };
  return <DocPaginator {...props} previous={translated(previous)} next={translated(next)} />;
}
