import { type DeclarationReflection, ReferenceReflection } from 'typedoc';
import categories from '../../workspace/categories.json';
import type { Described, Group, Item, List, Namesake } from '../pageData';
import { pageFolder, pagesOf } from '../router';
import { describePart, tagText } from './comment';
import { type EntryReader, commentOf, isValue, kindOf, readEntry, sizeOf, titleOf } from './entry';
import { introduction } from './introduction';

interface Category {
  readonly id: string;
  readonly title?: string;
  readonly members: readonly DeclarationReflection[];
}

export function categorize(members: readonly DeclarationReflection[]): readonly Category[] {
  const nameOf = (member: DeclarationReflection): string => {
    const name = tagText(commentOf(targetOf(member)), '@category') ?? '';
    return categories.includes(name) ? name : '';
  };
  return [...categories, ''].flatMap((title) => {
    const own = members.filter((member) => nameOf(member) === title);
    const id = title === '' ? 'others' : title.toLowerCase().replaceAll(' ', '-');
    return own.length === 0 ? [] : [{ id, ...(title !== '' && { title }), members: own }];
  });
}

export function listOf({ id, title, members }: Category, owner: string, reader: EntryReader): List {
  return {
    id,
    ...(title !== undefined && { title }),
    items: members.map((member) => readItem(member, owner, reader)),
  };
}

export function groupOf(
  { id, title, members }: Category,
  owner: string,
  reader: EntryReader,
): Group {
  return {
    id,
    ...(title !== undefined && { title }),
    entries: members
      .filter((member) => !member.isReference() && reader.pathOf(member)?.includes('#') === true)
      .map((member) => readEntry(member, `${owner}${member.name}`, reader)),
  };
}

/** Returns the pages with the same name in a package, including this one. */
export function namesakesOf(
  page: DeclarationReflection,
  module: DeclarationReflection,
  reader: Pick<EntryReader, 'pathOf'>,
): readonly Namesake[] {
  return pagesOf(module)
    .filter(({ name }) => name === page.name)
    .map((each) => namesakeOf(each, reader));
}

export function namesakeOf(
  page: DeclarationReflection,
  { pathOf }: Pick<EntryReader, 'pathOf'>,
): Namesake {
  return { kind: pageFolder(page), path: pathOf(page) ?? '' };
}

function readItem(member: DeclarationReflection, owner: string, reader: EntryReader): Item {
  const target = targetOf(member);
  const kind = kindOf(target);
  const isNamespace = kind === 'namespace';
  const comment = introduction(target);
  const size = isValue(kind) ? sizeOf(target, `${owner}${member.name}`, reader) : undefined;
  return {
    name: member.name,
    title: isNamespace ? member.name : titleOf(target, member.name),
    kind,
    path: reader.pathOf(target) ?? '',
    ...(comment !== undefined && { description: leadOf(describePart(comment, reader)) }),
    ...(size !== undefined && { size }),
  };
}

/** Keeps only the first block, so that a change further down does not rewrite pages with lists. */
function leadOf(described: Described): Described {
  return { ...described, summary: described.summary.slice(0, 1) };
}

function targetOf(member: DeclarationReflection): DeclarationReflection {
  const target =
    member instanceof ReferenceReflection ? member.tryGetTargetReflectionDeep() : undefined;
  return target?.isDeclaration() === true ? target : member;
}
