import type { AnyFunction } from './AnyFunction.js';

/**
 * The same type without `readonly` at any level, so that its arrays, tuples, objects, maps and sets can be changed.
 *
 * Use it for a value that you pass to code that mutates it, for example in another library. No other code may use this value, so pass a copy or a newly decoded value.
 * Types with a brand or a method, such as `Date`, are not changed, because a mutation could break their guarantees. Primitives and functions are not changed either.
 *
 * @typeParam Value - The type to make mutable.
 *
 * @example A copy for a function that changes its argument
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
 * // @ts-expect-error TS2345: The lines are read-only.
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

/** Types that stay as they are: functions, classes, and types with a brand. */
type Kept =
  AnyFunction | (abstract new (...parameters: never) => unknown) | { readonly '~tag': unknown };

// `[]` defers the type of the items, so that a type may refer to itself. Tuples need a mapped type.
type MutableList<Value, Item> = Item[] extends Value ? Mutable<Item>[] : MutableProperties<Value>;

type MutableProperties<Value> = { -readonly [Key in keyof Value]: Mutable<Value[Key]> };

// The names of the methods. A property of type `any` or `unknown` does not count as one.
type MethodName<Value> = {
  [Key in keyof Value]-?: unknown extends Value[Key]
    ? never
    : Extract<Value[Key], AnyFunction> extends never
      ? never
      : Key;
}[keyof Value];
