// Adds the stable id of a page of the reference, and uses its summary as the description: if the front
// matter contained it, every page would load the descriptions of all.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import type { PageFrontMatter } from '@site/typedoc/reference/contract';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataOfReference(): ReactNode {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { frontMatter } = useDoc();
  const { api_id: apiId, summary } = frontMatter as Partial<PageFrontMatter>;
  return (
    <>
      <DocItemMetadata />
      {summary !== undefined && <PageMetadata description={summary} />}
      {apiId !== undefined && (
        <Head>
          <meta name={`${String(customFields?.['shortTitle'])}:api-id`} content={String(apiId)} />
        </Head>
      )}
    </>
  );
}
