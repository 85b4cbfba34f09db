/** The folders of what is written by hand; the French ones have the same files. */
export const CONTENT_FOLDERS = {
  docs: { en: 'docs', fr: 'i18n/fr/docusaurus-plugin-content-docs/current' },
  blog: { en: 'blog', fr: 'i18n/fr/docusaurus-plugin-content-blog' },
  pages: { en: 'src/pages', fr: 'i18n/fr/docusaurus-plugin-content-pages' },
} as const;

/** Whether a file is a part of pages, which is no page itself: it or a folder above it begins with an underscore. */
export function isPartOfPages(path: string): boolean {
  return /(?:^|\/)_/.test(path);
}

/** The folder of the READMEs of the packages, and of the texts of the reference, in a language. */
export function catalogueFolder(locale: string): string {
  return `i18n/${locale}/api`;
}

/** The README of a package, whose name is without its scope, in a language. */
export function readmePath(packageName: string, locale: string): string {
  const folder = locale === 'en' ? 'typedoc/packages' : catalogueFolder(locale);
  return `${folder}/${packageName}/README.md`;
}
