import siteConfig from '@generated/docusaurus.config';
import { packageOfPath } from '../../../../typedoc/plugin/contract';
import type { SymbolDetails } from '../../../search/details';
import { loadDetails } from '../../../search/loadDetails';

/** Finds the details of the symbol that a link leads to, if it leads to one. */
export async function findDetails(link: HTMLAnchorElement): Promise<SymbolDetails | undefined> {
  const { baseUrl } = siteConfig;
  const { origin, pathname, hash } = link;
  if (origin !== window.location.origin || !pathname.startsWith(baseUrl)) {
    return undefined;
  }
  // The base ends with the slash that the path begins with; so may a page.
  const path = `${pathname.slice(baseUrl.length - 1).replace(/\/$/, '')}${hash}`;
  const name = packageOfPath(path);
  const details = name === undefined ? undefined : (await loadDetails(baseUrl, name))[path];
  return details && { ...details, signature: details.signature || titleOf(path) };
}

/** The title of a page stands in for the signature of a namespace: `namespace Option`. */
function titleOf(path: string): string {
  return path.split('/').slice(-2).join(' ');
}
