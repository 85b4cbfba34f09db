import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin as SitePlugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import type { Plugin } from 'postcss';
import { PurgeCSS } from 'purgecss';

const THEME = 'node_modules/@docusaurus/theme-{classic,common}/lib/**/*';

/** The sources that name the classes and variables of this site; a word in any of them keeps its class. */
const SOURCES = [
  'node_modules/@docusaurus/core/lib/client/**/*.js',
  `${THEME}.js`,
  'src/**/*.{ts,tsx,md,mdx}',
  '{docs,blog,i18n}/**/*.{md,mdx}',
];

/** The other stylesheets, which use variables of the framework. */
const STYLESHEETS = [
  'node_modules/@docusaurus/core/lib/client/**/*.css',
  `${THEME}.css`,
  'src/**/*.css',
];

const VARIABLE = /--[\w-]+/g;

/** Parts of the framework that the theme has a choice of, and this site has chosen otherwise. */
const NEVER_USED = [
  /^(?:navbar|footer)--(?:dark|primary)$/,
  /^button--outline$/,
  /^hero(?:$|--)/,
  /^(?:badge|card|footer__link-separator|pagination$|pills|tabs--block)/,
];

/** Elements, which Markdown makes without a source that names them, and attributes. */
const ALWAYS_KEPT = [
  /^(?:a|blockquote|code|del|details|em|h[1-6]|hr|img|input|kbd|li|[ou]l|p|pre|small|strong|su[bp]|summary|svg|t(?:able|body|d|foot|h|head|r)|video)$/,
  /^data-/,
];

const STYLE_FRAMEWORK = /[\\/]node_modules[\\/]infima[\\/]/;

/**
 * The sources whose stylesheets few pages need, or pages that a reader has done something on. They
 * come with their scripts, and `src/plugins/static-host/` links each page to those of its HTML.
 */
const OF_FEW_PAGES = [
  'src/components/(?:AllNames|Home\\w+|InstallCommands|NeedList)/',
  'src/components/(?:PackageFacts|ProblemList|Search(?:Box|Page|Results))/',
  'theme/Blog',
  // The icons of social networks.
  'theme/Icon/Socials',
];

/** Keeps small the stylesheet that all pages share. */
export default function pageStyles({ siteDir }: LoadContext): SitePlugin {
  return {
    name: 'page-styles',
    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') {
        options.plugins.push(dropUnusedStyles(siteDir));
      }
      return options;
    },
    configureWebpack(_config, isServer) {
      return isServer ? {} : { optimization: { splitChunks: { cacheGroups: SHARED_STYLES } } };
    },
  };
}

/** Narrows the group of stylesheets that Docusaurus makes one file of. */
const SHARED_STYLES = {
  styles: {
    test: new RegExp(`^(?!.*(?:${OF_FEW_PAGES.join('|').replaceAll('/', '[\\\\/]')}))`, 'u'),
  },
};

/**
 * Leaves out the classes and variables of Infima, the style framework of the theme, that no page uses.
 *
 * The styles of the theme and of this site are few, and all in use.
 */
function dropUnusedStyles(siteDir: string): Plugin {
  return {
    postcssPlugin: 'tstd-page-styles',
    async OnceExit(root, { postcss }) {
      if (!STYLE_FRAMEWORK.test(root.source?.input.file ?? '')) {
        return;
      }
      const [purged] = await new PurgeCSS().purge({
        content: SOURCES.map((pattern) => join(siteDir, pattern)),
        css: [{ raw: root.toString() }],
        variables: true,
        blocklist: NEVER_USED,
        safelist: { standard: ALWAYS_KEPT, variables: listUsedVariables(siteDir) },
      });
      root.removeAll().append(postcss.parse(purged?.css ?? ''));
    },
  };
}

/** The variables that sources and other stylesheets than the framework's name. */
function listUsedVariables(siteDir: string): string[] {
  const files = Globby.sync([...SOURCES, ...STYLESHEETS], { cwd: siteDir, absolute: true });
  return [...new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(VARIABLE) ?? []))];
}
