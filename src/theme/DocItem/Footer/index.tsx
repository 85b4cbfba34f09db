// Readers report a problem, copy a page as Markdown or go to its source in one row, which pages that
// cannot be edited have too.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import PageAsMarkdown from '@site/src/components/PageAsMarkdown';
import ReportProblem from '@site/src/components/ReportProblem';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const { title, permalink, editUrl, lastUpdatedAt, lastUpdatedBy } = useDoc().metadata;
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.row)}>
      {typeof editUrl === 'string' && <Source editUrl={editUrl} />}
      {typeof editUrl === 'string' && <EditThisPage editUrl={editUrl} />}
      <ReportProblem title={title} permalink={permalink} />
      {/* The server of those who write has the pages only as they show. */}
      {process.env.NODE_ENV === 'production' && <PageAsMarkdown permalink={permalink} />}
      {typeof lastUpdatedAt === 'number' && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy ?? null} />
      )}
    </footer>
  );
}

/** Leads to the file of the page; where that is changed is known. */
function Source({ editUrl }: { readonly editUrl: string }): ReactNode {
  return (
    <Link to={editUrl.replace('/edit/', '/blob/')}>
      <Translate id="DocItem.source" description="Leads to the file that a page is made from">
        Source
      </Translate>
    </Link>
  );
}
