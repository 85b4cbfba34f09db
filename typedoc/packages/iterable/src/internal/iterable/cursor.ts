import type { Iterable } from './model.js';

/**
 * Yields the iterator of a source, and closes that iterator when the loop ends.
 *
 * `for (const cursor of open(source))` is a scope: the iterator is closed as in `for…of` however
 * the loop ends, so the first error wins over one thrown while closing. Before the first call of
 * `next`, the source is neither read nor asked for its iterator.
 */
export function* open<Value>(source: Iterable<Value>): Generator<Generator<Value, void>, void> {
  const cursor = elementsOf(source);
  try {
    yield cursor;
  } finally {
    cursor.return();
  }
}

// If the generator is closed before its start or after its end, it does not touch the source.
function* elementsOf<Value>(source: Iterable<Value>): Generator<Value, void> {
  for (const value of source) {
    yield value;
  }
}
