// Change: code arrives highlighted (src/plugins/rehype-highlight-code) instead of as children.
import type { ReactNode } from 'react';
import CodeBlock, { type CodeBlockProps } from '../CodeBlock';

export default function MDXPre(props: CodeBlockProps): ReactNode {
  return <CodeBlock {...props} />;
}
