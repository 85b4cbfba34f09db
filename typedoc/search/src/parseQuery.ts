import { foldText } from './foldText';
import { FRENCH_FILTERS } from './names/vocabulary/frenchFilters';
import { looksLikeType } from './types/syntax';

/** A filter as it was typed: `kind:function`, `pkg:money`. */
export interface Filter {
  readonly by: 'kind' | 'package';
  /** Folded; the beginning of a kind or of a package is enough. */
  readonly value: string;
}

/** The parts of a query. */
export interface Query {
  readonly filters: readonly Filter[];
  /** All that is no filter. */
  readonly words: string;
  /** The part that may be a type. */
  readonly type?: string;
  /** The name that the type is declared for, or the head of a type that stands alone. */
  readonly name?: string;
}

const FILTER_KEYS: ReadonlyMap<string, Filter['by']> = new Map([
  ['kind', 'kind'],
  ['pkg', 'package'],
  ['package', 'package'],
  ...FRENCH_FILTERS,
]);

const FILTER = /(?<=^|\s)(?<key>\p{L}+)\s*:(?!:)\s*(?:@[\w-]+\/)?(?<value>[\p{L}\p{Nd}-]*)/giu;

/** A bracket that is still open: the names of parameters are no filters. */
const OPEN = /[({<][^)}>]*$/;

/** The scope that all packages share says nothing. */
const SCOPE = /@[\w-]+\//g;

/** The beginning of a declaration in TypeScript, Rust or Haskell, or a name before a colon. */
const DECLARED =
  /^(?:(?:(?:export|default|declare|async|public|static|pub|const|let|var|type|function|fn|def)\s+)+(?<declared>[\p{L}_$][\p{L}\p{N}_$.]*)\s*(?:::?|=(?!>))?|(?!(?:fn|function|async)\b)(?<named>[\p{L}_$][\p{L}\p{N}_$.]*)(?:\s*::?(?=\s)|(?=(?:<[^<>()]*>)?\(.*\)\s*(?::|->|→))))\s*/u;
/** The end of a declaration, or the beginning of its body. */
const BODY = /\s*[;{]\s*$/;

/** A type that no function is: `Result<T, E>`, finished or not. */
const ALONE = /^(?<head>[\p{L}_$][\p{L}\p{N}_$.]*)<(?:(?!->|=>)[^()→⇒])*$/u;

/** Reads a query, whatever it is. */
export function parseQuery(text: string): Query {
  const filters: Filter[] = [];
  const words = text
    .replace(FILTER, (written, key: string, value: string, place: number) => {
      const by = FILTER_KEYS.get(foldText(key));
      if (by === undefined || OPEN.test(text.slice(0, place))) {
        return written;
      }
      if (value !== '') {
        filters.push({ by, value: foldText(value) });
      }
      return '';
    })
    .replace(SCOPE, '')
    .trim();
  const { 0: start = '', groups } = DECLARED.exec(words) ?? {};
  const declared = words.slice(start.length).replace(BODY, '');
  const isDeclared = start !== '' && looksLikeType(declared);
  const type = isDeclared ? declared : words;
  const name = isDeclared
    ? (groups?.['declared'] ?? groups?.['named'])
    : ALONE.exec(words)?.groups?.['head'];
  return looksLikeType(type)
    ? { filters, words, type, ...(name !== undefined && { name }) }
    : { filters, words };
}
