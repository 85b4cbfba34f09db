import type { Config, PluginConfig, PluginModule } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import typedoc from 'docusaurus-plugin-typedoc';
import type { Pluggable } from 'unified';
import { readFrontMatter } from './src/config/frontMatter';
import { I18N, baseUrlOf, currentLocale } from './src/config/localeConfig';
import { PAGE_TEMPLATE } from './src/config/page';
import { referenceLinks } from './src/config/referenceLinks';
import {
  FROZEN_VERSIONS,
  HAS_HISTORY,
  REGISTRY,
  SITE,
  readVersions,
  sourceUrl,
} from './src/config/site';
import { siteTexts } from './src/config/siteTexts';
import { ADDITIONAL_CODE_LANGUAGES, THEME_CONFIG } from './src/config/themeConfig';
import highlightCode from './src/plugins/highlight-code/rehype';
import versionsPage from './src/plugins/reference/versionsPage';
import versionedLinks from './src/plugins/reference/versionedLinks';
import nameLinks from './src/plugins/remark-name-links';
import referencePages from './src/plugins/remark-reference';
import renderedSource from './src/plugins/remark-rendered-source';
import staticImages from './src/plugins/remark-static-images';
import contentLinks from './src/plugins/translation/contentLinks';
import foreignWords from './src/plugins/translation/foreignWords';
import frenchSpaces from './src/plugins/translation/frenchSpaces';
import translationNote from './src/plugins/translation/translationNote';
import { showFiles } from './typedoc/doctest/tutorialProject';
import {
  REFERENCE_FILES,
  REFERENCE_PLUGIN_ID,
  REFERENCE_ROOT,
  referenceFolder,
  symbolsFile,
} from './typedoc/reference/contract';
import {
  isReferenceWritten,
  prepareReference,
  referencePluginOptions,
} from './typedoc/reference/docusaurus';
import { HISTORY_FILE } from './typedoc/reference/interfaces';
import { createNameReader } from './typedoc/reference/index/exampleNames';
import { themeTexts } from './typedoc/reference/referenceTexts';
import { contentFolder } from './typedoc/workspace/content';
import { SOURCE_LOCALE, typographyOf } from './typedoc/workspace/locales';
import { REPOSITORY } from './typedoc/workspace/packages';

const LOCALE = currentLocale();
const TEXTS = siteTexts();
prepareReference(LOCALE);

const symbolsOf = (version?: string): string => symbolsFile(LOCALE, version);
const NAMES = createNameReader(symbolsOf);

// A function, because every page loads the site's settings, which would include plain options.
const reference: PluginModule = (context) =>
  typedoc(
    context,
    referencePluginOptions({ locale: LOCALE, links: referenceLinks(), print: console.info }),
  );

const TYPOGRAPHY: Pluggable[] = typographyOf(LOCALE) === 'french' ? [frenchSpaces] : [];

// Also a function, because its options contain the path of the repository.
const TRANSLATION_NOTE: Pluggable = () =>
  translationNote({ root: REPOSITORY, locale: LOCALE, labels: TEXTS.translation });

const WRITTEN: Pluggable[] = [
  ...TYPOGRAPHY,
  ...(LOCALE === SOURCE_LOCALE ? [] : [TRANSLATION_NOTE, contentLinks]),
  staticImages,
  versionedLinks,
];

const content = {
  beforeDefaultRemarkPlugins: WRITTEN,
  remarkPlugins: [...(LOCALE === SOURCE_LOCALE ? [] : [foreignWords]), [nameLinks, { symbolsOf }]],
  rehypePlugins: [
    [
      highlightCode,
      {
        languages: ADDITIONAL_CODE_LANGUAGES,
        names: NAMES,
        base: baseUrlOf(LOCALE),
      },
    ],
  ],
} satisfies Partial<DocsOptions>;

function versioned(names: readonly string[]) {
  const maintained = names.find((name) => !name.includes('-'));
  const optionsOf = (name: string) => ({
    noIndex: true,
    // By default, a banner says that the version is no longer maintained.
    ...(name === maintained && { banner: 'none' as const }),
  });
  return {
    lastVersion: 'current',
    versions: Object.fromEntries(names.map((name) => [name, optionsOf(name)])),
  } satisfies Partial<DocsOptions>;
}

const docs = {
  ...content,
  ...versioned(FROZEN_VERSIONS),
  path: contentFolder('docs', SOURCE_LOCALE),
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl: sourceUrl('', 'edit'),
  editLocalizedFiles: true,
  showLastUpdateTime: HAS_HISTORY,
} satisfies DocsOptions;

const api = {
  ...content,
  ...versioned(readVersions(`${REFERENCE_PLUGIN_ID}_versions.json`)),
  id: REFERENCE_PLUGIN_ID,
  path: referenceFolder(LOCALE),
  routeBasePath: REFERENCE_ROOT,
  sidebarPath: `./${referenceFolder(LOCALE)}/${REFERENCE_FILES.sidebar}`,
  beforeDefaultRemarkPlugins: [
    ...TYPOGRAPHY,
    [referencePages, { texts: themeTexts(LOCALE), base: baseUrlOf(LOCALE) }],
    versionedLinks,
  ],
  numberPrefixParser: false,
  showLastUpdateTime: HAS_HISTORY,
} satisfies DocsOptions;

const blog = {
  ...content,
  path: contentFolder('blog', SOURCE_LOCALE),
  routeBasePath: 'blog',
  blogTitle: TEXTS.blog.title,
  blogDescription: TEXTS.blog.description,
  blogSidebarCount: 'ALL',
  blogSidebarTitle: TEXTS.blog.sidebar,
  authorsMapPath: 'authors.yml',
  tags: 'tags.yml',
  showLastUpdateTime: HAS_HISTORY,
  editUrl: sourceUrl('', 'edit'),
  editLocalizedFiles: true,
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom'],
    title: TEXTS.blog.feed,
    description: TEXTS.blog.description,
  },
} satisfies PresetOptions['blog'];

const pages = {
  ...content,
  beforeDefaultRemarkPlugins: [
    renderedSource,
    [
      versionsPage,
      {
        history: HISTORY_FILE,
        symbols: symbolsFile(LOCALE),
        labels: { ...TEXTS.changes, ...TEXTS.sections },
        versions: FROZEN_VERSIONS,
      },
    ],
    ...WRITTEN,
  ],
  path: contentFolder('pages', SOURCE_LOCALE),
  editUrl: sourceUrl('', 'edit'),
  editLocalizedFiles: true,
  showLastUpdateTime: HAS_HISTORY,
} satisfies PresetOptions['pages'];

const sitemap = {
  lastmod: HAS_HISTORY ? 'date' : null,
  ignorePatterns: ['**/404.html'],
} satisfies PresetOptions['sitemap'];

const preset = {
  docs,
  blog,
  pages,
  sitemap,
  theme: { customCss: './src/css/custom.css' },
  svgr: false,
} satisfies PresetOptions;

const plugins: PluginConfig[] = [
  ...(isReferenceWritten() ? [] : [[reference, {}] satisfies PluginConfig]),
  ['@docusaurus/plugin-content-docs', api],
  './src/plugins/reference/index.ts',
  './src/plugins/client-modules/index.ts',
  './src/plugins/dev-server/index.ts',
  './src/plugins/starter/index.ts',
  './src/plugins/texts/index.ts',
  './src/plugins/home/index.ts',
  './src/plugins/highlight-code/index.ts',
  './src/plugins/markdown-pages/index.ts',
  './src/plugins/search/index.ts',
  './src/plugins/static-host/index.ts',
];

const config: Config = {
  title: SITE.title,
  tagline: TEXTS.tagline,
  url: SITE.url,
  baseUrl: SITE.baseUrl,
  organizationName: SITE.organizationName,
  projectName: SITE.projectName,
  favicon: 'img/favicon.svg',
  ssrTemplate: PAGE_TEMPLATE,
  trailingSlash: false,
  customFields: {
    registry: REGISTRY,
    repositoryUrl: SITE.repositoryUrl,
    shortTitle: SITE.shortTitle,
  },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: I18N,
  markdown: {
    format: 'detect',
    parseFrontMatter: readFrontMatter(REPOSITORY, HAS_HISTORY),
    preprocessor: ({ filePath, fileContent }) => showFiles(filePath, fileContent),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  future: {
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      // CSS without a layer, such as ours, overrides the layers of the theme.
      useCssCascadeLayers: true,
    },
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      ssgWorkerThreads: true,
      // The cache notices changed pages, but not changes of what plugins add to them, such as links.
      rspackPersistentCache: false,
    },
  },
  presets: [['@docusaurus/preset-classic', preset]],
  plugins,
  themeConfig: THEME_CONFIG,
};

export default config;
