import { join, relative } from 'node:path';
import { type TypeDocOptions, type ValidationOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { REPOSITORY, type WorkspacePackage } from '../workspace/packages';

/** Where links to the sources lead; `{path}` and `{line}` are filled in by TypeDoc. */
export interface SourceLinks {
  readonly template: string;
}

const VALIDATION: ValidationOptions = {
  notExported: true,
  invalidLink: true,
  invalidPath: true,
  rewrittenLink: true,
  notDocumented: true,
  unusedMergeModuleWith: true,
};

/** The order in which categories stand on a page; it follows the order of reading a module. */
export const CATEGORIES = [
  'Models',
  'Constructors',
  'Guards',
  'Access',
  'Transformations',
  'Combinations',
  'Comparisons',
  'Conversions',
  'Instances',
  'Errors',
  'Assertions',
  'Control flow',
  'Timing',
  'Type helpers',
  'Calendar',
  'JSON',
  'Testing',
] as const;

/** The options of the one TypeDoc program that reads all packages. */
export function referenceOptions(
  packages: readonly WorkspacePackage[],
  links: SourceLinks,
): Partial<TypeDocOptions & PluginOptions> {
  return {
    name: 'API',
    entryPoints: packages.map(({ folder }) => join(folder, 'src/index.ts')),
    entryPointStrategy: 'resolve',
    alwaysCreateEntryPointModule: true,
    tsconfig: join(REPOSITORY, 'typedoc/tsconfig.json'),
    plugin: ['typedoc-plugin-markdown', 'typedoc-plugin-mdn-links'],
    basePath: REPOSITORY,
    disableGit: true,
    sourceLinkTemplate: links.template,
    readme: 'none',
    exclude: packages.map(({ folder }) => `${relative(REPOSITORY, folder)}/src/**/*.test.ts`),
    excludePrivate: true,
    excludeInternal: true,
    // An overload set keeps the order of the source, and so do members: it is the reading order.
    sort: ['source-order'],
    kindSortOrder: ['Namespace', 'Class', 'Interface', 'Function', 'TypeAlias', 'Variable'],
    categoryOrder: [...CATEGORIES],
    categorizeByGroup: true,
    validation: VALIDATION,
    requiredToBeDocumented: [
      'Namespace',
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

    router: 'tstd',
    theme: 'tstd',
    fileExtension: '.md',
    entryFileName: 'index',
    hidePageHeader: true,
    hideBreadcrumbs: true,
    sanitizeComments: true,
    useHTMLAnchors: true,
    useCodeBlocks: true,
    expandParameters: true,
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    classPropertiesFormat: 'table',
    typeDeclarationFormat: 'table',
    typeAliasPropertiesFormat: 'table',
    propertyMembersFormat: 'table',
    indexFormat: 'table',
    tableColumnSettings: { hideSources: true, hideInherited: true, hideOverrides: true },
    notRenderedTags: ['@category', '@since'],
  };
}
