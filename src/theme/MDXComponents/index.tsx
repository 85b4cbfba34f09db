// Code is highlighted HTML, the keyboard can scroll wide tables, long tables have a search field, and
// native details also open without scripts and for links to their content.
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import ScrollTable from '@site/src/components/ScrollTable';
import TableSearch from '@site/src/components/TableSearch';
import { TABLE_SEARCH_ATTRIBUTE } from '@site/typedoc/reference/contract';
import OriginalComponents from '@theme-original/MDXComponents';
import CodeBlock from '../CodeBlock';

interface DivProps extends ComponentProps<'div'> {
  /** The label of a search field, for which Markdown has no element. Set by the reference. */
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
