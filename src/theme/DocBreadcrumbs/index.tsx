// Change: the crumbs of the API reference begin at its first page, and all of them are links. They
// stay in sight, and src/starter/ adds the part that is read.
import { type ReactNode, useMemo } from 'react';
import { DocsSidebarProvider, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import OriginalDocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { CURRENT_ATTRIBUTE } from '@site/src/dom/contents';
import { layOutCrumbs } from './layOutCrumbs';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  const sidebar = useDocsSidebar();
  const items = useMemo(() => sidebar && layOutCrumbs(sidebar.items), [sidebar]);
  return sidebar && items ? (
    <div className={styles.place}>
      <DocsSidebarProvider name={sidebar.name} items={items}>
        <OriginalDocBreadcrumbs />
      </DocsSidebarProvider>
      <span
        className={styles.current}
        suppressHydrationWarning
        // The starter writes into it, and React leaves it alone.
        dangerouslySetInnerHTML={{ __html: '' }}
        {...{ [CURRENT_ATTRIBUTE]: 'link' }}
      />
      <CopyLinkButton />
    </div>
  ) : (
    <OriginalDocBreadcrumbs />
  );
}

/** Copies the address of the part that is read: src/starter/ does. */
function CopyLinkButton(): ReactNode {
  return (
    <button type="button" className={clsx('clean-btn', styles.copy)} data-native="copy-link">
      {translate({
        id: 'DocBreadcrumbs.copyLink',
        message: 'Copy link',
        description: 'Label of the button that copies the address of the part that is read',
      })}
    </button>
  );
}
