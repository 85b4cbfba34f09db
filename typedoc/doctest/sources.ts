import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A file of the documentation, in which examples stand. */
export interface Source {
  /** The path, from the root of the repository. */
  readonly path: string;
  /** Whether the examples stand in doc comments or in Markdown. */
  readonly kind: 'comments' | 'markdown';
  /** Whether it documents a package, whose examples all run. */
  readonly isPackage: boolean;
  /** The path of the English file that this one translates. */
  readonly english?: string;
}

interface Folder extends Omit<Source, 'path' | 'english'> {
  readonly folder: string;
  readonly files: RegExp;
  /** The folder of the English that is translated here, file by file. */
  readonly translates?: string;
}

const README = /^[^/]+\/README\.md$/;
const PAGES = /\.mdx?$/;
const FRENCH = 'i18n/fr/docusaurus-plugin-content-';

const FOLDERS: readonly Folder[] = [
  {
    folder: 'typedoc/packages',
    files: /^[^/]+\/src\/(?!.*\.(?:test|test-d|d)\.ts$).*\.ts$/,
    kind: 'comments',
    isPackage: true,
  },
  { folder: 'typedoc/packages', files: README, kind: 'markdown', isPackage: true },
  { folder: 'docs', files: PAGES, kind: 'markdown', isPackage: false },
  { folder: 'blog', files: PAGES, kind: 'markdown', isPackage: false },
  { folder: 'src/pages', files: PAGES, kind: 'markdown', isPackage: false },
  {
    folder: 'i18n/fr/api',
    files: README,
    kind: 'markdown',
    isPackage: true,
    translates: 'typedoc/packages',
  },
  {
    folder: `${FRENCH}docs/current`,
    files: PAGES,
    kind: 'markdown',
    isPackage: false,
    translates: 'docs',
  },
  {
    folder: `${FRENCH}blog`,
    files: PAGES,
    kind: 'markdown',
    isPackage: false,
    translates: 'blog',
  },
  {
    folder: `${FRENCH}pages`,
    files: PAGES,
    kind: 'markdown',
    isPackage: false,
    translates: 'src/pages',
  },
];

/** Returns the files of a repository that document, in the order of their folders. */
export function listSources(root: string): readonly Source[] {
  return FOLDERS.flatMap(({ folder, files, translates, ...about }) =>
    filesIn(join(root, folder))
      .filter((file) => files.test(file))
      .map((file) => ({
        ...about,
        path: `${folder}/${file}`,
        ...(translates === undefined ? {} : { english: `${translates}/${file}` }),
      })),
  );
}

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}
