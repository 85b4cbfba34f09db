// Change: the crumbs of the API reference begin at its first page, and all of them are links.
import { type ReactNode, useMemo } from 'react';
import { DocsSidebarProvider, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import OriginalDocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { layOutCrumbs } from './layOutCrumbs';

export default function DocBreadcrumbs(): ReactNode {
  const sidebar = useDocsSidebar();
  const items = useMemo(() => sidebar && layOutCrumbs(sidebar.items), [sidebar]);
  return sidebar && items ? (
    <DocsSidebarProvider name={sidebar.name} items={items}>
      <OriginalDocBreadcrumbs />
    </DocsSidebarProvider>
  ) : (
    <OriginalDocBreadcrumbs />
  );
}
