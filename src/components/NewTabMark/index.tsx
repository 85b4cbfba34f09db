import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';

export interface NewTabMarkProps {
  readonly href: string | undefined;
  readonly target?: string | undefined;
}

/** The icon that says of a link that it opens a new tab; nothing for a link that does not. */
export default function NewTabMark({ href, target }: NewTabMarkProps): ReactNode {
  // Docusaurus gives links to other sites this target.
  const byDefault = href === undefined || isInternalUrl(href) ? '_self' : '_blank';
  return (target ?? byDefault) === '_blank' ? <IconExternalLink /> : null;
}

export interface MarkedLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A link that says so where it opens a new tab. */
export function MarkedLink({ children, ...props }: MarkedLinkProps): ReactNode {
  return (
    <Link {...props}>
      {children}
      <NewTabMark href={props.to} />
    </Link>
  );
}
