import { LOCALES, SOURCE_LOCALE } from './locales';

/** The folders of pages written by hand: the English one, and one in the folder of each language. */
const CONTENT = {
  docs: { source: 'docs', translation: 'docusaurus-plugin-content-docs/current' },
  blog: { source: 'blog', translation: 'docusaurus-plugin-content-blog' },
  pages: { source: 'src/pages', translation: 'docusaurus-plugin-content-pages' },
} as const;

export type ContentKind = keyof typeof CONTENT;

export const CONTENT_KINDS = Object.keys(CONTENT) as readonly ContentKind[];

/** The folder of all that is in a language, but for English, which stands in the code. */
export function localeFolder(locale: string): string {
  return `i18n/${locale}`;
}

/** The folder of what is written by hand in a language; all languages have the same files. */
export function contentFolder(kind: ContentKind, locale: string): string {
  const { source, translation } = CONTENT[kind];
  return locale === SOURCE_LOCALE ? source : `${localeFolder(locale)}/${translation}`;
}

/** The folder of the READMEs of the packages, and of the texts of the reference, in a language. */
export function catalogueFolder(locale: string): string {
  return `${localeFolder(locale)}/api`;
}

/** The folder of the READMEs of the packages in a language. */
export function readmeFolder(locale: string): string {
  return locale === SOURCE_LOCALE ? 'typedoc/packages' : catalogueFolder(locale);
}

/** Returns the kind of a page written by hand, by the path of its file in the repository. */
export function contentKindOf(file: string): ContentKind | undefined {
  return CONTENT_KINDS.find((kind) =>
    LOCALES.some((locale) => file.startsWith(`${contentFolder(kind, locale)}/`)),
  );
}

/** Returns the file of the same page in a language, by its file in any; nothing of what is no page. */
export function pageIn(file: string, locale: string): string | undefined {
  for (const kind of CONTENT_KINDS) {
    const folders = LOCALES.map((each) => contentFolder(kind, each));
    const own = folders.find((folder) => file.startsWith(`${folder}/`));
    if (own !== undefined) {
      return contentFolder(kind, locale) + file.slice(own.length);
    }
  }
  return undefined;
}

/** Whether a file is a part of pages, and no page: its name or that of a folder begins with `_`. */
export function isPart(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('_'));
}
