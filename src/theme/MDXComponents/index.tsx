// Code comes as highlighted HTML, the keyboard scrolls a wide table, long tables have a search field,
// and the browser itself opens details: without scripts, and for a link to what they hide.
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import ScrollTable from '@site/src/components/ScrollTable';
import TableSearch from '@site/src/components/TableSearch';
import { TABLE_SEARCH_ATTRIBUTE } from '@site/typedoc/reference/contract';
import OriginalComponents from '@theme-original/MDXComponents';
import CodeBlock from '../CodeBlock';

interface DivProps extends ComponentProps<'div'> {
  /** The reference says by this attribute what a field looks for: Markdown has no such element. */
  readonly [TABLE_SEARCH_ATTRIBUTE]?: string;
}

const MDXComponents = {
  ...(OriginalComponents as Readonly<Record<string, ComponentType>>),
  details: 'details',
  div: MDXDiv,
  pre: CodeBlock,
  table: ScrollTable,
};

export default MDXComponents;

function MDXDiv({ [TABLE_SEARCH_ATTRIBUTE]: label, ...props }: DivProps): ReactNode {
  return label === undefined ? <div {...props} /> : <TableSearch label={label} />;
}
