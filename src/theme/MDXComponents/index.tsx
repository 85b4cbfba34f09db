// Change: a table stands in a box of its own, which scrolls and can be reached by keyboard.
import type { ComponentType } from 'react';
import OriginalComponents from '@theme-original/MDXComponents';
import MDXTable from './Table';

const MDXComponents = {
  ...(OriginalComponents as Readonly<Record<string, ComponentType>>),
  table: MDXTable,
};

export default MDXComponents;
