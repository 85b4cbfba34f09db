// Code is highlighted HTML, the keyboard can scroll wide tables, and native details open without scripts.
import type { ComponentType } from 'react';
import ScrollTable from '@site/src/components/ScrollTable';
import OriginalComponents from '@theme-original/MDXComponents';
import CodeBlock from '../CodeBlock';

const MDXComponents = {
  ...(OriginalComponents as Readonly<Record<string, ComponentType>>),
  details: 'details',
  pre: CodeBlock,
  table: ScrollTable,
};

export default MDXComponents;
