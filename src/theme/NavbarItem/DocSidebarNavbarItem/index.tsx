// Change: active on generated index pages too, and on the pages of the API reference, which does
// not list its documents (src/plugins/api-reference).
import type { ReactNode } from 'react';
import { useActiveDocContext, useLayoutDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocSidebarNavbarItem';

export default function DocSidebarNavbarItem(props: Props): ReactNode {
  const { sidebarId, label, docsPluginId, ...rest } = props;
  const { activeDoc, activeVersion } = useActiveDocContext(docsPluginId);
  const { link } = useLayoutDocsSidebar(sidebarId, docsPluginId);
  if (!link) {
    throw new Error(
      `DocSidebarNavbarItem: Sidebar with ID "${sidebarId}" doesn't have anything to be linked to.`,
    );
  }
  const isOnlySidebar = Object.keys(activeVersion?.sidebars ?? {}).join() === sidebarId;
  const isActive = activeDoc ? activeDoc.sidebar === sidebarId : isOnlySidebar;
  return (
    <DefaultNavbarItem
      exact
      {...rest}
      isActive={() => isActive}
      label={label ?? link.label}
      to={link.path}
    />
  );
}
