import { checkArgument } from '@tstd/error';
import { hasMethod } from './hasMethod.js';

/** Throws unless an argument has elements to read, one after the other or as they come. */
export function checkSource(value: unknown, name: string): void {
  // Nothing is read: a getter may do work.
  const source = new Object(value);
  checkArgument(
    Symbol.asyncIterator in source || Symbol.iterator in source,
    name,
    'an iterable',
    value,
  );
}

/** Throws unless an argument is an order, or an object with one. */
export function checkOrder(value: unknown, name: string): void {
  checkArgument(
    typeof value === 'function' || hasMethod(value, 'compare'),
    name,
    'an order',
    value,
  );
}

/** Throws unless an argument is an equality. */
export function checkEqual(value: unknown, name: string): void {
  checkArgument(hasMethod(value, 'equals'), name, 'an equality', value);
}

/** Returns an entry of a map, or throws when it is no pair. */
export function checkPair<Pair>(pair: Pair): Pair {
  checkArgument(Array.isArray(pair), 'self', 'pairs of a key and a value', pair);
  return pair;
}
