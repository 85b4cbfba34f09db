import { checkArgument } from '@tstd/error';
import { checkBoolean, checkFunction, checkObject } from '@tstd/error/Argument';

/** Throws unless an argument is a boolean or `undefined`. */
export function checkFlag(value: unknown, name: string): void {
  if (value !== undefined) {
    checkBoolean(value, name);
  }
}

/**
 * Throws unless an argument can be a result. The function does not read `ok`, because that would make each
 * operation on a result nearly twice as slow.
 */
export function checkResult(value: unknown, name: string): void {
  // An `if` here is faster than a condition passed to `checkArgument`.
  if (typeof value !== 'object' || value === null) {
    checkArgument(false, name, 'a result', value);
  }
}

/** Throws unless an argument can compare two values. */
export function checkEqual(value: unknown, name: string): void {
  checkArgument(
    typeof (value as { readonly equals?: unknown } | null | undefined)?.equals === 'function',
    name,
    'an equality',
    value,
  );
}

/** Throws unless an argument is an object or a function. */
export function checkHolder(value: unknown, name: string): void {
  checkArgument(
    typeof value === 'function' || (typeof value === 'object' && value !== null),
    name,
    'an object',
    value,
  );
}

/**
 * Throws the error of a matcher that lacks a function. It is separate from `match`, which then stays
 * short enough for engines to inline.
 */
export function refuseMatcher(matcher: object, ...cases: readonly string[]): void {
  checkObject(matcher, 'matcher');
  for (const name of cases) {
    checkFunction((matcher as Readonly<Record<string, unknown>>)[name], `matcher.${name}`);
  }
}

/** Throws unless an argument can decode and encode. */
export function checkCodec(value: unknown, name: string): void {
  const definition = (value as { readonly definition?: unknown } | null | undefined)?.definition;
  checkArgument(typeof definition === 'object' && definition !== null, name, 'a codec', value);
}

/** Throws unless an argument has a guard. */
export function checkType(value: unknown, name: string): void {
  checkArgument(
    typeof (value as { readonly hasInstance?: unknown } | null | undefined)?.hasInstance ===
      'function',
    name,
    'a type',
    value,
  );
}

/** Throws unless an argument is an order, or an object with one. */
export function checkOrder(value: unknown, name: string): void {
  checkArgument(
    typeof value === 'function' ||
      typeof (value as { readonly compare?: unknown } | null | undefined)?.compare === 'function',
    name,
    'an order',
    value,
  );
}

/** Throws unless an argument is an `Indexable`. */
export function checkIndexable(value: unknown, name: string): void {
  const { toIndex, fromIndex } = new Object(value) as Readonly<Record<string, unknown>>;
  checkArgument(
    typeof toIndex === 'function' && typeof fromIndex === 'function',
    name,
    'an indexable',
    value,
  );
}

/** Throws unless the type of an argument is one that JSON values can have. */
export function checkJSON(value: unknown, name: string): void {
  checkArgument(
    ['boolean', 'number', 'object', 'string'].includes(typeof value),
    name,
    'a JSON value',
    value,
  );
}

/** Throws unless an argument is an ordering. */
export function checkOrdering(value: unknown, name: string): void {
  checkArgument(value === 0 || value === 1 || value === -1, name, '-1, 0 or 1', value);
}
