import {
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type Router,
} from 'typedoc';
import type { WorkspacePackage } from '../../workspace/packages';
import { REFERENCE_ROOT, packagePath } from '../contract';
import { groupBy } from '../groupBy';
import type { Entry, PackageReference, PageData, Purpose } from '../pageData';
import { pageFolder, pagesOf } from '../router';
import type { ReferenceSettings } from '../typedocOptions';
import { assertDistinctPages, pageId, symbolPath } from './addresses';
import { type PathOf, describe } from './comment';
import { type EntryReader, placeOf, readEntry } from './entry';
import { createTable, foldsOf, isFolded } from './folding';
import { introduction, namesakeIn } from './introduction';
import { keysOf } from './keys';
import { categorize, groupOf, listOf, namesakeOf, namesakesOf } from './members';
import { gatherFacts } from './packageFacts';
import { readEnglishReadme, readReadme } from './packages';
import { SignatureWriter } from './signature';

export type ModelSettings = Pick<
  ReferenceSettings,
  'locale' | 'root' | 'packages' | 'groups' | 'folds' | 'sizes' | 'links'
>;

/**
 * Returns the pages with the English comments.
 *
 * @throws Error if two pages have the same name.
 */
export function readPages(
  project: ProjectReflection,
  router: Router,
  settings: ModelSettings,
): ReadonlyMap<Reflection, PageData> {
  const pathOf: PathOf = (model) =>
    router.hasUrl(model) ? symbolPath(router.getFullUrl(model)) : undefined;
  const keys = keysOf(project, settings.packages);
  const modules = project.getChildrenByKind(ReflectionKind.Module);
  const exports = groupBy(
    modules.flatMap(({ children = [] }) => children),
    ({ name }) => name,
  );
  const reader: EntryReader = {
    pathOf,
    pathOfExport: (name) => {
      const [only, ...others] = exports.get(name) ?? [];
      return only === undefined || others.length > 0 ? undefined : pathOf(only);
    },
    root: settings.root,
    sizes: settings.sizes,
    keys,
    signatures: new SignatureWriter(({ reflection, externalUrl }) => {
      // Type parameters have no link, because their description is next to the signature.
      const isOpen = reflection?.kindOf(ReflectionKind.TypeParameter) === true;
      return (reflection && !isOpen ? pathOf(reflection) : undefined) ?? externalUrl;
    }),
  };
  const pages = modules.flatMap((module): (readonly [Reflection, PageData])[] => {
    const owner = settings.packages.find(({ name }) => name === module.name);
    return owner === undefined
      ? []
      : [
          [module, packagePage(module, owner, reader, settings)],
          ...pagesOf(module).map(
            (model) => [model, symbolPage(model, module, owner, reader, settings)] as const,
          ),
        ];
  });
  const all = new Map<Reflection, PageData>([[project, rootPage(modules, settings)], ...pages]);
  assertDistinctPages([...all.values()]);
  return all;
}

/** The catalogue keeps this order of keys: members come before their lists. */
const NOTHING = { groups: [], contents: [] };

function symbolPage(
  model: DeclarationReflection,
  module: DeclarationReflection,
  owner: WorkspacePackage,
  reader: EntryReader,
  { folds }: ModelSettings,
): PageData {
  const listedIn = foldsOf(owner, folds).find((fold) => isFolded(model, fold, owner));
  const comment = introduction(model);
  const namesake = namesakeIn(model);
  return {
    ...addressOf(model, reader),
    kind: pageFolder(model),
    name: model.name,
    package: referenceTo(owner),
    ...(comment !== undefined && { description: describe(comment, reader) }),
    namesakes: namesakesOf(model, module, reader),
    guides: [],
    entry: mainEntry(model, namesake, reader),
    ...membersOf(model, namesake, reader),
    ...(listedIn !== undefined && { listedIn: listedIn.id }),
  };
}

function addressOf(
  model: DeclarationReflection,
  reader: EntryReader,
): Pick<PageData, 'id' | 'path' | 'source'> {
  const path = reader.pathOf(model) ?? '';
  const source = placeOf(model, reader);
  return { id: pageId(path), path, ...(source !== undefined && { source }) };
}

function referenceTo({ name, shortName, manifest }: WorkspacePackage): PackageReference {
  const { version, description } = manifest;
  return { name, version, path: packagePath(shortName), description };
}

/** Returns the type alias with the name of a namespace, or else the namespace with its interface. */
function mainEntry(
  model: DeclarationReflection,
  namesake: DeclarationReflection | undefined,
  reader: EntryReader,
): Entry {
  if (namesake?.kindOf(ReflectionKind.TypeAlias) === true) {
    return readEntry(namesake, model.name, reader);
  }
  const entry = readEntry(model, model.name, reader);
  if (namesake === undefined) {
    return entry;
  }
  const { signatures, description } = readEntry(namesake, model.name, reader);
  return {
    ...entry,
    signatures,
    ...(description !== undefined && {
      typeDescription: {
        ...description,
        summary: description.summary.slice(0, 1),
        examples: description.examples.slice(0, 1),
        see: [],
      },
    }),
  };
}

function membersOf(
  model: DeclarationReflection,
  namesake: DeclarationReflection | undefined,
  reader: EntryReader,
): Pick<PageData, 'groups' | 'contents'> {
  if (!model.kindOf(ReflectionKind.Namespace)) {
    return NOTHING;
  }
  const head = namesake?.kindOf(ReflectionKind.TypeAlias) === true ? namesake : undefined;
  const categories = categorize((model.children ?? []).filter((child) => child !== head));
  const owner = `${model.name}.`;
  return {
    groups: categories.map((category) => groupOf(category, owner, reader)),
    contents: categories.map((category) => listOf(category, owner, reader)),
  };
}

function packagePage(
  module: DeclarationReflection,
  owner: WorkspacePackage,
  reader: EntryReader,
  settings: ModelSettings,
): PageData {
  const { locale, folds } = settings;
  const readme = readEnglishReadme(owner);
  const [fold] = foldsOf(owner, folds);
  const pages = pagesOf(module).filter((page) => fold !== undefined && isFolded(page, fold, owner));
  const members = (module.children ?? []).filter((child) => !pages.includes(child));
  const isNamespace = (member: DeclarationReflection): boolean =>
    member.kindOf(ReflectionKind.Namespace);
  // Namespaces come first: they are the modules and have no category.
  const namespaces = { id: 'namespaces', members: members.filter(isNamespace) };
  const categories = categorize(members.filter((member) => !isNamespace(member)));
  const described = (id: string, kind: ReflectionKind): PageData['groups'][number] =>
    groupOf(
      {
        id,
        members: categories.flatMap((each) => each.members).filter((each) => each.kindOf(kind)),
      },
      '',
      reader,
    );
  return {
    ...addressOf(module, reader),
    kind: 'package',
    name: module.name,
    package: referenceTo(owner),
    namesakes: [],
    guides: [],
    ...NOTHING,
    readme: readReadme(readme, owner),
    facts: gatherFacts(owner, settings),
    keywords: owner.manifest.keywords ?? [],
    groups: [
      described('types', ReflectionKind.TypeAlias),
      described('constants', ReflectionKind.Variable),
    ].filter(({ entries }) => entries.length > 0),
    contents: [namespaces, ...categories]
      .filter((category) => category.members.length > 0)
      .map((category) => listOf(category, '', reader)),
    ...(fold !== undefined &&
      pages.length > 0 && {
        table: createTable(
          fold,
          owner,
          pages.map((page) => ({ name: page.name, ...namesakeOf(page, reader) })),
          locale,
        ),
      }),
  };
}

function exportsOf(container: DeclarationReflection): readonly DeclarationReflection[] {
  return (container.children ?? []).flatMap((child) => {
    if (child.isReference()) {
      return [];
    }
    return child.kindOf(ReflectionKind.Namespace) ? exportsOf(child) : [child];
  });
}

function rootPage(
  modules: readonly DeclarationReflection[],
  { packages, groups }: ModelSettings,
): PageData {
  const listed = (name: string): Purpose['packages'] => {
    const owner = packages.find(({ shortName }) => shortName === name);
    const module = modules.find((each) => each.name === owner?.name);
    return owner === undefined || module === undefined
      ? []
      : [
          {
            ...referenceTo(owner),
            exports: exportsOf(module).length,
            dependencies: owner.dependencies,
          },
        ];
  };
  return {
    id: pageId(REFERENCE_ROOT),
    path: REFERENCE_ROOT,
    kind: 'root',
    name: '',
    namesakes: [],
    guides: [],
    ...NOTHING,
    purposes: groups.map((group) => ({ ...group, packages: group.packages.flatMap(listed) })),
  };
}
