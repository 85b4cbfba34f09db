// Change: a page of the API reference carries its stable id.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { PageFrontMatter } from '@site/typedoc/plugin/contract';
import DocItemMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadataWithApiId(): ReactNode {
  const { frontMatter } = useDoc();
  const { api_id: apiId } = frontMatter as Partial<PageFrontMatter>;
  return (
    <>
      <DocItemMetadata />
      {apiId !== undefined && (
        <Head>
          <meta name="tstd:api-id" content={String(apiId)} />
        </Head>
      )}
    </>
  );
}
