import type { MouseEvent, SyntheticEvent } from 'react';
import type { useHistory } from '@docusaurus/router';
import { isPlainClick } from '../../dom/isPlainClick';

/**
 * Follows a link in HTML without reloading the site. Returns false for links that the browser must
 * follow: those to other sites, and those that the reader opens in another tab.
 */
export function followLink(
  event: MouseEvent,
  history: Pick<ReturnType<typeof useHistory>, 'push'>,
): boolean {
  const path = internalPath(event.target);
  if (path === undefined || !isPlainClick(event)) {
    return false;
  }
  event.preventDefault();
  history.push(path);
  return true;
}

/** Loads the target of a link before the reader follows it. */
export function preloadLink(event: SyntheticEvent): void {
  const path = internalPath(event.target);
  if (path !== undefined) {
    void window.docusaurus.preload(new URL(path, window.location.origin).pathname);
  }
}

/** Returns the path of a link to another page of this site, or undefined. */
function internalPath(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const address = link?.hasAttribute('target') === false ? link.getAttribute('href') : null;
  if (address === null) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(address, window.location.href);
  const isHash = pathname === window.location.pathname && hash !== '';
  return isHash || origin !== window.location.origin ? undefined : `${pathname}${search}${hash}`;
}
