import type { MouseEvent, SyntheticEvent } from 'react';
import type { useHistory } from '@docusaurus/router';
import { isPlainClick } from '../../dom/isPlainClick';

/**
 * Follows a link that came as HTML, without loading the site anew. Returns whether it did: other
 * links are left to the browser, and so are those that the reader opens elsewhere.
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

/** Loads what a link leads to, before it is followed. */
export function preloadLink(event: SyntheticEvent): void {
  const path = internalPath(event.target);
  if (path !== undefined) {
    void window.docusaurus.preload(new URL(path, window.location.origin).pathname);
  }
}

/** Where a link to another page of this site leads. */
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
