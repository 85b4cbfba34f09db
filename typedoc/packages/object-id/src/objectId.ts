import type { Int, Tag } from '@tstd/core-type';
import { checkArgument } from '@tstd/error';

import type { Identify } from './internal/createIdentify.js';
import { shareIdentify } from './internal/shareIdentify.js';

/**
 * The number that identifies an object, a function or a symbol: a positive integer.
 *
 * It is a brand: only {@link objectId} makes one, and it can be used where an integer of the family is asked for.
 *
 * @example A key that is made of two identities
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
 * What has an identity: an object or a symbol.
 *
 * A function, an array and an instance of a class are objects. The primitives other than symbols have a value and no identity.
 *
 * @example What has an identity, and what has not
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
 * Returns the number that identifies a value as long as the program runs.
 *
 * The same value always gives the same number, and two values never give the same one. The first number is 1.
 * It says nothing about the contents: two objects that are equal have two numbers, and a copy has a number of its own.
 *
 * A number keeps no value alive: the values are the keys of a `WeakMap`. The exceptions are two kinds of symbol, which cannot be held in this way and are kept:
 *
 * - a symbol of the global registry (`Symbol.for`), which can be had again at any time by its key,
 * - any symbol, on a platform without symbols as `WeakMap` keys (ECMAScript 2023).
 *
 * Copies of the package share the numbers, so that a number has one meaning. Each realm (frame, worker, `node:vm`) counts for itself: do not send a number to another one, and do not store it.
 *
 * @param value - The object, function or symbol to identify.
 * @returns The number of the value.
 *
 * @throws {@link ArgumentError} When the value is another primitive, which only a caller without types can give.
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
 * // @ts-expect-error TS2345: A text has no identity.
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
  // SAFETY: the numbering gives safe integers, and the brand is made here only.
  return identify(value) as ObjectId;
}
