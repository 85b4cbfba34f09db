import { type ReferenceSymbol, unscoped } from '../contract';
import { symbolId } from '../model/addresses';
import type { Description, Entry, Member, PageData } from '../pageData';
import { descriptionsOf, entriesOf } from '../entries';
import { firstSentence } from '../text';

export interface IndexedSymbol extends ReferenceSymbol {
  /** Names in other libraries, the most specific first. */
  readonly aliases: readonly string[];
  readonly keywords: readonly string[];
  /** The titles of its examples. */
  readonly tasks: readonly string[];
}

export function indexSymbols(pages: readonly PageData[]): readonly IndexedSymbol[] {
  return pages.flatMap((page) =>
    describedOn(page).flatMap((described) => indexSymbol(described, page)),
  );
}

type Described = Pick<Entry, 'name' | 'kind' | 'lines'> & {
  readonly path?: string;
  readonly descriptions: readonly Description[];
};

function describedOn(page: PageData): readonly Described[] {
  const isModule = page.kind === 'namespace' && page.entry?.kind !== 'namespace';
  return [
    ...(isModule ? [describeModule(page)] : []),
    ...entriesOf(page).flatMap((entry) => [
      { ...entry, descriptions: descriptionsOf(entry) },
      ...entry.members.flatMap(membersOf),
    ]),
  ];
}

function describeModule({ name, path, description }: PageData): Described {
  return {
    name,
    kind: 'namespace',
    path,
    lines: [],
    descriptions: description === undefined ? [] : [description],
  };
}

function membersOf(member: Member): readonly Described[] {
  return member.isInherited === true
    ? []
    : [{ ...member, descriptions: descriptionsOf(member) }, ...member.members.flatMap(membersOf)];
}

function indexSymbol(
  { name, kind, path, lines, descriptions }: Described,
  page: PageData,
): readonly IndexedSymbol[] {
  const lists = <Item>(of: (description: Description) => readonly Item[]): readonly Item[] => [
    ...new Set(descriptions.flatMap(of)),
  ];
  return path === undefined
    ? []
    : [
        {
          id: symbolId(path),
          name,
          package: unscoped(page.package?.name ?? ''),
          kind,
          path,
          signature: kind === 'namespace' ? [] : lines,
          summary: firstSentence(descriptions[0]?.summary ?? []),
          aliases: lists(({ aliases }) => aliases),
          keywords: lists(({ keywords }) => keywords),
          tasks: lists(({ examples }) => examples.map(({ title }) => title)),
        },
      ];
}
