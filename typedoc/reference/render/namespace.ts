import {
  type DeclarationReflection,
  type ProjectReflection,
  ReferenceReflection,
  ReflectionKind,
} from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import categories from '../../workspace/categories.json';
import { MEMBER_TEXT_CLASS, MEMBER_TITLE_CLASS, memberTitle, writeAnchor } from '../contract';
import { MEMBER_KINDS } from '../pages';
import type { SizeOf } from '../model/exportSizes';
import type { PageLabels } from './referenceTexts';
import { type Block, blocks, code, details, division, heading, list, section } from './markdown';
import type { MemberWriter } from './member';
import { withoutInstall } from './readme';

function categoryOf(member: DeclarationReflection): string {
  const declaration = targetOf(member);
  const comment = declaration.comment ?? declaration.signatures?.[0]?.comment;
  const text = (comment?.getTag('@category')?.content ?? []).map((part) => part.text).join('');
  const name = text.trim();
  return categories.includes(name) ? name : '';
}

export interface NamespaceSettings {
  readonly context: MarkdownThemeContext;
  readonly members: MemberWriter;
  readonly labels: PageLabels;
  readonly titleOf: (category: string) => string;
  readonly sizeOf: SizeOf;
}

interface TitledMembers {
  readonly id: string;
  readonly title: string;
  readonly members: readonly DeclarationReflection[];
}

function categorize(
  members: readonly DeclarationReflection[],
  { labels, titleOf: categoryTitleOf }: NamespaceSettings,
): readonly TitledMembers[] {
  const names = members.map(categoryOf);
  return [...categories, ''].flatMap((name) => {
    const own = members.filter((_, index) => names[index] === name);
    const id = name === '' ? 'others' : name.toLowerCase().replaceAll(' ', '-');
    const title = name === '' ? labels.others : categoryTitleOf(name);
    return own.length === 0 ? [] : [{ id, title, members: own }];
  });
}

export function writeMembers(
  model: DeclarationReflection,
  alias: DeclarationReflection | undefined,
  settings: NamespaceSettings,
): string {
  const { labels } = settings;
  const classes = classMembersOf(model, settings.context.page.project);
  const elsewhere = new Set([alias, ...classes.flatMap(({ members }) => members)]);
  const own = (model.children ?? []).filter((child) => !elsewhere.has(child));
  const groups = categorize(own, settings);
  const index = groups.map(({ title, members }) =>
    blocks(`**${title}**`, listMembers(members, titleOf, settings)),
  );
  return blocks(
    section(2, labels.contents, details(labels.byCategory(own.length), ...index), 'contents'),
    ...groups.map((group) => writeDescriptions(group, settings)),
    ...classes.map((each) => writeClassMembers(each, settings)),
  );
}

export function writePackage(
  model: DeclarationReflection,
  folded: ReadonlySet<DeclarationReflection>,
  settings: NamespaceSettings,
): string {
  const { context, labels } = settings;
  const isNamespace = (member: DeclarationReflection): boolean =>
    member.kindOf(ReflectionKind.Namespace);
  const members = (model.children ?? []).filter((child) => !folded.has(child));
  const namespaces = members.filter(isNamespace);
  const groups = categorize(
    members.filter((member) => !isNamespace(member)),
    settings,
  );
  const others = groups.flatMap((group) => group.members);
  const ofKind = (kind: ReflectionKind): readonly DeclarationReflection[] =>
    others.filter((member) => member.kindOf(kind));
  // The site shows the title, next to the facts of the package.
  const readme = context.helpers.getCommentParts(model.readme ?? []).replace(/^# .+\n+/, '');
  // Namespaces come first: they are the modules, and have no category.
  const contents = [
    section(
      3,
      labels.namespaces,
      listMembers(namespaces, ({ name }) => name, settings),
      'namespaces',
    ),
    ...groups.map((group) =>
      section(3, group.title, listMembers(group.members, titleOf, settings), group.id),
    ),
  ];
  return blocks(
    withoutInstall(readme.trim()),
    section(2, labels.contents, blocks(...contents), 'contents'),
    writeDescriptions(
      { id: 'types', title: labels.types, members: ofKind(ReflectionKind.TypeAlias) },
      settings,
    ),
    writeDescriptions(
      { id: 'constants', title: labels.constants, members: ofKind(ReflectionKind.Variable) },
      settings,
    ),
  );
}

function writeDescriptions(
  { id, title, members }: TitledMembers,
  settings: NamespaceSettings,
): Block {
  return section(2, title, blocks(...members.map((member) => writeMember(member, settings))), id);
}

function writeClassMembers(
  { typeClass, members }: ClassMembers,
  settings: NamespaceSettings,
): Block {
  const { context, labels, members: writer } = settings;
  const items = members.map((member) => {
    const described = typeClass.children?.find(({ name }) => name === member.name) ?? typeClass;
    const anchor = context.router.getAnchor(member);
    return [
      anchor === undefined ? '' : writeAnchor(anchor),
      `[${code(titleOf(member))}](${context.urlTo(described)})`,
      `${labels.colon} ${writer.summary(member)}`,
    ].join('');
  });
  return section(
    2,
    labels.fromClass(typeClass.name),
    details(labels.functions(members.length), list(items)),
    `from-${typeClass.name.toLowerCase()}`,
  );
}

function listMembers(
  members: readonly DeclarationReflection[],
  nameOf: (member: DeclarationReflection) => string,
  { context, members: writer, labels, sizeOf }: NamespaceSettings,
): Block {
  const items = members.map((member) => {
    const target = targetOf(member);
    const link = `[${code(nameOf(member))}](${context.urlTo(target)})`;
    const summary = writer.summary(target);
    const size = sizeOf(target);
    return [
      link,
      summary === '' ? '' : `${labels.colon} ${summary}`,
      size === undefined ? '' : ` · ${labels.bundled(size)}`,
    ].join('');
  });
  return list(items);
}

function writeMember(
  member: DeclarationReflection,
  { context, members }: NamespaceSettings,
): Block {
  const { router } = context;
  if (member instanceof ReferenceReflection || router.hasOwnDocument(member)) {
    return '';
  }
  const anchor = router.getAnchor(member);
  return blocks(
    division(
      MEMBER_TITLE_CLASS,
      anchor === undefined ? '' : writeAnchor(anchor),
      heading(3, titleOf(member)),
      members.metadata(member),
    ),
    division(MEMBER_TEXT_CLASS, members.member(member, 4)),
  );
}

function targetOf(member: DeclarationReflection): DeclarationReflection {
  const target =
    member instanceof ReferenceReflection ? member.tryGetTargetReflectionDeep() : undefined;
  return target?.isDeclaration() === true ? target : member;
}

function titleOf(member: DeclarationReflection): string {
  const { kind, signatures } = targetOf(member);
  return memberTitle(member.name, signatures === undefined ? MEMBER_KINDS.get(kind) : 'function');
}

/** Their functions are alike in many namespaces. Those of others, such as `Numeric`, differ. */
const TYPE_CLASSES: ReadonlySet<string> = new Set(['Comparable']);

interface ClassMembers {
  readonly typeClass: DeclarationReflection;
  readonly members: readonly DeclarationReflection[];
}

function classMembersOf(
  namespace: DeclarationReflection,
  project: ProjectReflection,
): readonly ClassMembers[] {
  const functions = (namespace.children ?? []).filter(isPlainFunction);
  return project
    .getReflectionsByKind(ReflectionKind.Interface)
    .filter((each): each is DeclarationReflection => each.isDeclaration())
    .filter(({ name, parent }) => TYPE_CLASSES.has(name) && parent !== namespace)
    .flatMap((typeClass) => {
      const names = (typeClass.children ?? []).map(({ name }) => name);
      const members = names.flatMap((name) => functions.filter((each) => each.name === name));
      return members.length === names.length && names.length > 0 ? [{ typeClass, members }] : [];
    });
}

function isPlainFunction({ signatures = [] }: DeclarationReflection): boolean {
  const [only, ...others] = signatures;
  return only !== undefined && others.length === 0 && only.typeParameters === undefined;
}
