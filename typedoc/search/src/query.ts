// cspell:ignore classe constante espace fonction membre paquet
import type { SymbolKind } from '../../reference/contract';
import { KINDS } from './record';
import { foldText } from './fold';
import { looksLikeType } from './types/syntax';

export interface Filter {
  readonly by: 'kind' | 'package';
  readonly value: string;
  readonly written: string;
}

export interface Query {
  readonly filters: readonly Filter[];
  readonly text: string;
  readonly type?: string;
  readonly name?: string;
}

const MAX_LENGTH = 200;

const FILTER_KEYS: ReadonlyMap<string, Filter['by']> = new Map([
  ['kind', 'kind'],
  ['pkg', 'package'],
  ['package', 'package'],
  ['genre', 'kind'],
  ['paquet', 'package'],
]);

const KIND_WORDS: ReadonlyMap<string, SymbolKind> = new Map([
  ...KINDS.map((kind) => [kind, kind] as const),
  ['constant', 'const'],
  ['fonction', 'function'],
  ['classe', 'class'],
  ['espace', 'namespace'],
  ['constante', 'const'],
  ['membre', 'member'],
]);

const FILTER = /(?<=^|\s)(?<key>\p{L}+)\s*:(?!:)\s*(?:@[\w-]+\/)?(?<value>[\p{L}\p{Nd}-]*)/giu;

/** An open bracket: words before a colon in it are parameters, not filters. */
const OPEN = /[({<][^)}>]*$/;

const SCOPE = /@[\w-]+\//g;

/** The start of a declaration in TypeScript, Rust or Haskell, or a name before a colon. */
const DECLARED =
  /^(?:(?:(?:export|default|declare|async|public|static|pub|const|let|var|type|function|fn|def)\s+)+(?<declared>[\p{L}_$][\p{L}\p{N}_$.]*)\s*(?:::?|=(?!>))?|(?!(?:fn|function|async)\b)(?<named>[\p{L}_$][\p{L}\p{N}_$.]*)(?:\s*::?(?=\s)|(?=(?:<[^<>()]*>)?\(.*\)\s*(?::|->|→))))\s*/u;
const BODY = /\s*[;{]\s*$/;

/** A type that is not a function, complete or not: `Result<T, E>`. */
const ALONE = /^(?<head>[\p{L}_$][\p{L}\p{N}_$.]*)<(?:(?!->|=>)[^()→⇒])*$/u;

export function parseQuery(typed: string): Query {
  const cut = typed.slice(0, MAX_LENGTH);
  const filters: Filter[] = [];
  const text = cut
    .replace(FILTER, (written, key: string, value: string, position: number) => {
      const by = FILTER_KEYS.get(foldText(key));
      if (by === undefined || OPEN.test(cut.slice(0, position))) {
        return written;
      }
      if (value !== '') {
        filters.push({ by, value: foldText(value), written });
      }
      return '';
    })
    .replace(SCOPE, '')
    .trim();
  const { 0: start = '', groups } = DECLARED.exec(text) ?? {};
  const declared = text.slice(start.length).replace(BODY, '');
  const isDeclared = start !== '' && looksLikeType(declared);
  const type = isDeclared ? declared : text;
  const name = isDeclared
    ? (groups?.['declared'] ?? groups?.['named'])
    : ALONE.exec(text)?.groups?.['head'];
  return looksLikeType(type)
    ? { filters, text, type, ...(name !== undefined && { name }) }
    : { filters, text };
}

export function toggleFilter(typed: string, { by, value }: Pick<Filter, 'by' | 'value'>): string {
  const set = parseQuery(typed).filters.find((each) => each.by === by && each.value === value);
  const changed =
    set === undefined
      ? `${typed} ${by === 'kind' ? 'kind' : 'pkg'}:${value}`
      : typed.replace(set.written, '');
  return changed.trim().replace(/\s+/g, ' ');
}

export interface FilterResult {
  readonly passes: (found: { readonly kind: string; readonly package?: string }) => boolean;
  readonly unknown: readonly Filter[];
}

export function applyFilters(
  filters: readonly Filter[],
  packages: readonly string[],
): FilterResult {
  const chosen = filters.map((filter) => ({
    filter,
    values:
      filter.by === 'kind'
        ? chooseByPrefix(filter.value, [...KIND_WORDS.keys()]).map(
            (word) => KIND_WORDS.get(word) ?? word,
          )
        : chooseByPrefix(filter.value, packages),
  }));
  const allows = (by: Filter['by'], value: string): boolean => {
    const alternatives = chosen.filter(({ filter }) => filter.by === by);
    return alternatives.length === 0 || alternatives.some(({ values }) => values.includes(value));
  };
  return {
    passes: ({ kind, package: packageName = '' }) =>
      allows('kind', kind) && allows('package', packageName),
    unknown: chosen.filter(({ values }) => values.length === 0).map(({ filter }) => filter),
  };
}

function chooseByPrefix(value: string, words: readonly string[]): readonly string[] {
  return words.includes(value) ? [value] : words.filter((word) => word.startsWith(value));
}
