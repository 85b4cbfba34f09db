import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import ScrollBox from '../ScrollBox';
import styles from './styles.module.css';

/** The parts of the page, as HTML. */
export interface EvidenceHtml {
  /** One sentence, as text. */
  readonly introduction: string;
  /** A row for each package. */
  readonly table: string;
  /** How it is measured, then the exports of each package, folded. */
  readonly rest: string;
  /** The ids in both, which links may name. */
  readonly anchors: readonly string[];
}

export interface EvidencePageProps {
  readonly content: EvidenceHtml;
}

/** Lists what was measured of each package and each export. */
export default function EvidencePage({ content }: EvidencePageProps): ReactNode {
  const { introduction, table, rest, anchors } = content;
  const { collectAnchor } = useBrokenLinks();
  // The check of links does not see what stands in HTML.
  anchors.forEach(collectAnchor);
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
        <p>{introduction}</p>
        <ScrollBox label={title}>
          <div dangerouslySetInnerHTML={{ __html: table }} />
        </ScrollBox>
        <div dangerouslySetInnerHTML={{ __html: rest }} />
      </main>
    </Layout>
  );
}
