import { checkArgument } from '@tstd/error';
import { hasMethod } from './hasMethod.js';

/** Throws unless the argument is an iterable or an async iterable. */
export function checkSource(value: unknown, name: string): void {
  // Only check whether the method exists: reading it could call a getter.
  const source = new Object(value);
  checkArgument(
    Symbol.asyncIterator in source || Symbol.iterator in source,
    name,
    'an iterable',
    value,
  );
}

/** Throws unless the argument is an order or an object with an order. */
export function checkOrder(value: unknown, name: string): void {
  checkArgument(
    typeof value === 'function' || hasMethod(value, 'compare'),
    name,
    'an order',
    value,
  );
}

/** Throws unless the argument is an equality. */
export function checkEqual(value: unknown, name: string): void {
  checkArgument(hasMethod(value, 'equals'), name, 'an equality', value);
}

/** Returns an entry of a map, or throws if it is not a pair. */
export function checkPair<Pair>(pair: Pair): Pair {
  checkArgument(Array.isArray(pair), 'self', 'pairs of a key and a value', pair);
  return pair;
}
