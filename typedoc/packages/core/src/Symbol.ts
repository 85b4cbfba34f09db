/**
 * Symbols: those that the language knows, and those that are shared by a key.
 *
 * The well-known symbols have the names that they have on the global `Symbol`, so that a module can import this one in its place.
 *
 * The packages of the family use symbols, and not strings, where a property must not collide with a name that a user chooses.
 * Such a symbol is registered, as by {@link of}, under a key that starts with `@tstd/` and goes on with the name of the package: `@tstd/object-id`.
 * A registered symbol is the same in each copy of a package and in each realm, where a symbol that is made by `Symbol()` would be another one in each.
 * A string would be as widely known, but `Object.keys`, `for…in` and JSON would show it.
 *
 * @alias wellKnownSymbol
 * @keywords iterator, asyncIterator, unique, wellknown, registry, protocol
 * @module
 */

import { checkString, checkSymbol } from '@tstd/error/Argument';
import { Equal } from './Equal.js';
import type { Option } from './Option.js';

/**
 * The symbol of the method that gives the asynchronous iterator of an object. `for await` calls it.
 *
 * @example An object to await in a loop
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
 * The symbol of the method by which a class decides what `instanceof` says.
 *
 * @example What instanceof asks
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
 * The symbol of the property that says whether `Array.prototype.concat` takes an object for a list.
 *
 * @example Keep an array together
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
 * The symbol of the method that gives the iterator of an object. `for…of` and the spread call it.
 *
 * @example An object to spread
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
 * The symbol of the method that `String.prototype.match` calls. Where it is `false`, `startsWith`, `includes` and `endsWith` take a regular expression for text.
 *
 * @example A matcher of its own
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
 * @example The method of an expression
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
 * @example A pattern of its own
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
 * @example A search from the end
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
 * The symbol of the property that names the class of derived objects.
 *
 * @example The class of what map() gives
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
 * @example Split in the middle
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
 * The symbol of the method that turns an object into a primitive.
 *
 * @example An object that is a number
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
 * The symbol of the property that `Object.prototype.toString` writes.
 *
 * @example Name the kind of an object
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
 * The symbol of the property that hides names from the statement `with`.
 *
 * @example Arrays hide some names
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
 * The symbol of the method that disposes of a resource, or None where the engine does not have it.
 *
 * The declaration `using` calls it. It is read once, when the module is loaded: load a polyfill before.
 *
 * @example Where it is present, it is that of the global Symbol
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
 * The symbol of the method that disposes of a resource asynchronously, or None where the engine does not have it.
 *
 * The declaration `await using` calls it. It is read once, when the module is loaded: load a polyfill before.
 *
 * @example Where it is present, it is that of the global Symbol
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
 * The symbol of the method that gives the text of an object to `console.log` in Node.js. Deno and Bun know it too.
 *
 * It is registered under the key `nodejs.util.inspect.custom`, and is not one of the symbols of the language.
 *
 * @example Print an object in a way of its own
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
 * Returns the symbol that is registered under a key. It is registered by the first call.
 *
 * The registry is one for all realms of a process, such as frames and `node:vm`, so that the same key always gives the same symbol.
 *
 * @param key - Any text; the same one gives the same symbol everywhere in the process.
 * @returns The symbol of the key.
 *
 * @example One symbol for each key
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
 * Returns `true` when the value is a symbol. A `Symbol` object is not.
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
 * Returns `true` when the value is a well-known symbol: one that the language itself looks for in objects.
 *
 * {@link inspect} is none of them: it belongs to a host.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a well-known symbol.
 *
 * @example Tell the symbols of the language
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
 * Returns the description that a symbol was made with, or None when it was made without one.
 *
 * @param self - The symbol to read; an empty description is a text, not None.
 * @returns The description, or None.
 *
 * @example With and without a description
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
 * Returns the key under which a symbol is registered, or None when it is not registered.
 *
 * @param self - The symbol to look up; only those of {@link of} and `Symbol.for` have a key.
 * @returns The key, or None.
 *
 * @example Registered or not
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
 * Returns a text for people. A template and `+` throw on a symbol; this does not.
 *
 * @param self - The symbol to write; one without a description gives `Symbol()`.
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
 * Returns `true` when both symbols are the same.
 *
 * Symbols with the same description are not, unless they are registered.
 *
 * @param self - One of the values; swapping them does not change the result.
 * @param other - The value that must equal `self`.
 * @returns Whether both symbols are the same.
 *
 * @example The description does not count
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
 * The equality of symbols.
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

/** The types of ES2023 do not have these symbols, and neither does every engine. */
function wellKnown(name: 'dispose' | 'asyncDispose'): Option<symbol> {
  return (Symbol as { readonly [Name in typeof name]?: symbol })[name];
}
