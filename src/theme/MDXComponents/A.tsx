// Change: a link that opens a new tab says so.
import type { ReactNode } from 'react';
import NewTabMark from '@site/src/components/NewTabMark';
import OriginalA from '@theme-original/MDXComponents/A';
import type { Props } from '@theme/MDXComponents/A';

export default function MarkdownLink({ children, ...props }: Props): ReactNode {
  return (
    <OriginalA {...props}>
      {children}
      <NewTabMark href={props.href} target={props.target} />
    </OriginalA>
  );
}
