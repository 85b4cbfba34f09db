import type { Int, Tag } from '@tstd/core-type';
import { checkArgument } from '@tstd/error';

import type { Identify } from './internal/createIdentify.js';
import { shareIdentify } from './internal/shareIdentify.js';

/**
 * The number that identifies an object, a function or a symbol, a positive integer.
 *
 * It is a brand: only {@link objectId} creates such a number, and you can pass it to any function that expects an `Int`.
 *
 * @example A key made of two identities
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
 * Functions, arrays and instances of classes are objects. All primitives except symbols have a value but no identity.
 *
 * @example Values with and without an identity
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
 * The same value always has the same number, and two values never share one. The first number is 1.
 * The number does not depend on the contents: two equal objects have different numbers, and so does a copy.
 *
 * A number does not keep its value alive, because the values are the keys of a `WeakMap`. Two kinds of symbols cannot be such keys and are kept:
 *
 * - a symbol of the global registry (`Symbol.for`), which can be looked up again at any time by its key,
 * - any symbol, on a platform without symbols as `WeakMap` keys (ECMAScript 2023).
 *
 * All copies of the package share the numbers, so a number has only one meaning. Each realm (frame, worker, `node:vm`) counts separately: do not send a number to another realm, and do not store it.
 *
 * @param value - The object, function or symbol to identify.
 * @returns The number of the value.
 *
 * @throws An {@link ArgumentError} if the value is another primitive, which can happen only in untyped code.
 *
 * @example The same value, the same number
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
 * @example Functions, symbols and a primitive without an identity
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
