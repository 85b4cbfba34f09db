import type { Config, PluginConfig, PluginModule } from '@docusaurus/types';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import logger from '@docusaurus/logger';
import typedoc from 'docusaurus-plugin-typedoc';
import type { Pluggable } from 'unified';
import { KEY_TEXTS } from './src/config/keyTexts';
import { withLastUpdate } from './src/config/lastUpdates';
import { I18N, baseUrlOf, currentLocale, localized } from './src/config/locales';
import { PAGE_TEMPLATE } from './src/config/page';
import { referenceLinks } from './src/config/reference';
import { HAS_HISTORY, SITE, commitUrl, sourceUrl } from './src/config/site';
import { STARTER_TEXTS } from './src/config/starterTexts';
import { ADDITIONAL_CODE_LANGUAGES, THEME_CONFIG } from './src/config/theme';
import { TRANSLATION_NOTES } from './src/config/translationNotes';
import type { EvidenceOptions } from './src/plugins/evidence';
import type { HomeOptions } from './src/plugins/home';
import type { MarkdownPagesOptions } from './src/plugins/markdown-pages';
import frenchSpaces from './src/plugins/remark-french-spaces';
import guideLinks from './src/plugins/remark-guide-links';
import { createGuideReader } from './src/plugins/remark-guide-links/guides';
import headingAliases from './src/plugins/remark-heading-aliases';
import { createCounterpartFinder } from './src/plugins/remark-heading-aliases/counterparts';
import highlightCode from './src/plugins/rehype-highlight-code';
import nameLinks from './src/plugins/remark-name-links';
import packageChanges from './src/plugins/remark-package-changes';
import { readPackageChanges } from './src/plugins/remark-package-changes/changes';
import renderedSource from './src/plugins/remark-rendered-source';
import symbolAnchors from './src/plugins/remark-symbol-anchors';
import translationNote from './src/plugins/remark-translation-note';
import { createFreshnessJudge } from './src/plugins/remark-translation-note/judge';
import type { SearchOptions } from './src/plugins/search';
import { sitemapItems } from './src/plugins/sitemap-items';
import starter from './src/plugins/starter';
import { REFERENCE_PLUGIN_ID, REFERENCE_ROOT } from './typedoc/plugin/contract';
import {
  type ReferencePluginOptions,
  prepareReference,
  referencePluginOptions,
} from './typedoc/plugin/docusaurus';
import { createNameReader } from './typedoc/plugin/examples/table';
import { createTitleFinder } from './typedoc/plugin/sectionTitles';
import { testedExamples } from './typedoc/report/examples';
import { CONTENT_FOLDERS } from './typedoc/workspace/content';
import { REPOSITORY, discoverPackages } from './typedoc/workspace/packages';

const LOCALE = currentLocale();
const REFERENCE = prepareReference(LOCALE);
const SYMBOLS_FILE = REFERENCE.symbols;
const NAMES = createNameReader(REPOSITORY);
const LINKS = referenceLinks(LOCALE);
const PACKAGE_VERSION = discoverPackages()[0]?.manifest.version ?? '';

const readReferenceOptions = (): ReferencePluginOptions =>
  referencePluginOptions({
    locale: LOCALE,
    links: LINKS,
    printsReport: process.env.NODE_ENV === 'production' && LOCALE === I18N.defaultLocale,
    print: logger.info,
  });

// Functions, because the options of plugins travel to every page with the settings of the site.
const reference: PluginModule = (context) => typedoc(context, readReferenceOptions());

const TYPOGRAPHY = { en: [], fr: [frenchSpaces] };

const TRANSLATION_NOTE = [
  translationNote,
  {
    judge: createFreshnessJudge(REPOSITORY),
    labels: TRANSLATION_NOTES,
  },
] satisfies Pluggable;

/** The plugins of pages that are written by hand, before those of Docusaurus. */
const WRITTEN = { en: [], fr: [...TYPOGRAPHY.fr, TRANSLATION_NOTE] };

const counterparts = createCounterpartFinder({
  root: REPOSITORY,
  plugins: {
    en: [renderedSource, ...TYPOGRAPHY.en],
    fr: [renderedSource, ...TYPOGRAPHY.fr],
  },
});

const content = {
  beforeDefaultRemarkPlugins: localized(WRITTEN),
  remarkPlugins: [
    [nameLinks, { symbols: SYMBOLS_FILE }],
    [headingAliases, { counterparts, titles: createTitleFinder(REPOSITORY, LOCALE) }],
  ],
  rehypePlugins: [
    [
      highlightCode,
      {
        languages: ADDITIONAL_CODE_LANGUAGES,
        tested: testedExamples(REPOSITORY),
        names: NAMES,
        base: localized({ en: baseUrlOf('en'), fr: baseUrlOf('fr') }),
      },
    ],
  ],
} satisfies Partial<DocsOptions>;

const docs = {
  ...content,
  path: CONTENT_FOLDERS.docs.en,
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  lastVersion: 'current',
  versions: { current: { label: PACKAGE_VERSION } },
  editUrl: sourceUrl('', 'edit'),
  editLocalizedFiles: true,
  showLastUpdateTime: HAS_HISTORY,
} satisfies DocsOptions;

const api = {
  ...content,
  id: REFERENCE_PLUGIN_ID,
  // The docs plugin lists the pages of the folder, and only those of this locale are there.
  path: REFERENCE.folder,
  routeBasePath: REFERENCE_ROOT,
  sidebarPath: `./${REFERENCE.sidebar}`,
  beforeDefaultRemarkPlugins: [
    ...localized(TYPOGRAPHY),
    symbolAnchors,
    [
      guideLinks,
      {
        guides: createGuideReader({
          root: REPOSITORY,
          names: NAMES,
          folder: localized(CONTENT_FOLDERS.docs),
        }),
        labels: localized({
          en: { one: 'Guide: ', several: 'Guides: ', tasks: 'Used in: ' },
          fr: {
            one: 'Guide\u{A0}: ',
            several: 'Guides\u{A0}: ',
            tasks: 'Utilisé dans\u{A0}: ',
          },
        }),
      },
    ],
  ],
  numberPrefixParser: false,
  breadcrumbs: true,
  showLastUpdateTime: HAS_HISTORY,
} satisfies DocsOptions;

const BLOG_DESCRIPTION = localized({
  en: 'News and notes from the maintainers of the Typed Standard Library',
  fr: 'Nouvelles et notes des mainteneurs de la Typed Standard Library',
});

const blog = {
  ...content,
  path: CONTENT_FOLDERS.blog.en,
  routeBasePath: 'blog',
  blogTitle: localized({ en: 'Blog', fr: 'Blog' }),
  blogDescription: BLOG_DESCRIPTION,
  blogSidebarCount: 'ALL',
  blogSidebarTitle: localized({ en: 'All posts', fr: 'Tous les articles' }),
  authorsMapPath: 'authors.yml',
  tags: 'tags.yml',
  showReadingTime: true,
  showLastUpdateTime: HAS_HISTORY,
  editUrl: sourceUrl('', 'edit'),
  editLocalizedFiles: true,
  onInlineAuthors: 'throw',
  onInlineTags: 'throw',
  onUntruncatedBlogPosts: 'throw',
  feedOptions: {
    type: ['rss', 'atom'],
    title: localized({ en: `${SITE.title} – blog`, fr: `Blog de la ${SITE.title}` }),
    description: BLOG_DESCRIPTION,
  },
} satisfies PresetOptions['blog'];

const pages = {
  ...content,
  beforeDefaultRemarkPlugins: [
    renderedSource,
    ...localized(WRITTEN),
    [
      packageChanges,
      {
        read: readPackageChanges,
        locale: LOCALE,
        allLabel: localized({ en: 'All commits', fr: 'Tous les commits' }),
        commitUrl,
      },
    ],
  ],
  path: CONTENT_FOLDERS.pages.en,
  editUrl: sourceUrl('', 'edit'),
  editLocalizedFiles: true,
  showLastUpdateTime: HAS_HISTORY,
} satisfies PresetOptions['pages'];

const sitemap = {
  lastmod: HAS_HISTORY ? 'date' : null,
  changefreq: 'weekly',
  ignorePatterns: ['**/404.html'],
  createSitemapItems: sitemapItems,
} satisfies PresetOptions['sitemap'];

const markdownPages = {
  sections: {
    default: localized({ en: 'Guides', fr: 'Guides' }),
    [api.id]: localized({ en: 'API reference', fr: 'Référence de l’API' }),
  },
} satisfies MarkdownPagesOptions;

const search = {
  reference: api.path,
  description: localized({
    en: `Names, types and words of the ${SITE.title}`,
    fr: `Noms, types et mots de la ${SITE.title}`,
  }),
} satisfies SearchOptions;

const evidence = {
  reference: api.path,
  browse: ({ file, line }) => `${LINKS.browse(file)}#L${line}`,
} satisfies EvidenceOptions;

const startedOnIntent: PluginModule = (context) =>
  starter(context, {
    site: SITE.baseUrl,
    texts: localized(STARTER_TEXTS),
    keys: localized(KEY_TEXTS),
  });

const preset = {
  docs,
  blog,
  pages,
  sitemap,
  theme: { customCss: './src/css/custom.css' },
  // `debug` is not set: the pages that show what plugins made are there under `npm start` alone.
  // No picture is imported as a component.
  svgr: false,
} satisfies PresetOptions;

const plugins: PluginConfig[] = [
  [reference, {}],
  ['./src/plugins/reference-watch/index.ts', { readOptions: readReferenceOptions }],
  ['./src/plugins/reference-docs/index.ts', api],
  ['./src/plugins/reference-data/index.ts', { folder: REFERENCE.folder }],
  './src/plugins/client-modules/index.ts',
  [startedOnIntent, {}],
  './src/plugins/page-styles/index.ts',
  ['./src/plugins/home/index.ts', { reference: api.path } satisfies HomeOptions],
  './src/plugins/build-time-code/index.ts',
  './src/plugins/symbol-cards/index.ts',
  ['./src/plugins/markdown-pages/index.ts', markdownPages],
  ['./src/plugins/search/index.ts', search],
  ['./src/plugins/evidence/index.ts', evidence],
  './src/plugins/static-host/index.ts',
];

const config: Config = {
  title: SITE.title,
  tagline: localized({
    en: 'Type-safe, functional, plain data, no surprises',
    fr: 'Typée, fonctionnelle, des données simples, aucune surprise',
  }),
  url: SITE.url,
  baseUrl: SITE.baseUrl,
  organizationName: SITE.organizationName,
  projectName: SITE.projectName,
  favicon: 'img/favicon.svg',
  ssrTemplate: PAGE_TEMPLATE,
  trailingSlash: false,
  baseUrlIssueBanner: true,
  noIndex: false,
  customFields: { repositoryUrl: SITE.repositoryUrl },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: I18N,
  markdown: {
    format: 'detect',
    ...(HAS_HISTORY && { parseFrontMatter: withLastUpdate(REPOSITORY) }),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  future: {
    // It puts the theme into cascade layers, and what is in none, as the styles of this site, wins.
    v4: true,
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      ssgWorkerThreads: true,
      // It knows the files of pages only, and not the names and marks that plugins put into them.
      rspackPersistentCache: false,
    },
  },
  presets: [['@docusaurus/preset-classic', preset]],
  plugins,
  themeConfig: THEME_CONFIG,
};

export default config;
