import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';

export interface NewTabMarkProps {
  readonly href: string | undefined;
  readonly target?: string | undefined;
}

export default function NewTabMark({ href, target }: NewTabMarkProps): ReactNode {
  // Docusaurus's target for links to other sites.
  const byDefault = href === undefined || isInternalUrl(href) ? '_self' : '_blank';
  return (target ?? byDefault) === '_blank' ? <IconExternalLink /> : null;
}

export interface MarkedLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function MarkedLink({ children, ...props }: MarkedLinkProps): ReactNode {
  return (
    <Link {...props}>
      {children}
      <NewTabMark href={props.to} />
    </Link>
  );
}
