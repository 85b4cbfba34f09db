import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { NOT_FOUND_PAGE, canonicalPath } from '../../../dom/canonicalPath';
import { NOT_FOUND_CLASS } from '../../../dom/notFoundClass';

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
