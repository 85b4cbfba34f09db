const LANGUAGES: ReadonlySet<string> = new Set(['md', 'markdown']);
const RENDERED = /(?:^|\s)rendered(?=\s|$)/;

export function isRenderedSource(language: string, meta: string): boolean {
  return LANGUAGES.has(language) && RENDERED.test(meta);
}
