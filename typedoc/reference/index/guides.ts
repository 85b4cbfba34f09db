import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDocumentation } from '../../doctest/documentedBlocks';
import { contentFolder } from '../../workspace/content';
import { SOURCE_LOCALE } from '../../workspace/locales';
import { packagePath, unscoped } from '../contract';
import type { Entry, Guide, PageData } from '../pageData';
import type { NamesOf } from './exampleNames';

export interface ReadGuide extends Guide {
  readonly uses: ReadonlySet<string>;
}

const MOST_OF_A_PAGE = 3;
const MOST_OF_A_MEMBER = 1;
const MOST_OF_A_PACKAGE = 8;

const GUIDES = `${contentFolder('docs', SOURCE_LOCALE)}/`;
const EXTENSION = /\.mdx?$/;
const TITLE = /^# (?<title>.+)$/m;

export function readGuides(root: string, names: NamesOf, locale: string): readonly ReadGuide[] {
  const folder = contentFolder('docs', locale);
  return [...readDocumentation(root)]
    .filter(([file]) => file.startsWith(GUIDES))
    .map(([file, blocks]) => {
      const path = `/${file.replace(EXTENSION, '')}`;
      return {
        title: titleOf(root, [join(folder, file.slice(GUIDES.length)), file]),
        path,
        isTask: TASKS.test(path),
        uses: new Set(blocks.flatMap(({ code }) => names(code).map((name) => name.path))),
      };
    });
}

export function addGuides(page: PageData, guides: readonly ReadGuide[]): PageData {
  const name = unscoped(page.package?.name ?? '');
  const found =
    page.kind === 'package'
      ? guidesToPackage(guides, name).slice(0, MOST_OF_A_PACKAGE)
      : guidesTo(guides, page.path).slice(0, MOST_OF_A_PAGE);
  const groups = page.groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry): Entry => {
      const own = guidesTo(guides, entry.path).slice(0, MOST_OF_A_MEMBER);
      return { ...entry, guides: own.map(toGuide) };
    }),
  }));
  return { ...page, groups, guides: found.map(toGuide) };
}

function toGuide({ title, path, isTask }: ReadGuide): Guide {
  return { title, path, isTask };
}

/** Falls back to English, like the page of an untranslated guide. */
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

/** Sorted: own package, other packages, recipes, tutorial, others; then by the number of uses. */
export function guidesTo(guides: readonly ReadGuide[], path: string): readonly ReadGuide[] {
  const [page = '', anchor] = path.split('#');
  const isOnPage = (used: string): boolean => used === page || used.startsWith(`${page}#`);
  const countOf = ({ uses }: ReadGuide): number => [...uses].filter(isOnPage).length;
  const own = `/docs/packages/${page.split('/')[2] ?? ''}`;
  const rankOf = ({ path: guide }: ReadGuide): number => {
    const rank = ORDER.findIndex((kind) => kind.test(guide));
    return guide === own || guide.startsWith(`${own}/`) ? -1 : rank === -1 ? ORDER.length : rank;
  };
  return mostFirst(
    guides.filter((guide) => (anchor === undefined ? countOf(guide) > 0 : guide.uses.has(path))),
    countOf,
  ).toSorted((self, other) => rankOf(self) - rankOf(other));
}

export function guidesToPackage(guides: readonly ReadGuide[], name: string): readonly ReadGuide[] {
  const own = `/docs/packages/${name}`;
  const isOverview = ({ path }: ReadGuide): boolean => path === own || path === `${own}/overview`;
  const isOwn = ({ path }: ReadGuide): boolean => path === own || path.startsWith(`${own}/`);
  const isOfPackage = (used: string): boolean => used.startsWith(`${packagePath(name)}/`);
  const countOf = ({ uses }: ReadGuide): number => [...uses].filter(isOfPackage).length;
  return [
    ...guides.filter(isOverview),
    ...guides.filter((guide) => isOwn(guide) && !isOverview(guide)),
    ...mostFirst(
      guides.filter((guide) => !isOwn(guide) && countOf(guide) > 0),
      countOf,
    ),
  ];
}

function mostFirst(
  guides: readonly ReadGuide[],
  countOf: (guide: ReadGuide) => number,
): readonly ReadGuide[] {
  return guides.toSorted((self, other) => countOf(other) - countOf(self));
}
