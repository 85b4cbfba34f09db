import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBlocks } from '../../../typedoc/doctest/blocks';
import { listSources } from '../../../typedoc/doctest/sources';
import { packagePath } from '../../../typedoc/plugin/contract';
import type { NamesOf } from '../../../typedoc/plugin/examples/table';
import { contentFolder } from '../../../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../../../typedoc/workspace/locales';

/** A guide, and what its examples use. */
export interface Guide {
  readonly title: string;
  /** The path below the base of the site: `/docs/packages/core/option`. */
  readonly path: string;
  /** The paths of the public names in its examples: `/api/core/namespace/Option#map`. */
  readonly uses: ReadonlySet<string>;
}

const GUIDES = `${contentFolder('docs', SOURCE_LOCALE)}/`;
const EXTENSION = /\.mdx?$/;
const TITLE = /^# (?<title>.+)$/m;

/**
 * Returns a function that reads the guides when it is first asked: the names in their examples are
 * written before pages are made. The titles are those of the folder of a language, from the root.
 */
export function createGuideReader(
  root: string,
  names: NamesOf,
  folder: string,
): () => readonly Guide[] {
  let guides: readonly Guide[] | undefined;
  return () =>
    (guides ??= listSources(root)
      .filter(({ path }) => path.startsWith(GUIDES))
      .map((source) => ({ source, blocks: findBlocks(source, readText(root, source.path)) }))
      .filter(({ blocks }) => blocks.length > 0)
      .map(({ source: { path: file }, blocks }) => ({
        title: titleOf(root, [join(folder, file.slice(GUIDES.length)), file]),
        path: `/${file.replace(EXTENSION, '')}`,
        uses: new Set(blocks.flatMap(({ code }) => names(code).map(({ path }) => path))),
      })));
}

/** The title in the first file that is there: a guide without translation is shown in English. */
function titleOf(root: string, files: readonly string[]): string {
  const file = files.find((each) => existsSync(join(root, each))) ?? '';
  const title = TITLE.exec(readText(root, file))?.groups?.['title'];
  if (title === undefined) {
    throw new Error(`"${file}" has no title: begin its text with "# " and the name of the guide`);
  }
  return title;
}

function readText(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** The folders of guides that show a name at work, and those that no one reads for one name. */
const TASKS = /^\/docs\/(?:recipes|tutorial)\//;
const ORDER = [
  /^\/docs\/packages\//,
  /^\/docs\/recipes\//,
  /^\/docs\/tutorial\//,
  /^\/docs\/(?!coming-from\/)/,
];

/** Whether a guide uses names for a task, and is not about them. */
export function isTask({ path }: Guide): boolean {
  return TASKS.test(path);
}

/**
 * Returns the guides that use a public name, or for a page any name on it: those of its own package,
 * of other packages, recipes, the tutorial, and the others. Of one kind those that use most of the
 * page come first: they are about it.
 */
export function guidesTo(guides: readonly Guide[], path: string): readonly Guide[] {
  const [page = '', anchor] = path.split('#');
  const isOnPage = (used: string): boolean => used === page || used.startsWith(`${page}#`);
  const countOf = ({ uses }: Guide): number => [...uses].filter(isOnPage).length;
  const own = `/docs/packages/${page.split('/')[2] ?? ''}`;
  const rankOf = ({ path: guide }: Guide): number => {
    const rank = ORDER.findIndex((kind) => kind.test(guide));
    return guide === own || guide.startsWith(`${own}/`) ? -1 : rank === -1 ? ORDER.length : rank;
  };
  return mostFirst(
    guides.filter((guide) => (anchor === undefined ? countOf(guide) > 0 : guide.uses.has(path))),
    countOf,
  ).toSorted((self, other) => rankOf(self) - rankOf(other));
}

/** Returns the guides that use a package: its overview, those of its own folder, and the others. */
export function guidesToPackage(guides: readonly Guide[], name: string): readonly Guide[] {
  const own = `/docs/packages/${name}`;
  const isOverview = ({ path }: Guide): boolean => path === own || path === `${own}/overview`;
  const isOwn = ({ path }: Guide): boolean => path === own || path.startsWith(`${own}/`);
  const isOfPackage = (used: string): boolean => used.startsWith(`${packagePath(name)}/`);
  const countOf = ({ uses }: Guide): number => [...uses].filter(isOfPackage).length;
  return [
    ...guides.filter(isOverview),
    ...guides.filter((guide) => isOwn(guide) && !isOverview(guide)),
    ...mostFirst(
      guides.filter((guide) => !isOwn(guide) && countOf(guide) > 0),
      countOf,
    ),
  ];
}

function mostFirst(guides: readonly Guide[], countOf: (guide: Guide) => number): readonly Guide[] {
  return guides.toSorted((self, other) => countOf(other) - countOf(self));
}
