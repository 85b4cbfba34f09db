import { LOCALES, SOURCE_LOCALE } from './locales';

const CONTENT = {
  docs: { source: 'docs', translation: 'docusaurus-plugin-content-docs/current' },
  blog: { source: 'blog', translation: 'docusaurus-plugin-content-blog' },
  pages: { source: 'src/pages', translation: 'docusaurus-plugin-content-pages' },
} as const;

export type ContentKind = keyof typeof CONTENT;

export const CONTENT_KINDS = Object.keys(CONTENT) as readonly ContentKind[];

export function localeFolder(locale: string): string {
  return `i18n/${locale}`;
}

export function contentFolder(kind: ContentKind, locale: string): string {
  const { source, translation } = CONTENT[kind];
  return locale === SOURCE_LOCALE ? source : `${localeFolder(locale)}/${translation}`;
}

export function catalogueFolder(locale: string): string {
  return `${localeFolder(locale)}/api`;
}

export function readmeFolder(locale: string): string {
  return locale === SOURCE_LOCALE ? 'typedoc/packages' : catalogueFolder(locale);
}

export function contentKindOf(file: string): ContentKind | undefined {
  return CONTENT_KINDS.find((kind) =>
    LOCALES.some((locale) => file.startsWith(`${contentFolder(kind, locale)}/`)),
  );
}

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

/** Checks whether the name of the file or of a folder begins with `_`. */
export function isPart(path: string): boolean {
  return path.split('/').some((name) => name.startsWith('_'));
}
