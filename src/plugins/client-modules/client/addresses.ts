import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { NOT_FOUND_CLASS } from '../../../theme/NotFound/Content/notFoundClass';

/** The page of all unknown addresses, as hosts look for it and as the server has rendered it. */
const NOT_FOUND_PAGE = '404.html';

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

/**
 * Gives the router the address that the page was rendered for, before it reads one.
 *
 * A host shows the not-found page at an address that may be anything: one that no browser can
 * decode, or one that the router, which minds no case, takes for another page. The router is told
 * the address of the file; the returned function shows the reader their own again.
 */
export function normalizeAddress(baseUrl: string): () => void {
  const { pathname, search, hash } = window.location;
  const isNotFound = document.documentElement.classList.contains(NOT_FOUND_CLASS);
  const path = isNotFound ? baseUrl + NOT_FOUND_PAGE : canonicalPath(pathname, baseUrl);
  if (path !== pathname) {
    replacePath(path + search + hash);
  }
  return () => {
    if (isNotFound && path !== pathname) {
      replacePath(pathname + search + hash);
    }
  };
}

function replacePath(path: string): void {
  window.history.replaceState(window.history.state, '', path);
}

const restoreAddress = ExecutionEnvironment.canUseDOM
  ? normalizeAddress(siteConfig.baseUrl)
  : undefined;

const clientModule: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation === null) {
      restoreAddress?.();
    }
  },
};

export default clientModule;
