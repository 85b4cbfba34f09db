import type { Int, Tag } from '@tstd/core-type';
import { checkArgument } from '@tstd/error';

import type { Identify } from './internal/createIdentify.js';
import { shareIdentify } from './internal/shareIdentify.js';

/**
 * A positive integer that identifies an object, a function or a symbol.
 *
 * The type is branded, so only {@link objectId} can create a value of this type. You can pass the number to any function that expects an `Int`.
 *
 * @example Build a key from two objects
 * ```ts
 * import { objectId, type ObjectId } from '@tstd/object-id';
 *
 * const pairKey = (left: ObjectId, right: ObjectId): string =>
 *   `${left}:${right}`;
 * const [node, other] = [{ name: 'a' }, { name: 'a' }];
 *
 * pairKey(objectId(node), objectId(node)) ===
 *   pairKey(objectId(node), objectId(other)); // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ObjectId = Int & Tag<'ObjectId'>;

/**
 * A value that has an identity: an object or a symbol.
 *
 * Functions, arrays and class instances are objects. Primitives other than symbols have a value but no identity.
 *
 * @example Accept only values with an identity
 * ```ts
 * import { assertType } from '@tstd/core-type';
 * import type { ObjectIdParameter } from '@tstd/object-id';
 *
 * assertType<Extract<symbol | string | null, ObjectIdParameter>, symbol>(
 *   true,
 * );
 * assertType<
 *   Extract<(() => void) | Date | number, ObjectIdParameter>,
 *   (() => void) | Date
 * >(true);
 * ```
 *
 * @keywords function
 * @category Models
 * @since 1.0.0
 */
export type ObjectIdParameter = object | symbol;

let identify: Identify | undefined;

/**
 * Returns the number that identifies a value for as long as the program runs.
 *
 * The same value always has the same number, and two different values never share a number. The first number is 1.
 * The number does not depend on the contents of an object: two objects with equal contents, such as an object and its copy, have different numbers.
 *
 * Assigning a number to a value does not keep the value in memory, because the values are the keys of a `WeakMap`. Two kinds of symbols cannot be keys of a `WeakMap`, so they stay in memory:
 *
 * - symbols from the global registry (`Symbol.for`), which can be looked up by key at any time,
 * - all symbols, on platforms that do not support symbols as `WeakMap` keys (ECMAScript 2023).
 *
 * All copies of the package share the numbers, so each number identifies only one value. Each realm (a frame, a worker or a `node:vm` context) has its own numbers, so do not send a number to another realm. Do not store numbers either: they can differ in the next run.
 *
 * @param value - The object, function or symbol to identify.
 * @returns The number that identifies the value.
 *
 * @throws An {@link ArgumentError} if the value is a primitive other than a symbol. This can happen only in untyped code.
 *
 * @example Compare the numbers of equal objects
 * ```ts
 * import { objectId } from '@tstd/object-id';
 *
 * const list: number[] = [];
 * const id = objectId(list);
 * list.push(1);
 *
 * objectId(list) === id; // => true
 * objectId([1]) === id; // => false
 * ```
 *
 * @example Identify functions and symbols
 * ```ts
 * import { objectId } from '@tstd/object-id';
 *
 * objectId(Math.max) === objectId(Math.max); // => true
 * objectId(Symbol('a')) === objectId(Symbol('a')); // => false
 * objectId(Symbol.for('a')) === objectId(Symbol.for('a')); // => true
 * // @ts-expect-error TS2345: A string has no identity.
 * objectId('a'); // => throws ArgumentError
 * ```
 *
 * @alias WeakId, hashCode, identityHashCode, uniqueId, spl_object_id, unsafeAddressOf
 * @keywords reference, WeakMap, unique, pointer, address, memoize, key, cache, instance, React
 * @category Access
 * @since 1.0.0
 */
export function objectId(value: ObjectIdParameter): ObjectId {
  checkArgument(
    typeof value === 'symbol' || Object(value) === value,
    'value',
    'an object, a function or a symbol',
    value,
  );
  identify ??= shareIdentify();
  // SAFETY: the numbering returns safe integers, and only this function creates the brand.
  return identify(value) as ObjectId;
}
