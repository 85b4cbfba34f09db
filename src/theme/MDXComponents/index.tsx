// Change: a table stands in a box of its own, which scrolls and can be reached by keyboard; a part
// that is folded is the element itself.
import type { ComponentType } from 'react';
import OriginalComponents from '@theme-original/MDXComponents';
import MDXDetails from './Details';
import MDXTable from './Table';

const MDXComponents = {
  ...(OriginalComponents as Readonly<Record<string, ComponentType>>),
  details: MDXDetails,
  table: MDXTable,
};

export default MDXComponents;
