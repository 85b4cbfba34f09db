import type { AnyFunction } from '@tstd/core-type';
import { ArgumentError } from '@tstd/error';
import { checkFunction, checkObject, checkString } from '@tstd/error/Argument';

/**
 * What can be called: a function that does not use `this`.
 *
 * Without type arguments it is the constraint of a parameter that takes any such function. What has this type cannot be called before it is narrowed.
 * A class is not a `Callable` for the compiler, because it cannot be called without `new`.
 *
 * @typeParam Parameters - The types of the parameters, as a tuple.
 * @typeParam Result - The type of the result.
 *
 * @example A parameter that is called
 * ```ts
 * import { type Callable } from '@tstd/core';
 *
 * const twice = (fn: Callable<[number], number>, value: number): number =>
 *   fn(fn(value));
 *
 * twice((value) => value * 3, 2); // => 18
 * // @ts-expect-error TS2322: A class is made with new.
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
   * Returns the result of the function.
   *
   * @param parameters - The arguments, in the order of the type `Parameters`.
   * @returns The result of the function.
   */
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- It is how a function says that it does not use `this`.
  (this: void, ...parameters: Parameters): Result;

  /** How many parameters the function expects. */
  readonly length: number;

  /** The name of the function. */
  readonly name: string;
}

/**
 * A function that carries properties.
 *
 * @typeParam Fn - The type of the function.
 * @typeParam Properties - The properties that it carries.
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
 * The names that {@link of} refuses for a property, because functions have them: some of their properties, and the methods by which they are called.
 *
 * @example A name that is taken
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

// The names that a function carries already. A `name` is among them when it is a literal, and not what each function has.
type CarriedName<Fn> = {
  [Name in keyof Fn]: Name extends 'name' ? (string extends Fn[Name] ? never : Name) : Name;
}[keyof Fn];

type EachReservedName = { readonly [Name in CallableReservedName]: true };

/** Of the names that an object inherits none is `true`. */
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
 * Returns a new function that calls the given one and carries properties.
 *
 * The given function is not changed. It is called with the same arguments and without `this`, so it must not be a method. The result cannot be called with `new`.
 * The result is frozen, and so its properties are read-only; the values of the properties are not frozen. They are the own enumerable properties, read once.
 * What the given function carries itself, the result carries too. A property cannot replace one of these.
 * A spread of the result, `{ ...fn }`, gives the properties without the function.
 *
 * | property | value |
 * | --- | --- |
 * | `name` | the property `name` when there is one, which must be a string, else the name of the given function |
 * | `length` | that of the given function |
 *
 * @typeParam Fn - The type of the function.
 * @typeParam Properties - The types of the properties.
 * @param fn - Called at each call of the result, with the same arguments and without `this`.
 * @param properties - The properties to carry: own and enumerable, symbols included, read once.
 * @returns A frozen function.
 *
 * @throws {@link ArgumentError} When the name of a property is reserved or the function carries it already, or when `name` is not a string.
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
 * @example Names that a function needs itself
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
  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- It is how a function says that it does not use `this`.
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
  // SAFETY: it calls the function with the arguments it is given, and has the properties of both.
  return Object.freeze(self) as unknown as CallableFunction<Fn, Properties>;
}

/**
 * Returns `true` when the value is a function. It never throws.
 *
 * A class is a function too, one that throws when it is called without `new`. Nothing at run time tells it apart reliably.
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

/** What an old function owns, and the new one has not. */
const NOT_CARRIED: ReadonlySet<PropertyKey> = /* @__PURE__ */ new Set([
  'arguments',
  'caller',
  'prototype',
]);

function carry(self: object, key: PropertyKey, value: unknown, enumerable: boolean): void {
  // The property `name` replaces the name of the function. The object is frozen in the end.
  Object.defineProperty(self, key, { value, enumerable, configurable: true });
}

function checkProperty(key: PropertyKey, value: unknown, fn: object): void {
  if (RESERVED[key] === true) {
    throw new ArgumentError({
      message: `Expected "properties" without "${String(key)}": each function has it`,
    });
  }
  // The name that a function has from the start is not enumerable.
  if (key === 'name' ? isEnumerable(fn, key) : Object.hasOwn(fn, key)) {
    throw new ArgumentError({
      message: `The function carries "${String(key)}" already: a property cannot replace it`,
    });
  }
  if (key === 'name') {
    checkString(value, 'name');
  }
}

function isEnumerable(value: object, key: PropertyKey): boolean {
  return Object.prototype.propertyIsEnumerable.call(value, key);
}
