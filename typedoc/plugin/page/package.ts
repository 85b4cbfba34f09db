import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import { type Block, blocks, section } from './markdown';
import {
  type Category,
  type NamespaceSettings,
  categorize,
  listMembers,
  titleOf,
  writeMember,
} from './namespace';
import { withoutInstall } from './readme';

/**
 * Writes the page of a package: its README, then an index of what it exports, by task, and then
 * what has no page of its own: types and constants.
 */
export function writePackage(
  model: DeclarationReflection,
  folded: ReadonlySet<DeclarationReflection>,
  settings: NamespaceSettings,
): string {
  const { context, labels } = settings;
  const members = (model.children ?? []).filter((child) => !folded.has(child));
  const namespaces = members.filter(isNamespace);
  const categories = categorize(members.filter((member) => !isNamespace(member)));
  const others = categories.flatMap((category) => category.members);
  const ofKind = (kind: ReflectionKind): readonly DeclarationReflection[] =>
    others.filter((member) => member.kindOf(kind));
  return blocks(
    withoutInstall(withoutTitle(context.helpers.getCommentParts(model.readme ?? []))),
    section(2, labels.contents, writeContents(namespaces, categories, settings)),
    writeDescriptions(labels.types, ofKind(ReflectionKind.TypeAlias), settings),
    writeDescriptions(labels.constants, ofKind(ReflectionKind.Variable), settings),
  );
}

function isNamespace(member: DeclarationReflection): boolean {
  return member.kindOf(ReflectionKind.Namespace);
}

/** The title of a README is that of the page, which the site shows with the facts of the package. */
function withoutTitle(readme: string): Block {
  return readme.replace(/^# .+\n+/, '').trim();
}

/** Lists namespaces first: they are the modules, and belong to no category. */
function writeContents(
  namespaces: readonly DeclarationReflection[],
  categories: readonly Category[],
  settings: NamespaceSettings,
): Block {
  const { labels, titleOf: categoryTitleOf } = settings;
  return blocks(
    section(
      3,
      labels.namespaces,
      listMembers(namespaces, ({ name }) => name, settings),
    ),
    ...categories.map(({ name, members }) =>
      section(
        3,
        name === '' ? labels.others : categoryTitleOf(name),
        listMembers(members, titleOf, settings),
      ),
    ),
  );
}

function writeDescriptions(
  title: string,
  members: readonly DeclarationReflection[],
  settings: NamespaceSettings,
): Block {
  return section(2, title, blocks(...members.map((member) => writeMember(member, settings))));
}
