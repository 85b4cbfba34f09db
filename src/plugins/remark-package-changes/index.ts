import type { Heading, Html, Link, List, ListItem, Paragraph, Root, RootContent } from 'mdast';
import type { Change } from '../../../typedoc/plugin/git';

/** Stands in a page where the changes of the packages shall be. */
export const PLACE_OF_CHANGES = '<div data-package-changes></div>';

export interface PackageChanges {
  /** The name to import: `@tstd/core`. */
  readonly name: string;
  /** The name without its scope, which is the id of the heading. */
  readonly shortName: string;
  /** The newest first; empty where the history is not known. */
  readonly changes: readonly Change[];
  /** The page that has all of them. */
  readonly all: string;
}

export interface PackageChangesOptions {
  /** Called for a page that has the place. */
  readonly read: () => readonly PackageChanges[];
  readonly locale: string;
  readonly allLabel: string;
  readonly commitUrl: (hash: string) => string;
}

/** The scope at the start of a commit's subject: the packages that it is about. */
const SCOPE = /^[a-z][a-z0-9, -]*: /;

/**
 * Puts the commits that changed each package into a page, by package and day.
 *
 * It comes before the plugins of Docusaurus, so that the table of contents lists the packages.
 */
export default function remarkPackageChanges({
  read,
  locale,
  allLabel,
  commitUrl,
}: PackageChangesOptions) {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

  const toLink = ({ hash, subject }: Change): ListItem => {
    const words = subject.replace(SCOPE, '');
    const text = words.charAt(0).toUpperCase() + words.slice(1);
    // Commits are written in English.
    return toItem({ ...linkTo(commitUrl(hash), text), data: { hProperties: { lang: 'en' } } });
  };

  const describe = ({ name, shortName, changes, all }: PackageChanges): RootContent[] => [
    headingOf(name, shortName),
    ...[...new Set(changes.map(({ day }) => day))].flatMap((day) => [
      toParagraph({ type: 'text', value: dates.format(new Date(day)) }),
      listOf(changes.filter((change) => change.day === day).map(toLink)),
    ]),
    toParagraph(linkTo(all, allLabel)),
  ];

  return (tree: Root): void => {
    const place = tree.children.findIndex(isPlace);
    if (place !== -1) {
      tree.children.splice(place, 1, ...read().flatMap(describe));
    }
  };
}

function isPlace(node: RootContent): node is Html {
  return node.type === 'html' && node.value === PLACE_OF_CHANGES;
}

function headingOf(name: string, id: string): Heading {
  return {
    type: 'heading',
    depth: 3,
    children: [{ type: 'text', value: name }],
    data: { hProperties: { id } },
  };
}

function linkTo(url: string, text: string): Link {
  return { type: 'link', url, children: [{ type: 'text', value: text }] };
}

function toParagraph(child: Paragraph['children'][number]): Paragraph {
  return { type: 'paragraph', children: [child] };
}

function toItem(child: Paragraph['children'][number]): ListItem {
  return { type: 'listItem', spread: false, children: [toParagraph(child)] };
}

function listOf(items: ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children: items };
}
