import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/**
 * Replaces the address with the canonical one of the page before the router reads it.
 *
 * A host may also serve a page at `/x/`, `/x.html`, `//x` or `%78`. For these, the router would show
 * the not-found page, or throw if it cannot decode the address. The returned function restores the
 * address of a not-found page.
 */
export function normalizeAddress(): () => void {
  const { pathname, search, hash } = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical === null) {
    return () => undefined;
  }
  const path = new URL(canonical.href).pathname;
  if (path !== pathname) {
    replacePath(path + search + hash);
  }
  return () => {
    if (path.endsWith('/404.html')) {
      replacePath(pathname + search + hash);
    }
  };
}

function replacePath(path: string): void {
  // With the origin: a path that begins with `//` would be a host.
  window.history.replaceState(window.history.state, '', window.location.origin + path);
}

const restoreAddress = ExecutionEnvironment.canUseDOM ? normalizeAddress() : undefined;

const clientModule: ClientModule = {
  onRouteDidUpdate({ previousLocation }) {
    if (previousLocation === null) {
      restoreAddress?.();
    }
  },
};

export default clientModule;
