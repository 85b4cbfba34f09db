import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_KINDS, contentFolder, readmeFolder } from '../workspace/content';
import { LOCALES, SOURCE_LOCALE } from '../workspace/locales';
import { posixPath } from '../workspace/packages';

export interface Source {
  readonly path: string;
  readonly kind: 'comments' | 'markdown';
  readonly isPackage: boolean;
  readonly english?: string;
}

interface Folder extends Omit<Source, 'path' | 'english'> {
  readonly folder: string;
  readonly files: RegExp;
  readonly translates?: string;
}

const README = /^[^/]+\/README\.md$/;

const TRANSLATED = [
  { folderOf: readmeFolder, files: README, isPackage: true },
  ...CONTENT_KINDS.map((kind) => ({
    folderOf: (locale: string) => contentFolder(kind, locale),
    files: /\.mdx?$/,
    isPackage: false,
  })),
].map((each) => ({ ...each, kind: 'markdown' as const }));

const FOLDERS: readonly Folder[] = [
  {
    folder: 'typedoc/packages',
    files: /^[^/]+\/src\/(?!.*\.(?:test|test-d|d)\.ts$).*\.ts$/,
    kind: 'comments',
    isPackage: true,
  },
  ...LOCALES.flatMap((locale) =>
    TRANSLATED.map(({ folderOf, ...about }) => ({
      ...about,
      folder: folderOf(locale),
      ...(locale !== SOURCE_LOCALE && { translates: folderOf(SOURCE_LOCALE) }),
    })),
  ),
];

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
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(posixPath).sort();
}
