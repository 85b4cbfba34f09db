import { packageOfPath } from '../../../typedoc/plugin/contract';
import type { SymbolDetails } from '../../details/details';
import { loadDetails } from '../../details/loadDetails';

/** Finds what there is to say of a symbol by its path, which has neither the base nor the language. */
export async function findDetails(
  baseUrl: string,
  path: string,
): Promise<SymbolDetails | undefined> {
  const name = packageOfPath(path);
  const details = name === undefined ? undefined : (await loadDetails(baseUrl, name))[path];
  return details && { ...details, signature: details.signature || titleOf(path) };
}

/** The title of a page stands in for the signature of a namespace: `namespace Option`. */
function titleOf(path: string): string {
  return path.split('/').slice(-2).join(' ');
}
