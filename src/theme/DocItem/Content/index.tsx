// Adds the version, size and dependencies of a package at the top of its page.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PackageFacts from '@site/src/components/PackageFacts';
import { type PageFrontMatter, versionOf } from '@site/typedoc/reference/contract';
import OriginalContent from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';

export default function DocItemContent({ children }: Props): ReactNode {
  const { frontMatter, metadata } = useDoc();
  const { package_facts: facts, summary = '' } = frontMatter as Partial<PageFrontMatter>;
  return (
    <OriginalContent>
      {facts !== undefined && (
        <PackageFacts facts={facts} description={summary} docs={versionOf(metadata.source)} />
      )}
      {children}
    </OriginalContent>
  );
}
