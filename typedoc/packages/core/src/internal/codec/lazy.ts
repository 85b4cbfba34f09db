import { ArgumentError, checkArgument } from '@tstd/error';
import { checkFunction, checkString } from '@tstd/error/Argument';

import { describeKind } from '../describe.js';
import { fault } from './fault.js';
import { type Codec, type Definition, of } from './model.js';

/** The limit on the heights of all running lazy codecs together, which takes about half of the call stack. */
const MAX_DEPTH = 2_500;

/** The minimum height of one level of a lazy codec. */
const LEAST_HEIGHT = 5;

// Decoding is synchronous, so this is the sum of all calls that have not returned yet.
let depth = 0;

/**
 * Returns the codec for a type that contains itself, such as a tree.
 *
 * The codec reads and writes up to 500 levels. Nested lazy codecs share this limit. The limit is lower if a single level nests many codecs, such as 30 arrays.
 * A deeper input or a cycle does not overflow the stack: `decode` reports a fault, `hasInstance` returns `false` and `encode` throws.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of the input that the codec expects.
 * @param name - The name of the type under `$defs` in the JSON Schema: a letter followed by letters, digits, `_`, `.` or `-`.
 * @param build - Returns the codec. It is called once, when the codec is first used.
 * @returns A codec that may appear in its own definition.
 * @throws An {@link ArgumentError} if `name` is not a letter followed by letters, digits, `_`, `.` or `-`.
 *
 * @example Decode a tree
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * interface Tree {
 *   readonly label: string;
 *   readonly children: readonly Tree[];
 * }
 *
 * const tree: Codec<Tree> = Codec.lazy('Tree', () =>
 *   Codec.object({ label: Codec.string, children: Codec.array(tree) }),
 * );
 *
 * tree.decode({ label: 'a', children: [{ label: 'b', children: [] }] }).ok; // => true
 *
 * const result = tree.decode({ label: 'a', children: [{ label: 'b' }] });
 * result.ok ? [] : result.error.path; // => ['children', 0, 'children']
 * ```
 *
 * @alias memoize, once, thunk, memo, suspend, memoizeOne, thunkify, lazy_static, OnceCell,
 *   OnceLock, LazyLock, lodash.memoize
 * @keywords recursive, recursion, circular, nested, cyclic, comments, self, category
 * @category Combinations
 * @since 1.0.0
 */
export function lazy<Value, Encoded, Input>(
  name: string,
  build: () => Codec<Value, Encoded, Input>,
): Codec<Value, Encoded, Input> {
  checkString(name, 'name');
  checkFunction(build, 'build');
  checkArgument(
    /^[a-z][\w.-]*$/i.test(name),
    'name',
    'a letter, then letters, digits, "_", "." or "-"',
    name,
  );
  let built: Definition<Value, Encoded> | undefined;
  const read = (): Definition<Value, Encoded> => (built ??= build().definition);
  let height = 0;
  /** Enters a level and returns the definition, or returns None at the limit. If it returns a definition, call `leave` afterwards. */
  const enter = (): Definition<Value, Encoded> | undefined => {
    if (height === 0) {
      height = Math.max(LEAST_HEIGHT, heightOf(read().schema({ define: () => ({ $ref: name }) })));
    }
    if (depth + height > MAX_DEPTH) {
      return undefined;
    }
    depth += height;
    return built;
  };
  const leave = (): void => {
    depth -= height;
  };

  const expected = `a "${name}" of fewer levels`;
  // Each function enters and leaves by itself: a shared helper would double the stack that a level needs.
  const definition: Definition<Value, Encoded> = {
    hasInstance: (value): value is Value => {
      const inner = enter();
      if (inner === undefined) {
        return false;
      }
      try {
        return inner.hasInstance(value);
      } finally {
        leave();
      }
    },
    encode: (value) => {
      const inner = enter();
      if (inner === undefined) {
        throw new ArgumentError({
          message: `Expected ${expected}, received ${describeKind(value)}`,
        });
      }
      try {
        return inner.encode(value);
      } finally {
        leave();
      }
    },
    decode: (input, limit) => {
      const inner = enter();
      if (inner === undefined) {
        return fault(expected, input);
      }
      try {
        return inner.decode(input, limit);
      } finally {
        leave();
      }
    },
    schema: (references) => references.define(definition, name, () => read().schema(references)),
  };
  return of(definition);
}

/** Counts the schema objects around the deepest lazy codec. There are about as many as codecs; without a lazy codec, the count is 0. */
function heightOf(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) {
    return 0;
  }
  const parts: readonly unknown[] = Object.values(schema);
  const most = parts.reduce<number>((height, part) => Math.max(height, heightOf(part)), 0);
  if (most === 0) {
    return '$ref' in schema ? 1 : 0;
  }
  return Array.isArray(schema) ? most : most + 1;
}
