const LANGUAGES: ReadonlySet<string> = new Set(['md', 'markdown']);
const RENDERED = /(?:^|\s)rendered(?=\s|$)/;

/** Whether a page shows a block of Markdown both as it is written and as what becomes of it. */
export function isRenderedSource(language: string, meta: string): boolean {
  return LANGUAGES.has(language) && RENDERED.test(meta);
}
