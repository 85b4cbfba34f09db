// Change: offers the page as Markdown.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageAsMarkdown from '@site/src/components/PageAsMarkdown';
import DocItemFooter from '@theme-original/DocItem/Footer';

export default function DocItemFooterWithMarkdown(): ReactNode {
  const { metadata } = useDoc();
  return (
    <>
      {/* The server of those who write has the pages only as they show. */}
      {process.env.NODE_ENV === 'production' && <PageAsMarkdown permalink={metadata.permalink} />}
      <DocItemFooter />
    </>
  );
}
