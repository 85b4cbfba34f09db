import { join } from 'node:path';
import type { Application, ManuallyValidatedOption, TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import type { Locale } from '../workspace/locales';
import { type WorkspacePackage, posixPath } from '../workspace/packages';
import type { Sizes } from '../workspace/sizes';
import type { Fold } from './model/folding';
import type { PackageGroup } from './model/groups';

/* The site's configuration loads this as CommonJS: import only types from TypeDoc, an ES module. */

export interface ReferenceLinks {
  /** A URL with the placeholders `{path}` and `{line}`. */
  readonly source: string;
  readonly edit: (path: string) => string;
  readonly browse: (path: string) => string;
}

export interface ReferenceSettings {
  readonly locale: Locale;
  readonly root: string;
  readonly packages: readonly WorkspacePackage[];
  readonly groups: readonly PackageGroup[];
  readonly folds: readonly Fold[];
  readonly sizes: Sizes;
  readonly links: ReferenceLinks;
  readonly catalogue?: string;
  /** How to handle missing, stale and broken translations; the default is `print`. */
  readonly translations?: 'print' | 'update' | 'require';
  readonly print?: (text: string) => void;
}

declare module 'typedoc' {
  interface TypeDocOptionMap {
    reference: ManuallyValidatedOption<ReferenceSettings>;
  }
}

export interface ReferenceRequest extends ReferenceSettings {
  readonly out: string;
  readonly tsconfig: string;
}

const PROTOCOLS = {
  AsyncIterable:
    'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Iteration_protocols#the_async_iterator_and_async_iterable_protocols',
};

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
    entryPoints: packages.map(({ folder }) => posixPath(join(folder, 'src/index.ts'))),
    entryPointStrategy: 'resolve',
    alwaysCreateEntryPointModule: true,
    tsconfig,
    plugin: ['typedoc-plugin-markdown', 'typedoc-plugin-mdn-links', plugin],
    externalSymbolLinkMappings: { typescript: PROTOCOLS },
    basePath: root,
    displayBasePath: root,
    // The check reports no errors here, but determines the order of the parts of unions.
    skipErrorChecking: false,
    disableGit: true,
    // Deeper types become three dots; TypeDoc's default of ten is too low.
    maxTypeConversionDepth: 30,
    sourceLinkTemplate: links.source,
    readme: 'none',
    excludePrivate: true,
    excludeInternal: true,
    // The source is written in reading order, including overloads.
    sort: ['source-order'],
    validation: {
      notExported: true,
      // `linkNames()` reports broken links instead: `readPages()` resolves more of them than TypeDoc.
      invalidLink: false,
      invalidPath: true,
      rewrittenLink: true,
      notDocumented: true,
      unusedMergeModuleWith: true,
    },
    // The linter requires the rest: parameters, results, members and examples.
    requiredToBeDocumented: ['Variable', 'Function', 'Class', 'Interface', 'Method', 'TypeAlias'],
    packagesRequiringDocumentation: packages.map(({ name }) => name),
    logLevel: 'Warn',
    // This word is part of the anchors of constructors, which must be the same in all languages.
    locales: { [locale]: { kind_constructor: 'Constructor' } },

    router: 'reference',
    theme: 'reference',
    fileExtension: '.md',
    entryFileName: 'index',
  };
}
