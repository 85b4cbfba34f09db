import { readFileSync } from 'node:fs';
import type { BlockContent, Heading, ListItem, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import {
  REFERENCE_ROOT,
  type ReferenceSymbol,
  inVersion,
  unscoped,
} from '../../../typedoc/reference/contract';
import { groupBy } from '../../../typedoc/reference/groupBy';
import { type Change, type History, showChange } from '../../../typedoc/reference/interfaces';
import { GUIDES } from '../../config/site';
import { link, paragraph, text } from '../nodes';

const KINDS = ['added', 'changed', 'removed'] as const;

type Kind = (typeof KINDS)[number];

export interface VersionsPageOptions {
  /** Both files are relative to the folder of the site. */
  readonly history: string;
  readonly symbols: string;
  readonly labels: Readonly<Record<Kind | 'none' | 'guides' | 'reference', string>>;
  /** The frozen versions, the newest first. */
  readonly versions: readonly string[];
}

/** They are elements, because Docusaurus drops comments. */
const PLACES = new Map([
  ['<div id="versions"></div>', listVersions],
  ['<div id="changes"></div>', describeHistory],
]);

/** Lists the versions of the documentation, and the changes of the interfaces. */
export default function remarkVersionsPage(options: VersionsPageOptions) {
  return (tree: Root): void => {
    visit(tree, 'html', ({ value }, index, parent) => {
      const describe = PLACES.get(value);
      if (describe === undefined || index === undefined || parent === undefined) {
        return undefined;
      }
      parent.children.splice(index, 1, ...describe(options));
      return [SKIP, index];
    });
  };
}

function listVersions({ versions, labels }: VersionsPageOptions): BlockContent[] {
  const children = [undefined, ...versions].map((version): ListItem => ({
    type: 'listItem',
    children: [
      paragraph(
        { type: 'strong', children: [text(version ?? 'Next')] },
        text(' · '),
        link(inVersion(GUIDES, version), text(labels.guides)),
        text(' · '),
        link(inVersion(REFERENCE_ROOT, version), text(labels.reference)),
      ),
    ],
  }));
  return versions.length === 0 ? [] : [{ type: 'list', children }];
}

function describeHistory({ history, symbols, labels }: VersionsPageOptions): BlockContent[] {
  const versions = JSON.parse(readFileSync(history, 'utf8')) as History;
  const present = JSON.parse(readFileSync(symbols, 'utf8')) as readonly ReferenceSymbol[];
  return Object.entries(versions).flatMap(([version, changes]) => {
    // Docusaurus removes dots from ids.
    const id = `v${version.replaceAll('.', '-')}`;
    return [
      heading(3, version, id),
      ...(changes.length === 0 ? [paragraph(text(labels.none))] : []),
      ...[...groupBy(changes, (change) => change.package)].flatMap(([name, ofPackage]) => [
        heading(4, name, `${id}-${unscoped(name)}`),
        ...KINDS.flatMap((kind): BlockContent[] => {
          const ofKind = ofPackage.filter((change) => kindOf(change) === kind);
          const children = ofKind.map((change) => describeChange(change, present));
          const title = paragraph({ type: 'strong', children: [text(labels[kind])] });
          return children.length === 0 ? [] : [title, { type: 'list', children }];
        }),
      ]),
    ];
  });
}

function kindOf({ before, after }: Change): Kind {
  return before.length === 0 ? 'added' : after.length === 0 ? 'removed' : 'changed';
}

function describeChange(change: Change, present: readonly ReferenceSymbol[]): ListItem {
  const { symbol } = change;
  const name = unscoped(change.package);
  const found = present.find((each) => each.package === name && each.name === symbol);
  const code: BlockContent = { type: 'code', lang: 'diff', value: showChange(change) };
  return {
    type: 'listItem',
    children: [
      // Other plugins report code that is a name which no longer exists.
      paragraph(
        found === undefined
          ? { type: 'delete', children: [text(symbol)] }
          : link(found.path, { type: 'inlineCode', value: symbol }),
      ),
      ...(kindOf(change) === 'changed' ? [code] : []),
    ],
  };
}

function heading(depth: 3 | 4, label: string, id: string): Heading {
  return { type: 'heading', depth, data: { hProperties: { id } }, children: [text(label)] };
}
