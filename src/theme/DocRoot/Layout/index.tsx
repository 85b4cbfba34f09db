// Shows readers where they are among hundreds of pages: while a folded page is open, the sidebar and the
// breadcrumbs list it, and the sidebar scrolls to the open page.
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { DocsSidebarProvider, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import OriginalLayout from '@theme-original/DocRoot/Layout';
import { unfold } from './unfold';
import { useCurrentInSight } from './useCurrentInSight';

export default function DocRootLayout(props: ComponentProps<typeof OriginalLayout>): ReactNode {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  const items = useMemo(() => sidebar && unfold(sidebar.items, pathname), [sidebar, pathname]);
  useCurrentInSight(pathname);
  return sidebar && items ? (
    <DocsSidebarProvider name={sidebar.name} items={items}>
      <OriginalLayout {...props} />
    </DocsSidebarProvider>
  ) : (
    <OriginalLayout {...props} />
  );
}
