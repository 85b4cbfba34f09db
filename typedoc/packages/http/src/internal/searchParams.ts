import { checkArgument } from '@tstd/error';

import type { SearchParamsInput, SearchParamValue } from '../Request.js';
import { refusePairs } from './checks.js';

type Pair = readonly [name: string, value: string];

/** Returns a URL with parameters, which replace those of the same names. */
export function withSearchParams(url: string, input: SearchParamsInput): string {
  const pairs = pairsOf(input);
  const [address, fragment] = splitAt(url, '#');
  const [path, query = ''] = splitAt(address, '?');
  const names = new Set(pairs.map(([name]) => name));
  // Keep the other parameters as they were written: a signature may depend on it.
  const kept = query
    .split('&')
    .filter(
      (part) =>
        part !== '' && ![...new URLSearchParams(part).keys()].some((name) => names.has(name)),
    );
  const added = pairs.map((pair) => new URLSearchParams([[...pair]]).toString());
  const search = [...kept, ...added].join('&');
  return [path, search && `?${search}`, fragment === undefined ? '' : `#${fragment}`].join('');
}

function splitAt(text: string, separator: string): readonly [string, string?] {
  const index = text.indexOf(separator);
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)];
}

function pairsOf(input: SearchParamsInput): readonly Pair[] {
  if (typeof input !== 'object' || (input as unknown) === null) {
    refusePairs('searchParams');
  }
  const pairs: readonly unknown[] =
    Symbol.iterator in input
      ? [...input]
      : Object.entries(input).filter(([, values]) => values !== undefined);
  return pairs.flatMap((pair) => {
    if (!Array.isArray(pair) || pair.length !== 2 || typeof pair[0] !== 'string') {
      refusePairs('searchParams');
    }
    // SAFETY: it has two items, and the first is a string.
    const [name, values] = pair as unknown as readonly [string, unknown];
    return [values].flat().map((value): Pair => [name, textOf(name, value)]);
  });
}

/** Throws for any other value: omitting the parameter could request more than the caller wants. */
function textOf(name: string, value: unknown): string {
  const expected = 'a string, a finite number or a boolean';
  checkArgument(isValue(value), `searchParams.${name}`, expected, value);
  return String(value);
}

function isValue(value: unknown): value is SearchParamValue {
  return ['bigint', 'boolean', 'string'].includes(typeof value) || Number.isFinite(value);
}
