import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preload from '@docusaurus/core/lib/client/preload';

/**
 * Loads what a page needs, and only reports when that fails.
 *
 * - Docusaurus would never start the first page then. When it is started, the part that is missing
 *   shows its error and a button to try again, and the navigation around it works.
 * - A link that is hovered loads its page before it is followed. What failed is reported here; the
 *   reader who follows the link gets a page that is loaded anew.
 *
 * It also takes `.html` off a path, as the rendering does afterwards: Docusaurus would look for
 * such a page in vain, and render it without what it needs.
 */
export default async function tolerantPreload(pathname: string): Promise<void> {
  try {
    const location = { pathname, search: '', hash: '', state: undefined };
    await preload(normalizeLocation(location).pathname);
  } catch (error) {
    console.error(error);
    if (window.docusaurusRoot === undefined) {
      // React would try to adopt the markup of the part that is missing.
      document.getElementById('__docusaurus')?.replaceChildren();
    }
  }
}
