import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';

/**
 * Gives the router the address of the file that the host has answered with, before it reads one.
 *
 * A host may find a page at `/x/`, `/x.html`, `//x` or `%78`, which the router does not know, and it
 * shows the not-found page at an address that may be anything, even one that no browser can decode.
 * The file names its own address as the canonical one. The returned function shows the reader of a
 * not-found page their address again.
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
