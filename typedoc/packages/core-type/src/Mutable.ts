import type { AnyFunction } from './AnyFunction.js';

/**
 * The same type without `readonly`, at every level: its arrays, tuples, objects, maps and sets can be changed.
 *
 * Use it for a value that is handed to code that changes it, as other libraries do. The value must have no other owner: it was copied or decoded for this.
 * What has a brand or a method stays as it is, such as a `Date`: a change might break what it promises. So do primitives and functions.
 *
 * @typeParam Value - The type to make mutable.
 *
 * @example A copy for a function that changes what it takes
 * ```ts
 * import type { Mutable } from '@tstd/core-type';
 *
 * type Cart = { readonly owner: string; readonly lines: readonly string[] };
 *
 * function sortLines(cart: Mutable<Cart>): void {
 *   cart.lines.sort();
 * }
 *
 * const cart: Cart = { owner: 'Ada', lines: ['lamp', 'chair'] };
 * const copy = structuredClone(cart) as Mutable<Cart>;
 *
 * sortLines(copy);
 * copy.lines; // => ['chair', 'lamp']
 * cart.lines; // => ['lamp', 'chair']
 * // @ts-expect-error TS2345: The lines are readonly.
 * const broken = (): void => sortLines(cart);
 * ```
 *
 * @alias Writable, WritableDeep, DeepWritable, DeepMutable
 * @keywords remove, draft
 * @category Type helpers
 * @since 1.0.0
 */
export type Mutable<Value> = unknown extends Value
  ? Value
  : Value extends Kept
    ? Value
    : Value extends ReadonlyMap<infer Key, infer Item>
      ? Map<Mutable<Key>, Mutable<Item>>
      : Value extends ReadonlySet<infer Item>
        ? Set<Mutable<Item>>
        : Value extends readonly (infer Item)[]
          ? MutableList<Value, Item>
          : Value extends object
            ? MethodName<Value> extends never
              ? MutableProperties<Value>
              : Value
            : Value;

/** What stays as it is: functions, classes, and what has a brand. */
type Kept =
  AnyFunction | (abstract new (...parameters: never) => unknown) | { readonly '~tag': unknown };

// The compiler puts off the items of `[]`, so that a type may refer to itself. A tuple has more to say.
type MutableList<Value, Item> = Item[] extends Value ? Mutable<Item>[] : MutableProperties<Value>;

type MutableProperties<Value> = { -readonly [Key in keyof Value]: Mutable<Value[Key]> };

// The names of the methods. What may be any value is none.
type MethodName<Value> = {
  [Key in keyof Value]-?: unknown extends Value[Key]
    ? never
    : Extract<Value[Key], AnyFunction> extends never
      ? never
      : Key;
}[keyof Value];
