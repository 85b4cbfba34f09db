import {
  decodeNames,
  type NameResult,
  createNameSearch,
  type NamedSymbol,
} from '@tstd-internal/search/names';
import { loadTable } from '../../search/loadTable';

/**
 * Finds the names that the last words of an address say, those of a package among the words first.
 * One that only looks alike is none: the pages of a similar address are found otherwise.
 */
export async function findMembers(
  words: readonly string[],
  count: number,
): Promise<readonly NamedSymbol[]> {
  const findNames = createNameSearch(decodeNames(await loadTable()));
  const [owner, last] = words.length > 1 ? words.slice(-2) : [undefined, words[0]];
  const queries = [...(owner === undefined ? [] : [`${owner}.${last ?? ''}`]), last ?? ''];
  const symbols = queries
    .flatMap((query) => findNames(query).results)
    .filter(isMeant)
    .map(({ symbol }) => symbol);
  const isInPackage = (symbol: NamedSymbol): boolean =>
    words.some((word) => symbol.package.endsWith(`/${word}`) || symbol.package === word);
  return [
    ...new Set([...symbols.filter(isInPackage), ...symbols.filter((each) => !isInPackage(each))]),
  ].slice(0, count);
}

function isMeant({ reason }: NameResult): boolean {
  return reason === 'exact';
}
