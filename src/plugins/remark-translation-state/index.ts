import type { Heading, Html, Link, List, Paragraph, Root, RootContent, Table } from 'mdast';
import type { TranslationState } from '../translations/measure';

/** Stands in a page where the state of the translations shall be. */
export const PLACE_OF_STATE = '<div data-translation-state></div>';

/** A language, and how much of the site is in it. */
export interface TranslatedLanguage {
  readonly code: string;
  readonly label: string;
  readonly states: readonly TranslationState[];
}

export interface TranslationStateTexts {
  readonly kind: string;
  readonly translated: string;
  readonly stale: string;
  readonly missing: string;
  readonly nothing: string;
  /** The names of kinds; those of packages are not here. */
  readonly kinds: Readonly<Record<string, string>>;
}

export interface TranslationStateOptions {
  /** Called for a page that has the place. */
  readonly read: () => readonly TranslatedLanguage[];
  readonly texts: TranslationStateTexts;
  /** The scope of the packages, whose names are kinds. */
  readonly scope: string;
  readonly count: (value: number) => string;
  /** The address of a file in the repository. */
  readonly sourceUrl: (path: string) => string;
}

/**
 * Puts what is translated, stale and missing into a page, by language and kind.
 *
 * It comes before the plugins of Docusaurus, so that the table of contents lists the languages.
 */
export default function remarkTranslationState({
  read,
  texts,
  scope,
  count,
  sourceUrl,
}: TranslationStateOptions) {
  const rowOf = ({ kind, all, stale, missing }: TranslationState): readonly string[] => [
    texts.kinds[kind] ?? `${scope}/${kind}`,
    count(all - stale.length - missing.length),
    count(stale.length),
    count(missing.length),
  ];

  const listOf = (title: string, places: readonly string[]): RootContent[] =>
    places.length === 0
      ? []
      : [
          toParagraph({ type: 'text', value: `${title} (${count(places.length)})` }),
          toList(places.map((place) => linkTo(sourceUrl(place.replace(/[# ].*/, '')), place))),
        ];

  const describe = ({ code, label, states }: TranslatedLanguage): RootContent[] => {
    const lists = [
      ...listOf(
        texts.stale,
        states.flatMap(({ stale }) => stale),
      ),
      ...listOf(
        texts.missing,
        states.flatMap(({ missing }) => missing),
      ),
    ];
    return [
      headingOf(label, code),
      toTable([[texts.kind, texts.translated, texts.stale, texts.missing], ...states.map(rowOf)]),
      ...(lists.length === 0 ? [toParagraph({ type: 'text', value: texts.nothing })] : lists),
    ];
  };

  return (tree: Root): void => {
    const place = tree.children.findIndex(isPlace);
    if (place !== -1) {
      tree.children.splice(place, 1, ...read().flatMap(describe));
    }
  };
}

function isPlace(node: RootContent): node is Html {
  return node.type === 'html' && node.value === PLACE_OF_STATE;
}

function headingOf(name: string, id: string): Heading {
  return {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: name }],
    data: { hProperties: { id } },
  };
}

function toTable(rows: readonly (readonly string[])[]): Table {
  return {
    type: 'table',
    align: ['left', 'right', 'right', 'right'],
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((value) => ({ type: 'tableCell', children: [{ type: 'text', value }] })),
    })),
  };
}

function linkTo(url: string, text: string): Link {
  return { type: 'link', url, children: [{ type: 'inlineCode', value: text }] };
}

function toParagraph(child: Paragraph['children'][number]): Paragraph {
  return { type: 'paragraph', children: [child] };
}

function toList(links: readonly Link[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: links.map((link) => ({
      type: 'listItem',
      spread: false,
      children: [toParagraph(link)],
    })),
  };
}
