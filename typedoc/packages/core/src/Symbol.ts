/**
 * Symbols: the well-known symbols of the language, and symbols that are registered under a key.
 *
 * The well-known symbols have the same names as on the global `Symbol`, so you can import this module in place of the global.
 *
 * The packages of this library use a symbol as the key of a property that must not collide with a name that a user chooses.
 * These symbols are registered in the same way as with {@link of}. Their key is the full name of the package, such as `@tstd/object-id`.
 * A registered symbol is the same in every copy of a package and in every realm. A symbol created by `Symbol()` would be different in each of them.
 * A string key would also be the same everywhere, but it would appear in `Object.keys`, `for…in` and JSON.
 *
 * @alias wellKnownSymbol
 * @keywords iterator, asyncIterator, unique, wellknown, registry, protocol
 * @module
 */

import { checkString, checkSymbol } from '@tstd/error/Argument';
import { Equal } from './Equal.js';
import type { Option } from './Option.js';

/**
 * The symbol of the method that returns the asynchronous iterator of an object. `for await` calls this method.
 *
 * @example Loop over an object with for await
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * const ticks = {
 *   async *[Symbol.asyncIterator]() {
 *     yield await Promise.resolve(1);
 *   },
 * };
 *
 * let sum = 0;
 * for await (const tick of ticks) sum += tick;
 * sum; // => 1
 * ```
 *
 * @keywords stream, generator
 * @category Instances
 * @since 1.0.0
 */
export const asyncIterator: typeof Symbol.asyncIterator = Symbol.asyncIterator;

/**
 * The symbol of the method that determines the result of `instanceof` for a class.
 *
 * @example Customise instanceof
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * const Even = {
 *   [Symbol.hasInstance]: (value: unknown) => Number(value) % 2 === 0,
 * };
 *
 * Object(2) instanceof Even; // => true
 * Object(3) instanceof Even; // => false
 * ```
 *
 * @keywords custom
 * @category Instances
 * @since 1.0.0
 */
export const hasInstance: typeof Symbol.hasInstance = Symbol.hasInstance;

/**
 * The symbol of the property that determines whether `Array.prototype.concat` spreads an object like an array.
 *
 * @example Concatenate an array as a single element
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * const pair = Object.assign([1, 2], { [Symbol.isConcatSpreadable]: false });
 *
 * [0].concat(pair).length; // => 2
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const isConcatSpreadable: typeof Symbol.isConcatSpreadable = Symbol.isConcatSpreadable;

/**
 * The symbol of the method that returns the iterator of an object. `for…of` and the spread syntax call this method.
 *
 * @example Make an object iterable
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * const range = {
 *   *[Symbol.iterator]() {
 *     yield 1;
 *     yield 2;
 *   },
 * };
 *
 * [...range]; // => [1, 2]
 * ```
 *
 * @keywords loop, custom
 * @category Instances
 * @since 1.0.0
 */
export const iterator: typeof Symbol.iterator = Symbol.iterator;

/**
 * The symbol of the method that `String.prototype.match` calls. If this property of a regular expression is `false`, `startsWith`, `includes` and `endsWith` treat the expression as a string.
 *
 * @example A custom matcher
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * const first = {
 *   [Symbol.match]: (text: string): RegExpMatchArray => [text.slice(0, 1)],
 * };
 *
 * 'abc'.match(first); // => ['a']
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const match: typeof Symbol.match = Symbol.match;

/**
 * The symbol of the method that `String.prototype.matchAll` calls.
 *
 * @example Find the method of a regular expression
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * typeof /a/g[Symbol.matchAll]; // => 'function'
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const matchAll: typeof Symbol.matchAll = Symbol.matchAll;

/**
 * The symbol of the method that `String.prototype.replace` calls.
 *
 * @example A custom pattern
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * const vowels = {
 *   [Symbol.replace]: (text: string, by: string) =>
 *     text.replaceAll(/[ao]/g, by),
 * };
 *
 * 'banana'.replace(vowels, '-'); // => 'b-n-n-'
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const replace: typeof Symbol.replace = Symbol.replace;

/**
 * The symbol of the method that `String.prototype.search` calls.
 *
 * @example Find the last position
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * const last = { [Symbol.search]: (text: string) => text.length - 1 };
 *
 * 'abc'.search(last); // => 2
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const search: typeof Symbol.search = Symbol.search;

/**
 * The symbol of the property that returns the class that methods use to create derived objects.
 *
 * @example Choose the class of the result of map()
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * class Stack extends Array<number> {
 *   static override get [Symbol.species]() {
 *     return Array;
 *   }
 * }
 *
 * Stack.of(1).map((value) => value) instanceof Stack; // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const species: typeof Symbol.species = Symbol.species;

/**
 * The symbol of the method that `String.prototype.split` calls.
 *
 * @example Split a string in the middle
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * const middle = {
 *   [Symbol.split]: (text: string) => [
 *     text.slice(0, text.length / 2),
 *     text.slice(text.length / 2),
 *   ],
 * };
 *
 * 'abcd'.split(middle); // => ['ab', 'cd']
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const split: typeof Symbol.split = Symbol.split;

/**
 * The symbol of the method that converts an object to a primitive.
 *
 * @example Make an object convertible to a number
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * const answer = { [Symbol.toPrimitive]: () => 42 };
 *
 * Number(answer); // => 42
 * ```
 *
 * @keywords valueOf, coercion, convert, operator
 * @category Instances
 * @since 1.0.0
 */
export const toPrimitive: typeof Symbol.toPrimitive = Symbol.toPrimitive;

/**
 * The symbol of the property that `Object.prototype.toString` includes in its result.
 *
 * @example Name the type of an object
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * Object.prototype.toString.call({ [Symbol.toStringTag]: 'Money' }); // => '[object Money]'
 * ```
 *
 * @keywords class, print
 * @category Instances
 * @since 1.0.0
 */
export const toStringTag: typeof Symbol.toStringTag = Symbol.toStringTag;

/**
 * The symbol of the property that hides names from the `with` statement.
 *
 * @example Check that arrays hide names
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * Reflect.has(Array.prototype, Symbol.unscopables); // => true
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const unscopables: typeof Symbol.unscopables = Symbol.unscopables;

/**
 * The symbol of the method that disposes of a resource, or None if the engine does not support it.
 *
 * A `using` declaration calls this method. The symbol is read once, when this module is loaded, so load any polyfill before this module.
 *
 * @example Compare with the symbol of the global Symbol
 * ```ts
 * import { Option, Symbol } from '@tstd/core';
 *
 * Option.getOr(Symbol.dispose, undefined) ===
 *   Reflect.get(globalThis.Symbol, 'dispose'); // => true
 * ```
 *
 * @keywords cleanup, close, release
 * @category Instances
 * @since 1.0.0
 */
export const dispose: Option<symbol> = /* @__PURE__ */ wellKnown('dispose');

/**
 * The symbol of the method that disposes of a resource asynchronously, or None if the engine does not support it.
 *
 * An `await using` declaration calls this method. The symbol is read once, when this module is loaded, so load any polyfill before this module.
 *
 * @example Compare with the symbol of the global Symbol
 * ```ts
 * import { Option, Symbol } from '@tstd/core';
 *
 * Option.getOr(Symbol.asyncDispose, undefined) ===
 *   Reflect.get(globalThis.Symbol, 'asyncDispose'); // => true
 * ```
 *
 * @keywords cleanup, close
 * @category Instances
 * @since 1.0.0
 */
export const asyncDispose: Option<symbol> = /* @__PURE__ */ wellKnown('asyncDispose');

/**
 * The symbol of the method that returns the text that `console.log` prints for an object in Node. Deno and Bun support this symbol too.
 *
 * It is registered under the key `nodejs.util.inspect.custom` and is not one of the well-known symbols.
 *
 * @example Customise how an object is printed
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * const secret = { value: 'abc', [Symbol.inspect]: () => '***' };
 *
 * secret[Symbol.inspect](); // => '***'
 * Symbol.keyOf(Symbol.inspect); // => 'nodejs.util.inspect.custom'
 * ```
 *
 * @alias util.inspect.custom, nodejs.util.inspect.custom
 * @keywords console.log, custom, util, debug
 * @category Instances
 * @since 1.0.0
 */
export const inspect: unique symbol = /* @__PURE__ */ Symbol.for('nodejs.util.inspect.custom');

/**
 * Returns the symbol that is registered under `key`. The first call registers the symbol.
 *
 * All realms of a process, such as frames and `node:vm` contexts, share one registry, so the same key always returns the same symbol.
 *
 * @param key - Any string. The same string returns the same symbol everywhere in the process.
 * @returns The symbol registered under `key`.
 *
 * @example Get the same symbol for the same key
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * Symbol.of('@tstd/example') === Symbol.of('@tstd/example'); // => true
 * Symbol.of('@tstd/example') === Symbol.of('@tstd/other'); // => false
 * ```
 *
 * @alias Symbol.for
 * @keywords global, registry, shared
 * @category Constructors
 * @since 1.0.0
 */
export function of(key: string): symbol {
  checkString(key, 'key');
  return Symbol.for(key);
}

/**
 * Checks whether the value is a symbol. A `Symbol` object is not a symbol.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a symbol.
 *
 * @example Narrow a value
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * Symbol.isSymbol(Symbol.iterator); // => true
 * Symbol.isSymbol('iterator'); // => false
 * Symbol.isSymbol(Object(Symbol.iterator)); // => false
 * ```
 *
 * @keywords typeof, guard, check
 * @category Guards
 * @since 1.0.0
 */
export function isSymbol(value: unknown): value is symbol {
  return typeof value === 'symbol';
}

/**
 * Checks whether the value is a well-known symbol, that is, one that JavaScript itself looks up in objects.
 *
 * {@link inspect} is not a well-known symbol, because it is defined by Node and not by the language.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a well-known symbol.
 *
 * @example Recognise well-known symbols
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * Symbol.isWellKnown(Symbol.iterator); // => true
 * Symbol.isWellKnown(Symbol.inspect); // => false
 * Symbol.isWellKnown(undefined); // => false
 * ```
 *
 * @keywords iterator, builtin, asyncIterator, native
 * @category Guards
 * @since 1.0.0
 */
export function isWellKnown(value: unknown): value is symbol {
  return isSymbol(value) && wellKnownSymbols().includes(value);
}

/**
 * Returns the description of a symbol, or None if it was created without one.
 *
 * @param self - The symbol to read. If its description is empty, the result is an empty string, not None.
 * @returns The description, or None.
 *
 * @example Read the description of a symbol
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * Symbol.description(Symbol.iterator); // => 'Symbol.iterator'
 * Symbol.description(Symbol.of('')); // => ''
 * Symbol.description(globalThis.Symbol()); // => undefined
 * ```
 *
 * @keywords name, label, text, debug
 * @category Access
 * @since 1.0.0
 */
export function description(self: symbol): Option<string> {
  checkSymbol(self, 'self');
  return self.description;
}

/**
 * Returns the key under which a symbol is registered, or None if it is not registered.
 *
 * @param self - The symbol to look up. Only symbols from {@link of} and `Symbol.for` have a key.
 * @returns The key, or None.
 *
 * @example Find the key of a registered symbol
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * Symbol.keyOf(Symbol.of('@tstd/example')); // => '@tstd/example'
 * Symbol.keyOf(Symbol.iterator); // => undefined
 * ```
 *
 * @alias Symbol.keyFor
 * @keywords global, registry, lookup
 * @category Access
 * @since 1.0.0
 */
export function keyOf(self: symbol): Option<string> {
  checkSymbol(self, 'self');
  return Symbol.keyFor(self);
}

/**
 * Converts a symbol to a string for display. Unlike a template literal or `+`, the function does not throw.
 *
 * @param self - The symbol to convert. If it has no description, the result is `Symbol()`.
 * @returns The description in `Symbol(…)`.
 *
 * @example Print a symbol
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * Symbol.asString(Symbol.of('id')); // => 'Symbol(id)'
 * Symbol.asString(globalThis.Symbol()); // => 'Symbol()'
 * ```
 *
 * @keywords convert, TypeError, concatenate, log, debug
 * @category Conversions
 * @since 1.0.0
 */
export function asString(self: symbol): string {
  checkSymbol(self, 'self');
  return self.toString();
}

/**
 * Checks whether two symbols are the same.
 *
 * Two symbols with the same description are different, unless both are registered.
 *
 * @param self - One of the two values. Swapping them does not change the result.
 * @param other - The value to compare `self` with.
 * @returns Whether the two symbols are the same.
 *
 * @example Compare symbols with the same description
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * Symbol.equals(Symbol.of('id'), Symbol.of('id')); // => true
 * Symbol.equals(Symbol.of('id'), globalThis.Symbol('id')); // => false
 * ```
 *
 * @category Comparisons
 * @since 1.0.0
 */
export function equals(self: symbol, other: symbol): boolean {
  checkSymbol(self, 'self');
  checkSymbol(other, 'other');
  return self === other;
}

/**
 * An `Equal` instance that compares symbols.
 *
 * @example Compare two symbols
 * ```ts
 * import { Symbol } from '@tstd/core';
 *
 * Symbol.equal.equals(Symbol.iterator, Symbol.iterator); // => true
 * Symbol.equal.equals(Symbol.iterator, Symbol.asyncIterator); // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const equal: Equal<symbol> = /* @__PURE__ */ Equal(equals);

function wellKnownSymbols(): readonly unknown[] {
  return [
    asyncIterator,
    hasInstance,
    isConcatSpreadable,
    iterator,
    match,
    matchAll,
    replace,
    search,
    species,
    split,
    toPrimitive,
    toStringTag,
    unscopables,
    dispose,
    asyncDispose,
  ];
}

/** The types of ES2023 do not have these symbols, and some engines do not either. */
function wellKnown(name: 'dispose' | 'asyncDispose'): Option<symbol> {
  return (Symbol as { readonly [Name in typeof name]?: symbol })[name];
}
