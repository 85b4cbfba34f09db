import routes from '@generated/routes';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import { matchRoutes } from 'react-router-config';

/**
 * Loads what a page needs, and only reports when a part of that fails.
 *
 * - Docusaurus would never start the first page then. When it is started, the part that is missing
 *   shows its error and a button to try again, and the navigation around it works.
 * - A link that is hovered loads its page before it is followed. What failed is reported here; the
 *   reader who follows the link gets a page that is loaded anew.
 *
 * After a failure it waits for the other parts all the same. A part of `react-loadable` that
 * arrives after it was rendered and before it is mounted is never shown.
 *
 * It also takes `.html` off a path, as the rendering does afterwards: Docusaurus would look for
 * such a page in vain, and render it without what it needs.
 */
export default async function tolerantPreload(pathname: string): Promise<void> {
  const location = { pathname, search: '', hash: '', state: undefined };
  const parts = await Promise.allSettled(loadParts(normalizeLocation(location).pathname));
  const faults = new Set(
    parts.filter((part) => part.status === 'rejected').map((part): unknown => part.reason),
  );
  for (const fault of faults) {
    console.error(fault);
  }
  if (faults.size > 0 && window.docusaurusRoot === undefined) {
    // React would try to adopt the markup of the part that is missing.
    document.getElementById('__docusaurus')?.replaceChildren();
  }
}

/** Starts to load each part of a page: its layouts, from the outermost in, and itself. */
function loadParts(path: string): readonly Promise<unknown>[] {
  // Routes are matched by the path as it is written, and by what it says.
  const written = [...new Set([path, decoded(path)])];
  return written
    .flatMap((each) => matchRoutes(routes, each))
    .map(({ route }) => (route.component as unknown as Preloadable).preload());
}

/** What `react-loadable` makes of a component; its own types leave the promise out. */
interface Preloadable {
  readonly preload: () => Promise<unknown>;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Half an escape: such a path says nothing else than what it is.
    return path;
  }
}
