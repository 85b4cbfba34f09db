import { join } from 'node:path';
import type { TypeDocOptions, ValidationOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import categories from '../workspace/categories.json';
import type { WorkspacePackage } from '../workspace/packages';
import { TYPEDOC_TEXTS } from './texts';

/** The files that the reference is made from. */
export interface ReferenceSources {
  /** The folder that paths of sources are given from. */
  readonly root: string;
  /** The configuration of the one program that reads all packages. */
  readonly tsconfig: string;
  readonly packages: readonly WorkspacePackage[];
}

const VALIDATION: ValidationOptions = {
  notExported: true,
  invalidLink: true,
  invalidPath: true,
  rewrittenLink: true,
  notDocumented: true,
  unusedMergeModuleWith: true,
};

/** The options of the one TypeDoc program that reads all packages. */
export function referenceOptions({
  root,
  tsconfig,
  packages,
}: ReferenceSources): Partial<TypeDocOptions & PluginOptions> {
  return {
    name: 'API',
    entryPoints: packages.map(({ folder }) => join(folder, 'src/index.ts')),
    entryPointStrategy: 'resolve',
    alwaysCreateEntryPointModule: true,
    tsconfig,
    plugin: ['typedoc-plugin-markdown', 'typedoc-plugin-mdn-links'],
    basePath: root,
    disableGit: true,
    // TypeDoc asks for a template where it may not ask git; the links are made by `linkSources`.
    sourceLinkTemplate: '{path}',
    readme: 'none',
    excludePrivate: true,
    excludeInternal: true,
    // An overload set keeps the order of the source, and so do members: it is the reading order.
    sort: ['source-order'],
    kindSortOrder: ['Namespace', 'Class', 'Interface', 'Function', 'TypeAlias', 'Variable'],
    // The order of reading a module; the linter knows no other categories.
    categoryOrder: categories,
    categorizeByGroup: true,
    validation: VALIDATION,
    packagesRequiringDocumentation: packages.map(({ name }) => name),
    // Namespaces are checked apart: the comment of their namesake may introduce them.
    requiredToBeDocumented: [
      'Class',
      'Interface',
      'Function',
      'TypeAlias',
      'Variable',
      'Property',
      'Method',
      'Accessor',
    ],
    logLevel: 'Warn',
    locales: TYPEDOC_TEXTS,

    router: 'tstd',
    theme: 'tstd',
    fileExtension: '.md',
    entryFileName: 'index',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    sanitizeComments: true,
    useHTMLAnchors: true,
  };
}
