import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The one page whose path ends so; hosts look for it there. */
const NOT_FOUND_PAGE = '/404.html';

/**
 * The path of a page without the name of its file: `/docs/page` for `/docs/page.html` and for
 * `/docs/page/index.html`; a folder keeps its slash where there is nothing else.
 */
export function cleanPath(pathname: string, baseUrl: string): string {
  if (pathname.endsWith(NOT_FOUND_PAGE)) {
    return pathname;
  }
  const clean = pathname.replace(/(?:\/index)?\.html$/, '');
  return `${clean}/` === baseUrl ? baseUrl : clean;
}

if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const clean = cleanPath(pathname, siteConfig.baseUrl);
  if (clean !== pathname) {
    // Before the router reads the address, so that the page, its links and its canonical address
    // are those of the clean path.
    window.history.replaceState(window.history.state, '', clean + search + hash);
  }
}
