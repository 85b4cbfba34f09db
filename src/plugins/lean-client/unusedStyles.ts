import { join } from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { AcceptedPlugin } from 'postcss';

/** The sources that name the classes of this site; a word in any of them keeps its class. */
const SOURCES = [
  'node_modules/@docusaurus/core/lib/client/**/*.js',
  'node_modules/@docusaurus/theme-classic/lib/theme/**/*.js',
  'node_modules/@docusaurus/theme-common/lib/**/*.js',
  'src/**/*.{ts,tsx,md,mdx}',
  'docs/**/*.{md,mdx}',
  'blog/**/*.{md,mdx}',
];

/** What Docusaurus and Prism put into pages by names that stand in no source as a whole. */
const ALWAYS_KEPT = [
  /^data-/,
  /^token$/,
  /^(?:docs|blog|mdx|theme|plugin)-/,
  /^contains-task-list$/,
];

/** Leaves out the rules of the style framework that no page of this site can use. */
export function dropUnusedStyles(siteDir: string): AcceptedPlugin {
  return purgeCss({
    content: SOURCES.map((pattern) => join(siteDir, pattern)),
    safelist: { greedy: ALWAYS_KEPT },
    variables: true,
  });
}
