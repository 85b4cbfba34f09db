import { join } from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { LoadContext, Plugin as SitePlugin } from '@docusaurus/types';
import type { Plugin } from 'postcss';

/** The sources that name the classes of this site; a word in any of them keeps its class. */
const SOURCES = [
  'node_modules/@docusaurus/core/lib/client/**/*.js',
  'node_modules/@docusaurus/theme-classic/lib/theme/**/*.js',
  'node_modules/@docusaurus/theme-common/lib/**/*.js',
  'src/**/*.{ts,tsx,md,mdx}',
  '{docs,blog,i18n}/**/*.{md,mdx}',
];

/** Elements, which Markdown makes without a source that names them, and attributes. */
const ALWAYS_KEPT = [/^[a-z][a-z\d]*$/, /^data-/];

const STYLE_FRAMEWORK = /[\\/]node_modules[\\/]infima[\\/]/;

/** Leaves out of a build the styles of the theme's framework that no page can use. */
export default function unusedStyles({ siteDir }: LoadContext): SitePlugin {
  return {
    name: 'unused-styles',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') {
        options.plugins.push(dropUnusedStyles(siteDir));
      }
      return options;
    },
  };
}

/**
 * Leaves out the classes of Infima, the style framework of the theme, that no page can use.
 *
 * The styles of the theme and of this site are few, and all in use.
 */
function dropUnusedStyles(siteDir: string): Plugin {
  const purge = purgeCss({
    content: SOURCES.map((pattern) => join(siteDir, pattern)),
    safelist: { standard: ALWAYS_KEPT },
  }) as Plugin;
  return {
    postcssPlugin: 'tstd-unused-styles',
    async OnceExit(root, helpers) {
      if (STYLE_FRAMEWORK.test(root.source?.input.file ?? '')) {
        await purge.OnceExit?.(root, helpers);
      }
    },
  };
}
