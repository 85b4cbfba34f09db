import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
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

/** Lists what was measured of each package and each export. */
export default function EvidencePage({ content }: { readonly content: EvidenceHtml }): ReactNode {
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
  const keywords = translate({
    id: 'EvidencePage.keywords',
    message: 'trust, proof, tests, coverage, benchmarks',
    description: 'Words by which the search finds the page of evidence',
  });
  return (
    <Layout>
      <PageMetadata title={title} description={description} keywords={keywords} />
      <main className={`container margin-vert--lg ${styles.page ?? ''}`}>
        <article>
          <Heading as="h1">{title}</Heading>
          <p>{introduction}</p>
          <p>
            <Translate
              id="EvidencePage.context"
              description="Leads from the page of evidence to how it comes about and to what is not done"
              values={{
                proof: (
                  <Link to="/docs/background/proof">
                    <Translate
                      id="EvidencePage.proof"
                      description="Leads from the page of evidence to the guide on proofs"
                    >
                      How the claims are proved
                    </Translate>
                  </Link>
                ),
                status: (
                  <Link to="/docs/project/status">
                    <Translate
                      id="EvidencePage.status"
                      description="Leads from the page of evidence to what is done and what is not"
                    >
                      Status and roadmap
                    </Translate>
                  </Link>
                ),
              }}
            >
              {'See also: {proof}, {status}.'}
            </Translate>
          </p>
          <ScrollBox label={title}>
            <div dangerouslySetInnerHTML={{ __html: table }} />
          </ScrollBox>
          <div dangerouslySetInnerHTML={{ __html: rest }} />
        </article>
      </main>
    </Layout>
  );
}
