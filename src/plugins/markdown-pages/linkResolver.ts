import { dirname, join } from 'node:path/posix';
import { inVersion, versionOf } from '../../../typedoc/reference/contract';

export interface MarkdownPage {
  readonly source: string;
  /** The path of the English page, to which its links are relative. */
  readonly original: string;
  readonly permalink: string;
}

export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}

export function linkResolver(
  pages: readonly MarkdownPage[],
  url: string,
  baseUrl: string,
): (from: MarkdownPage, target: string) => string {
  const byOriginal = new Map(pages.map((page) => [page.original, page]));
  const byPermalink = new Map(pages.map((page) => [page.permalink, page]));
  return (from, target) => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
    if (/^[a-z][\w+.-]*:|^\/\//i.test(target)) {
      return target;
    }
    if (path === '') {
      return `${url}${markdownPath(from.permalink)}${rest}`;
    }
    if (path.startsWith('/')) {
      const permalink = `${baseUrl}${inVersion(path, versionOf(from.source)).slice(1)}`;
      return `${url}${byPermalink.has(permalink) ? markdownPath(permalink) : permalink}${rest}`;
    }
    const page = byOriginal.get(join(dirname(from.original), decodeURI(path)));
    if (page === undefined) {
      throw new Error(`The link "${target}" in "${from.source}" does not lead to a page`);
    }
    return `${url}${markdownPath(page.permalink)}${rest}`;
  };
}
