import type { Described } from './described';
import { findDetails } from './findDetails';

/** A link, which may lead to a symbol. */
export function describedLink(link: HTMLAnchorElement, baseUrl: string): Described {
  return {
    element: link,
    covers: ({ target }) => target instanceof Node && link.contains(target),
    rectangle: () => (link.isConnected ? link.getBoundingClientRect() : undefined),
    details: async () => {
      const { origin, pathname, hash } = link;
      if (origin !== window.location.origin || !pathname.startsWith(baseUrl)) {
        return undefined;
      }
      // The base ends with the slash that the path begins with; so may a page.
      const path = `${pathname.slice(baseUrl.length - 1).replace(/\/$/, '')}${hash}`;
      return findDetails(baseUrl, path);
    },
  };
}
