import type { ReactNode } from 'react';
import { rest, table } from 'evidence-html';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ScrollBox from '../ScrollBox';
import StaticHtml from './StaticHtml';
import styles from './styles.module.css';

const ID = / id="(?<id>[^"]+)"/g;

/** Lists what was measured of each package and each export. */
export default function EvidencePage(): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  // The check of links does not see what stands in HTML.
  for (const { groups } of `${table}${rest}`.matchAll(ID)) {
    collectAnchor(groups?.['id']);
  }
  const title = translate({
    id: 'EvidencePage.title',
    message: 'Evidence',
    description: 'Title of the page that lists what was measured of all packages',
  });
  const description = translate({
    id: 'EvidencePage.description',
    message: 'What was measured of each package and each export, and how.',
    description: 'Describes the page of evidence to search engines',
  });
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className={`container margin-vert--lg ${styles.page ?? ''}`}>
        <Heading as="h1">{title}</Heading>
        <ScrollBox label={title}>
          <StaticHtml id="evidence-table" html={table} />
        </ScrollBox>
        <StaticHtml id="evidence-rest" html={rest} />
      </main>
    </Layout>
  );
}
