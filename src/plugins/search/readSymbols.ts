import type { SearchRecord } from '@tstd-internal/search/build';
import type { IndexedSymbol } from '../../../typedoc/reference/index/symbols';

export function toRecords(
  symbols: readonly IndexedSymbol[],
  foreign: readonly (readonly [theirs: string, ours: string])[],
  guides: readonly string[],
): readonly SearchRecord[] {
  const mentions = new Map<string, number>();
  for (const [name] of guides.flatMap((guide) => [...guide.matchAll(NAME)])) {
    mentions.set(name, (mentions.get(name) ?? 0) + 1);
  }
  return symbols.map(({ name, package: packageName, kind, path, ...symbol }) => {
    const theirs = foreign
      .filter(([, ours]) => ours.replace(ARGUMENTS, '') === name)
      .map(([their, ours]) => (ours.includes('<') ? their : their.replace(CALL, '')));
    // The first keyword matters most: in French it is often the word for the name.
    const [keyword = [], ...words] = symbol.keywords;
    const names = [...theirs, ...symbol.aliases].concat(keyword);
    const tasks = symbol.tasks.join('. ');
    return {
      path,
      kind,
      title: name,
      package: packageName,
      ...(names.length > 0 && { names }),
      ...(words.length > 0 && { words: words.join(' ') }),
      ...(tasks !== '' && { tasks }),
      text: symbol.summary,
      ...(symbol.signature.length > 0 && { signatures: symbol.signature }),
      ...(mentions.has(name) && { mentions: mentions.get(name) }),
    } as SearchRecord;
  });
}

const NAME = /\b[A-Za-z]\w*(?:\.[A-Za-z]\w*)?\b/g;
const ARGUMENTS = /<.*/;
const CALL = /^new |\(\)$/g;
