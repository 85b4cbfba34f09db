import type { AnyFunction } from '@tstd/core-type';
import { ArgumentError } from '@tstd/error';
import { checkFunction, checkObject, checkString } from '@tstd/error/Argument';

/**
 * A function that does not use `this`.
 *
 * Without type arguments, you can use it as a constraint for a parameter that accepts any function without `this`. You cannot call a value of that type until you narrow it.
 * To the compiler, a class is not a `Callable`, because it cannot be called without `new`.
 *
 * @typeParam Parameters - The types of the parameters, as a tuple.
 * @typeParam Result - The type of the result.
 *
 * @example Call a function that was passed as an argument
 * ```ts
 * import { type Callable } from '@tstd/core';
 *
 * const twice = (fn: Callable<[number], number>, value: number): number =>
 *   fn(fn(value));
 *
 * twice((value) => value * 3, 2); // => 18
 * // @ts-expect-error TS2322: A class is instantiated with new.
 * const broken: Callable = Map;
 * broken.name; // => 'Map'
 * ```
 *
 * @alias Function, Fn, Func, Lambda, Delegate, Closure, Proc, FnMut
 * @keywords callback, invoke, arrow, anonymous, handler
 * @category Models
 * @since 1.0.0
 */
export interface Callable<Parameters extends readonly unknown[] = never, Result = unknown> {
  /**
   * Calls the function and returns its result.
   *
   * @param parameters - The arguments, in the order of `Parameters`.
   * @returns The result of the function.
   */
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- A parameter `this: void` declares that the function does not use `this`.
  (this: void, ...parameters: Parameters): Result;

  /** The number of parameters that the function expects. */
  readonly length: number;

  /** The name of the function. */
  readonly name: string;
}

/**
 * A function that carries properties.
 *
 * @typeParam Fn - The type of the function.
 * @typeParam Properties - The type of the properties.
 *
 * @example A function with a property
 * ```ts
 * import { Callable } from '@tstd/core';
 *
 * type Unit = Callable.CallableFunction<
 *   (value: number) => string,
 *   { symbol: string }
 * >;
 *
 * const metres: Unit = Callable.of((value: number) => `${value} m`, {
 *   symbol: 'm',
 * });
 *
 * metres(3); // => '3 m'
 * metres.symbol; // => 'm'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type CallableFunction<Fn extends AnyFunction, Properties extends object> = Fn &
  Readonly<Properties>;

/**
 * The property names that {@link of} rejects. Functions already have properties or methods with these names, such as `call`.
 *
 * @example A reserved name
 * ```ts
 * import type { Callable } from '@tstd/core';
 *
 * const name: Callable.CallableReservedName = 'length';
 *
 * name in Math.max; // => true
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type CallableReservedName =
  'apply' | 'arguments' | 'bind' | 'call' | 'caller' | 'length' | 'prototype';

// The names of properties that a function already has. `name` counts only if it has a literal type: every function has a `name: string`.
type CarriedName<Fn> = {
  [Name in keyof Fn]: Name extends 'name' ? (string extends Fn[Name] ? never : Name) : Name;
}[keyof Fn];

type EachReservedName = { readonly [Name in CallableReservedName]: true };

/** No inherited name, such as `toString`, has the value `true`. */
const RESERVED: { readonly [key: PropertyKey]: unknown } = {
  apply: true,
  arguments: true,
  bind: true,
  call: true,
  caller: true,
  length: true,
  prototype: true,
} satisfies EachReservedName;

/**
 * Returns a new function that calls `fn` and carries the properties of `properties`.
 *
 * `fn` is not changed. It is called with the same arguments and without `this`, so it must not be a method. The result cannot be called with `new`.
 * The result is frozen: its properties are read-only, but their values are not frozen. Only own enumerable properties are copied, and each is read once.
 * The result also keeps the properties that `fn` carries, which `properties` cannot replace.
 * Spreading the result, as in `{ ...fn }`, copies the properties without the function.
 *
 * | property | value |
 * | --- | --- |
 * | `name` | the `name` property in `properties` if there is one (it must be a string), otherwise the name of `fn` |
 * | `length` | the length of `fn` |
 *
 * @typeParam Fn - The type of the function.
 * @typeParam Properties - The types of the properties.
 * @param fn - Called each time the result is called, with the same arguments and without `this`.
 * @param properties - The properties to carry. Own enumerable properties, including symbols, are read once.
 * @returns A frozen function.
 *
 * @throws An {@link ArgumentError} if the name of a property is reserved or `fn` already carries it, or if `name` is not a string.
 *
 * @example A function that carries a name and a constant
 * ```ts
 * import { Callable } from '@tstd/core';
 *
 * const price = Callable.of(
 *   (cents: number) => `$${(cents / 100).toFixed(2)}`,
 *   {
 *     name: 'US dollar',
 *     free: 0,
 *   },
 * );
 *
 * price(125); // => '$1.25'
 * price.free; // => 0
 * price.name; // => 'US dollar'
 * price.length; // => 1
 * ```
 *
 * @example Reject a reserved name
 * ```ts
 * import { Callable } from '@tstd/core';
 *
 * // @ts-expect-error TS2322: The name is reserved.
 * Callable.of(() => 0, { length: 1 }); // => throws ArgumentError
 * ```
 *
 * @keywords attach, static, assign, hybrid, namespace
 * @category Constructors
 * @since 1.0.0
 */
export function of<
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- A parameter `this: void` declares that the function does not use `this`.
  Fn extends (this: void, ...parameters: never) => unknown,
  const Properties extends object,
>(
  fn: Fn,
  properties: Properties & { readonly [Name in CallableReservedName]?: never } & {
    readonly [Name in CarriedName<Fn>]?: never;
  } & { readonly name?: string },
): CallableFunction<Fn, Properties> {
  checkFunction(fn, 'fn');
  checkObject(properties, 'properties');
  const self = (...parameters: never): unknown => fn(...parameters);
  for (const key of Reflect.ownKeys(fn)) {
    if (!NOT_CARRIED.has(key)) {
      carry(self, key, Reflect.get(fn, key), isEnumerable(fn, key));
    }
  }
  const given: object = properties;
  for (const key of Reflect.ownKeys(given)) {
    if (isEnumerable(given, key)) {
      const value: unknown = Reflect.get(given, key);
      checkProperty(key, value, fn);
      carry(self, key, value, true);
    }
  }
  // SAFETY: the result passes its arguments to `fn` and has the properties of both.
  return Object.freeze(self) as unknown as CallableFunction<Fn, Properties>;
}

/**
 * Checks whether the value is a function. The check never throws.
 *
 * A class is also a function, but it throws if it is called without `new`. At run time, you cannot reliably distinguish a class from other functions.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a function.
 *
 * @example Narrow a value
 * ```ts
 * import { Callable } from '@tstd/core';
 *
 * Callable.hasInstance(Math.max); // => true
 * Callable.hasInstance(Map); // => true
 * Callable.hasInstance({}); // => false
 * ```
 *
 * @alias isFunction, isFn
 * @keywords typeof, guard, callback, check, validate
 * @category Guards
 * @since 1.0.0
 */
export function hasInstance(value: unknown): value is Callable {
  return typeof value === 'function';
}

/** Own properties of old-style functions (`function () {}`) that the new function does not have. */
const NOT_CARRIED: ReadonlySet<PropertyKey> = /* @__PURE__ */ new Set([
  'arguments',
  'caller',
  'prototype',
]);

function carry(self: object, key: PropertyKey, value: unknown, enumerable: boolean): void {
  // The property `name` replaces the name of the function, which is possible until the result is frozen.
  Object.defineProperty(self, key, { value, enumerable, configurable: true });
}

function checkProperty(key: PropertyKey, value: unknown, fn: object): void {
  if (RESERVED[key] === true) {
    throw new ArgumentError({
      message: `Expected "properties" without the key "${String(key)}", which every function has`,
    });
  }
  // The built-in `name` of a function is not enumerable.
  if (key === 'name' ? isEnumerable(fn, key) : Object.hasOwn(fn, key)) {
    throw new ArgumentError({
      message: `Expected "properties" without the key "${String(key)}", which the function already has`,
    });
  }
  if (key === 'name') {
    checkString(value, 'name');
  }
}

function isEnumerable(value: object, key: PropertyKey): boolean {
  return Object.prototype.propertyIsEnumerable.call(value, key);
}
