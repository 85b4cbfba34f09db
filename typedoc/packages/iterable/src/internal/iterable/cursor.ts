import type { Iterable } from './model.js';

/**
 * Gives one element, the iterator of a source, and closes that iterator when the loop ends.
 *
 * `for (const cursor of open(source))` is a scope: the iterator is closed by the rule of `for…of`
 * however the loop ends, so the first error wins over one that closing throws. The source is not
 * read, nor asked for its iterator, before the first call of `next`.
 */
export function* open<Value>(source: Iterable<Value>): Generator<Generator<Value, void>, void> {
  const cursor = elementsOf(source);
  try {
    yield cursor;
  } finally {
    cursor.return();
  }
}

// A generator can be closed after its end and before its start, and then leaves its source alone.
function* elementsOf<Value>(source: Iterable<Value>): Generator<Value, void> {
  for (const value of source) {
    yield value;
  }
}
