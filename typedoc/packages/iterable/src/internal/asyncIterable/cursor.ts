import { hasMethod } from '../hasMethod.js';
import type { AsyncIterable, AsyncIterableLike } from './model.js';

/**
 * Returns a source as an async iterable.
 *
 * It is for every loop over a source. `for await` reads an iterable as well, but some engines do not
 * close it when one of its promises rejects.
 */
export function read<Value>(source: AsyncIterableLike<Value>): AsyncIterable<Value> {
  return isAsync(source)
    ? source
    : {
        async *[Symbol.asyncIterator]() {
          for (const value of source) {
            yield value;
          }
        },
      };
}

/**
 * Gives one element, the iterator of a source, and closes that iterator when the loop ends.
 *
 * `for await (const cursor of open(source))` is a scope: the iterator is closed by the rule of
 * `for…of` however the loop ends, so the first error wins over one that closing throws. The source
 * is not read, nor asked for its iterator, before the first call of `next`.
 */
export async function* open<Value>(
  source: AsyncIterableLike<Value>,
): AsyncGenerator<AsyncGenerator<Value, void>, void> {
  const cursor = elementsOf(source);
  try {
    yield cursor;
  } finally {
    await cursor.return();
  }
}

// A generator can be closed after its end and before its start, and then leaves its source alone.
async function* elementsOf<Value>(source: AsyncIterableLike<Value>): AsyncGenerator<Value, void> {
  for await (const value of read(source)) {
    yield value;
  }
}

function isAsync<Value>(source: AsyncIterableLike<Value>): source is AsyncIterable<Value> {
  return hasMethod(source, Symbol.asyncIterator);
}
