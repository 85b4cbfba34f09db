import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

export interface ReportProblemProps {
  readonly title: string;
  readonly permalink: string;
}

export default function ReportProblem({ title, permalink }: ReportProblemProps): ReactNode {
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const issue = new URLSearchParams({
    template: 'documentation.yml',
    title: `${title}: `,
    page: url + permalink,
  });
  const address = `${String(customFields?.['repositoryUrl'])}/issues/new?${String(issue)}`;
  return (
    <Link to={address}>
      <Translate id="ReportProblem.label" description="Leads to a new issue about the page">
        Report a problem
      </Translate>
    </Link>
  );
}
