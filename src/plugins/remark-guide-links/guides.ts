import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBlocks } from '../../../typedoc/doctest/blocks';
import { listSources } from '../../../typedoc/doctest/sources';
import { packagePath } from '../../../typedoc/reference/contract';
import type { NamesOf } from '../../../typedoc/reference/model/examples/exampleTable';
import { contentFolder } from '../../../typedoc/workspace/content';
import { SOURCE_LOCALE } from '../../../typedoc/workspace/locales';

export interface Guide {
  readonly title: string;
  readonly path: string;
  readonly uses: ReadonlySet<string>;
}

const GUIDES = `${contentFolder('docs', SOURCE_LOCALE)}/`;
const EXTENSION = /\.mdx?$/;
const TITLE = /^# (?<title>.+)$/m;

/** Lazy, because the names in examples are written before pages are compiled. */
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

/** An untranslated guide is shown in English. */
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

const TASKS = /^\/docs\/(?:recipes|tutorial)\//;
const ORDER = [
  /^\/docs\/packages\//,
  /^\/docs\/recipes\//,
  /^\/docs\/tutorial\//,
  /^\/docs\/(?!coming-from\/)/,
];

export function isTask({ path }: Guide): boolean {
  return TASKS.test(path);
}

/** Own package, other packages, recipes, tutorial, others; then by the number of uses. */
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
