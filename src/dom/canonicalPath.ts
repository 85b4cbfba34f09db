/** The page of all unknown addresses, as hosts look for it and as the server has rendered it. */
export const NOT_FOUND_PAGE = '404.html';

/**
 * The one path of a page: `/docs/page` for `/docs/page/`, `/docs/page.html` and
 * `/docs/page/index.html`. The home page keeps its slash.
 */
export function canonicalPath(pathname: string, baseUrl: string): string {
  if (pathname === baseUrl + NOT_FOUND_PAGE) {
    return pathname;
  }
  const path = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return `${path}/` === baseUrl ? baseUrl : path;
}
