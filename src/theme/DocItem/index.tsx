// Change: the page of a package begins with its facts, for which it brings the component.
import type { ComponentType, ReactNode } from 'react';
import { DocProvider } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import type { PackageFactsProps } from '@site/src/components/PackageFacts';
import type { Props } from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import type { PageFrontMatter } from '@site/typedoc/plugin/pages';

interface PackageContent {
  readonly PackageFacts?: ComponentType<PackageFactsProps>;
  readonly frontMatter: Pick<PageFrontMatter, 'package_facts'>;
}

export default function DocItem({ content }: Props): ReactNode {
  const Content = content;
  const { PackageFacts, frontMatter } = content as PackageContent;
  const { package_facts: facts } = frontMatter;
  const { id, description } = content.metadata;
  return (
    <DocProvider content={content}>
      <HtmlClassNameProvider className={`docs-doc-id-${id}`}>
        <DocItemMetadata />
        <DocItemLayout>
          {PackageFacts !== undefined && facts !== undefined && (
            <PackageFacts facts={facts} description={description} />
          )}
          <Content />
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
