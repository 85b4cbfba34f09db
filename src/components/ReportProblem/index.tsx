import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import NewTabMark from '../NewTabMark';

export interface ReportProblemProps {
  /** The title and the path of the page that has the problem. */
  readonly title: string;
  readonly permalink: string;
}

/** Leads to a new issue of the repository, which names the page. */
export default function ReportProblem({ title, permalink }: ReportProblemProps): ReactNode {
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const issue = new URLSearchParams({
    title: `${title}: `,
    body: `${url}${permalink}\n\n`,
  });
  const address = `${String(customFields?.['repositoryUrl'])}/issues/new?${String(issue)}`;
  return (
    <Link to={address}>
      <Translate id="ReportProblem.label" description="Leads to a new issue about the page">
        Report a problem
      </Translate>
      <NewTabMark href={address} />
    </Link>
  );
}
