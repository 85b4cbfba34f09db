import { ArgumentError } from '@tstd/error';
import { checkFunction, checkString } from '@tstd/error/Argument';

import { describe } from '../describe.js';
import { fault } from './fault.js';
import { type Codec, type Definition, of } from './model.js';

/** How many levels of itself a codec of {@link lazy} reads. */
const MAX_DEPTH = 500;

/**
 * Returns the codec of a type that contains itself, such as a tree.
 *
 * It reads and writes 500 levels of itself. An input that is deeper, or a cycle, is a fault and not a stack overflow; `hasInstance` is `false` for it, and `encode` throws.
 *
 * @typeParam Value - The type of the decoded value.
 * @typeParam Encoded - The type of the encoded value.
 * @param name - The name of the type under `$defs` of the JSON Schema: a letter, then letters, digits, `_`, `.` or `-`.
 * @param build - Returns the codec. It is called once, when the codec is first used.
 * @returns A codec that may stand in its own definition.
 * @throws An {@link ArgumentError} when the name has other characters.
 *
 * @example A tree
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
 * @category Combinations
 * @since 1.0.0
 */
export function lazy<Value, Encoded>(
  name: string,
  build: () => Codec<Value, Encoded>,
): Codec<Value, Encoded> {
  checkString(name, 'name');
  checkFunction(build, 'build');
  if (!/^[a-z][\w.-]*$/i.test(name)) {
    throw new ArgumentError({
      message: `The name of a lazy codec is a letter, then letters, digits, "_", "." or "-", received ${describe(name)}`,
    });
  }
  let built: Definition<Value, Encoded> | undefined;
  const inner = (): Definition<Value, Encoded> => (built ??= build().definition);

  // Decoding is synchronous: the count of calls that have not returned is the depth.
  let depth = 0;
  const descend = <Answer>(visit: () => Answer, tooDeep: () => Answer): Answer => {
    if (depth === MAX_DEPTH) {
      return tooDeep();
    }
    depth += 1;
    try {
      return visit();
    } finally {
      depth -= 1;
    }
  };

  const expected = `${MAX_DEPTH} levels of "${name}" or fewer`;
  const definition: Definition<Value, Encoded> = {
    hasInstance: (value): value is Value =>
      descend(
        () => inner().hasInstance(value),
        () => false,
      ),
    encode: (value) =>
      descend(
        () => inner().encode(value),
        () => {
          throw new ArgumentError({ message: `Expected ${expected}, received ${describe(value)}` });
        },
      ),
    decode: (input, limit) =>
      descend(
        () => inner().decode(input, limit),
        () => fault(expected, input),
      ),
    schema: (references) => references.define(definition, name, () => inner().schema(references)),
  };
  return of(definition);
}
