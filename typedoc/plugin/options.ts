import { join } from 'node:path';
import type { Application, ManuallyValidatedOption, TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import categories from '../workspace/categories.json';
import type { Locale } from '../workspace/locales';
import type { WorkspacePackage } from '../workspace/packages';
import type { Sizes } from '../workspace/sizes';
import type { FactAddresses } from './facts';
import type { Fold } from './folding';
import type { PackageGroup } from './groups';
import { referenceTexts } from './texts';

/*
 * The configuration of the site loads this as CommonJS: of TypeDoc it may import types only.
 */

/** Where links lead; paths are relative to the root. */
export interface ReferenceLinks extends FactAddresses {
  /** The address of a line, with `{path}` and `{line}` in the place of its file and number. */
  readonly source: string;
  readonly edit: (path: string) => string;
  /** The path on the site of a page of the reference, of which the path below it is given. */
  readonly page: (path: string) => string;
}

/** The option `reference` of TypeDoc, which our plugin declares. */
export interface ReferenceSettings {
  readonly locale: Locale;
  /** The folder that paths of sources are given from. */
  readonly root: string;
  readonly packages: readonly WorkspacePackage[];
  /** The packages by purpose, as the root page lists them. */
  readonly groups: readonly PackageGroup[];
  /** The members that tables list instead of the sidebar. */
  readonly folds: readonly Fold[];
  /** The recorded sizes of the packages. */
  readonly sizes: Sizes;
  readonly links: ReferenceLinks;
  /** The folder of the translations; the comments themselves are English. */
  readonly catalogue?: string;
  /**
   * How missing and stale translations are handled: printed, which is the default, or brought
   * in line with the comments, or fail the reference.
   */
  readonly translations?: 'print' | 'update' | 'require';
  /** The `tsconfig.json` that examples are compiled with; without it, names in them are no links. */
  readonly exampleTsconfig?: string;
  /** Shows the maintainer a text. */
  readonly print?: (text: string) => void;
}

declare module 'typedoc' {
  interface TypeDocOptionMap {
    reference: ManuallyValidatedOption<ReferenceSettings>;
  }
}

/** The settings of the reference, and what TypeDoc itself needs besides. */
export interface ReferenceRequest extends ReferenceSettings {
  /** The folder to write the pages to. */
  readonly out: string;
  /** The configuration of the one program that reads all packages. */
  readonly tsconfig: string;
}

/** Types of the language that the links to MDN do not know. */
const PROTOCOLS = {
  AsyncIterable:
    'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Iteration_protocols#the_async_iterator_and_async_iterable_protocols',
};

/**
 * The options of the one TypeDoc program that reads all packages, with our plugin: the path of its
 * module, or its `load` function.
 */
export function typedocOptions(
  { out, tsconfig, ...reference }: ReferenceRequest,
  plugin: string | ((app: Application) => Promise<void> | void),
): Partial<TypeDocOptions & PluginOptions> {
  const { locale, root, packages, links } = reference;
  return {
    reference,
    lang: locale,
    out,
    name: 'API',
    entryPoints: packages.map(({ folder }) => join(folder, 'src/index.ts')),
    entryPointStrategy: 'resolve',
    alwaysCreateEntryPointModule: true,
    tsconfig,
    plugin: ['typedoc-plugin-markdown', 'typedoc-plugin-mdn-links', plugin],
    externalSymbolLinkMappings: { typescript: PROTOCOLS },
    basePath: root,
    displayBasePath: root,
    // Not for the errors alone: unions are listed in the order in which the check meets their parts.
    skipErrorChecking: false,
    disableGit: true,
    // A deeper type is written as three dots; ten, which TypeDoc allows, are too few for some.
    maxTypeConversionDepth: 30,
    sourceLinkTemplate: links.source,
    readme: 'none',
    excludePrivate: true,
    excludeInternal: true,
    // An overload set keeps the order of the source, and so do members: it is the reading order.
    sort: ['source-order'],
    kindSortOrder: ['Namespace', 'Class', 'Interface', 'Function', 'TypeAlias', 'Variable'],
    // The order of reading a module; the linter knows no other categories.
    categoryOrder: categories,
    categorizeByGroup: true,
    validation: {
      notExported: true,
      invalidLink: true,
      invalidPath: true,
      rewrittenLink: true,
      // `assertDocumented()` asks for more: parameters, results and examples too.
      notDocumented: false,
      unusedMergeModuleWith: true,
    },
    logLevel: 'Warn',
    // The anchors of constructors have this word, and are the same in all languages.
    locales: { [locale]: { ...referenceTexts(locale).typedoc, kind_constructor: 'Constructor' } },

    router: 'reference',
    theme: 'reference',
    fileExtension: '.md',
    entryFileName: 'index',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    sanitizeComments: true,
    useHTMLAnchors: true,
  };
}
