import { type DeclarationReflection, ReferenceReflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import categories from '../../workspace/categories.json';
import { MEMBER_TEXT_CLASS, MEMBER_TITLE_CLASS, memberTitle, writeAnchor } from '../contract';
import { MEMBER_KINDS } from '../pages';
import type { PageLabels } from '../texts';
import { type Block, blocks, code, details, division, heading, list, section } from './markdown';
import type { MemberWriter } from './member';
import { type ClassMembers, classMembersOf } from './typeClass';

/** Members that belong together, in the order in which they are read. */
export interface Category {
  /** The English name, as it stands in comments. */
  readonly name: string;
  readonly members: readonly DeclarationReflection[];
}

/** The members by category, categories in the order of reading, members in that of the source. */
export function categorize(members: readonly DeclarationReflection[]): readonly Category[] {
  const names = members.map(categoryOf);
  return [...categories, ''].flatMap((name) => {
    const own = members.filter((_, index) => names[index] === name);
    return own.length === 0 ? [] : [{ name, members: own }];
  });
}

/** Where a member stands; what is described elsewhere stands where it does there. */
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
  /** The name of a category in the language of the page. */
  readonly titleOf: (category: string) => string;
}

interface TitledMembers {
  readonly title: string;
  readonly members: readonly DeclarationReflection[];
}

/** Writes the members of a namespace: an index, then each of them below its category. */
export function writeMembers(
  model: DeclarationReflection,
  hidden: ReadonlySet<DeclarationReflection>,
  settings: NamespaceSettings,
): string {
  const { labels, titleOf: categoryTitleOf } = settings;
  const classes = classMembersOf(model, settings.context.page.project);
  const elsewhere = new Set([...hidden, ...classes.flatMap(({ members }) => members)]);
  const own = (model.children ?? []).filter((child) => !elsewhere.has(child));
  const groups = categorize(own).map(({ name, members }) => ({
    title: name === '' ? labels.others : categoryTitleOf(name),
    members,
  }));
  return blocks(
    section(
      2,
      labels.contents,
      // The same list stands beside the text.
      details(labels.byCategory(own.length), ...groups.map((group) => writeIndex(group, settings))),
    ),
    ...groups.map(({ title, members }) =>
      section(2, title, blocks(...members.map((member) => writeMember(member, settings)))),
    ),
    ...classes.map((each) => writeClassMembers(each, settings)),
  );
}

/** Gathers what a type class describes, folded: a line for each, which leads to the description. */
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
      `${labels.colon} ${writer.lead(member)}`,
    ].join('');
  });
  return section(
    2,
    labels.fromClass(typeClass.name),
    details(labels.functions(members.length), list(items)),
  );
}

function writeIndex({ title, members }: TitledMembers, settings: NamespaceSettings): Block {
  return blocks(`**${title}**`, listMembers(members, titleOf, settings));
}

/** Lists members, each with a link and the first paragraph on it. */
export function listMembers(
  members: readonly DeclarationReflection[],
  nameOf: (member: DeclarationReflection) => string,
  { context, members: writer, labels }: NamespaceSettings,
): Block {
  const items = members.map((member) => {
    const target = targetOf(member);
    const link = `[${code(nameOf(member))}](${context.urlTo(target)})`;
    const lead = writer.lead(target);
    return lead === '' ? link : `${link}${labels.colon} ${lead}`;
  });
  return list(items);
}

/** Writes a member, unless it has a page of its own or is described with another namespace. */
export function writeMember(
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
      members.facts(member),
    ),
    division(MEMBER_TEXT_CLASS, members.member(member, 4)),
  );
}

function targetOf(member: DeclarationReflection): DeclarationReflection {
  const target =
    member instanceof ReferenceReflection ? member.tryGetTargetReflectionDeep() : undefined;
  return target?.isDeclaration() === true ? target : member;
}

/** The name, with what tells its kind to those who do not see colours: `map()`, `type Matcher`. */
export function titleOf(member: DeclarationReflection): string {
  const { kind, signatures } = targetOf(member);
  return memberTitle(member.name, signatures === undefined ? MEMBER_KINDS.get(kind) : 'function');
}
