// Change: a link that opens a new tab says so, and one without an id, which is no target, has no
// empty class: on the longest page these weigh hundreds of bytes.
import type { ReactNode } from 'react';
import Link, { type Props as LinkProps } from '@docusaurus/Link';
import NewTabMark from '@site/src/components/NewTabMark';
import OriginalA from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';

export default function MarkdownLink({ children, ...props }: Props): ReactNode {
  const content = (
    <>
      {children}
      <NewTabMark href={props.href} target={props.target} />
    </>
  );
  return props.id === undefined ? (
    // SAFETY: a property that is undefined is to a link as one that is left out.
    <Link {...(props as LinkProps)}>{content}</Link>
  ) : (
    <OriginalA {...props}>{content}</OriginalA>
  );
}
