// One row to report a problem, copy the page as Markdown or open its source. Unlike the stock footer, it
// is also on pages that cannot be edited.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageAsMarkdown from '@site/src/components/PageAsMarkdown';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const { title, permalink, editUrl, lastUpdatedAt, lastUpdatedBy } = useDoc().metadata;
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const issue = new URLSearchParams({
    template: 'documentation.yml',
    title: `${title}: `,
    page: url + permalink,
  });
  return (
    <footer className={clsx(ThemeClassNames.docs.docFooter, styles.row)}>
      {typeof editUrl === 'string' && <Source editUrl={editUrl} />}
      {typeof editUrl === 'string' && <EditThisPage editUrl={editUrl} />}
      <Link to={`${String(customFields?.['repositoryUrl'])}/issues/new?${String(issue)}`}>
        <Translate id="ReportProblem.label" description="Leads to a new issue about the page">
          Report a problem
        </Translate>
      </Link>
      {/* The development server does not serve pages as Markdown. */}
      {process.env.NODE_ENV === 'production' && <PageAsMarkdown permalink={permalink} />}
      {typeof lastUpdatedAt === 'number' && (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy ?? null} />
      )}
    </footer>
  );
}

function Source({ editUrl }: { readonly editUrl: string }): ReactNode {
  return (
    <Link to={editUrl.replace('/edit/', '/blob/')}>
      <Translate id="DocItem.source" description="Leads to the source file of the page">
        Source
      </Translate>
    </Link>
  );
}
