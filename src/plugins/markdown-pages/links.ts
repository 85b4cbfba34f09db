import { dirname, join } from 'node:path/posix';

/** A page that exists as Markdown too. */
export interface MarkdownPage {
  /** The path of its source, below the folder of the site. */
  readonly source: string;
  /** The path of the page that it translates: pages link as if all of them stood in that folder. */
  readonly original: string;
  /** Its path on the site, base path included. */
  readonly permalink: string;
}

/** The path of a page as Markdown. */
export function markdownPath(permalink: string): string {
  return `${permalink.replace(/\/$/, '')}.md`;
}

/**
 * Gives links as complete addresses, so that they lead on wherever the Markdown is read.
 *
 * A page that exists as Markdown is linked as Markdown. What leads elsewhere stays as it is.
 */
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
      const permalink = `${baseUrl}${path.slice(1)}`;
      return `${url}${byPermalink.has(permalink) ? markdownPath(permalink) : permalink}${rest}`;
    }
    const page = byOriginal.get(join(dirname(from.original), decodeURI(path)));
    if (page === undefined) {
      throw new Error(`Link "${target}" in "${from.source}" leads to no page`);
    }
    return `${url}${markdownPath(page.permalink)}${rest}`;
  };
}
