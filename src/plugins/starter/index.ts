import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { type BuildOptions, buildSync, transformSync } from 'esbuild';
import { SITE } from '../../config/site';
import { siteTexts } from '../../config/texts';
import { CARDS_FILE } from '../../starter/cards';
import { SETTINGS_ID, type StarterSettings } from '../../starter/settings';

/**
 * Puts the code of `src/starter/` into the head of every page, before anything is shown.
 *
 * It is the same in all languages: the not-found page of one may be put in the place of another's,
 * and then obeys the policy of both. What shows cards has a file of its own.
 */
export default function starter({ siteConfig: { baseUrl }, siteStorage }: LoadContext): Plugin {
  const settings: StarterSettings = {
    baseUrl,
    storageNamespace: siteStorage.namespace,
    texts: siteTexts().starter,
  };
  return {
    name: 'starter',
    injectHtmlTags: () => ({
      // Before the script of the theme, which begins the body: a press may come with the first paint.
      headTags: [
        {
          tagName: 'script',
          attributes: { id: SETTINGS_ID, type: 'application/json' },
          // Ends no script before its time.
          innerHTML: JSON.stringify(settings).replaceAll('<', '\\u003c'),
        },
        { tagName: 'script', innerHTML: bundleStarter() },
        {
          tagName: 'script',
          attributes: { type: 'speculationrules' },
          innerHTML: JSON.stringify(SPECULATION_RULES),
        },
      ],
    }),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            ...(process.env.NODE_ENV === 'production' && FILES_OF_APPLICATION),
            plugins: [emitFile(CARDS_FILE, bundlePart('cards', 'showCard', baseUrl))],
          },
  };
}

/** How the application is divided into files. */
const FILES_OF_APPLICATION = {
  // The application loads tables of all files: they are short where names serve as ids, and six
  // digits of a hash are enough to tell the versions of a file apart. The prefix is for names that
  // begin with an underscore, since GitHub Pages serves no such file.
  output: { chunkFilename: 'assets/js/part-[id].[contenthash:6].js' },
  resolve: { alias: { tslib$: join(__dirname, 'client/tslib.ts') } },
  optimization: {
    chunkIds: 'named' as const,
    splitChunks: {
      cacheGroups: {
        // Browsers keep it when the site changes, and have less to do at a time when it starts.
        react: {
          filename: 'assets/js/react.[contenthash:8].js',
          test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
          chunks: 'initial' as const,
          enforce: true,
        },
        // What most kinds of page share.
        theme: {
          name: 'theme',
          test: /[\\/](?:@docusaurus|src[\\/](?:components|theme))[\\/].*\.[jt]sx?$/,
          chunks: 'async' as const,
          minChunks: 14,
          enforce: true,
        },
      },
    },
  },
};

/** Lets browsers that can do so fetch the page of a link that is pointed at, in any language. */
const SPECULATION_RULES = {
  prefetch: [{ where: { href_matches: `${SITE.baseUrl}*` }, eagerness: 'moderate' }],
};

const FOLDER = join(__dirname, '../../starter');

export function bundleStarter(): string {
  return bundle({ entryPoints: [join(FOLDER, 'main.ts')] });
}

/** Bundles a function that is loaded on its own; the module of its name makes it. */
function bundlePart(part: string, name: string, settings: unknown): string {
  const folder = join(FOLDER, part);
  const styles = transformSync(readFileSync(join(folder, 'styles.css'), 'utf8'), {
    loader: 'css',
    minify: true,
  }).code.trim();
  const contents = [
    `import { create } from './${name}';`,
    `export const ${name} = create(${JSON.stringify(settings)}, ${JSON.stringify(styles)});`,
  ].join('\n');
  return bundle({ stdin: { contents, resolveDir: folder }, format: 'esm', charset: 'utf8' });
}

function bundle(options: BuildOptions): string {
  const { outputFiles } = buildSync({
    ...options,
    bundle: true,
    minify: true,
    write: false,
    target: ['chrome109', 'firefox115', 'safari16.4'],
  });
  return String(outputFiles[0]?.text).trim();
}

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

/** Returns a plugin of the bundler that adds a file to its output, in a build and while writing. */
function emitFile(name: string, content: string): BundlerPlugin {
  return {
    apply: (compiler) => {
      const { sources, Compilation } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('emit-file', (compilation) => {
        compilation.hooks.processAssets.tap(
          { name: 'emit-file', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
          () => {
            compilation.emitAsset(name, new sources.RawSource(content));
          },
        );
      });
    },
  };
}
