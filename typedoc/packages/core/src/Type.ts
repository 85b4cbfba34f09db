/**
 * Types as values. The descriptor of a type contains the name of the type, checks values and converts them to text for display.
 *
 * | Kind of value | Descriptors |
 * | --- | --- |
 * | a primitive | {@link string}, {@link number}, {@link bigint}, {@link boolean}, {@link symbol}, {@link null}, {@link undefined}, {@link constant} |
 * | any value | {@link unknown} |
 * | an array or an object | {@link array}, {@link object}, {@link record} |
 * | a value of one of several types | {@link union}, {@link option} |
 * | an instance of a class | {@link instanceOf} |
 * | a value of a custom type | {@link define} |
 *
 * A descriptor checks a value in memory. It does not read or write JSON: for that, use a `Codec`, which also has a `hasInstance` function.
 * To create a descriptor from a codec or an enum, call `Type.define({ name: 'Account', hasInstance: codec.hasInstance })`.
 *
 * @alias Guard, Refinement, Predicate, typeGuard, TypeClass, Runtype, customType
 * @keywords runtime, reflection, typeof, validate, metadata, narrow, unknown, descriptor, log
 * @module
 */

import { checkType } from './internal/checks.js';
import { ArgumentError, checkArgument } from '@tstd/error';
import { checkArray, checkFunction, checkObject, checkString } from '@tstd/error/Argument';

import { CodecError } from './CodecError.js';
import { attempt } from './internal/attempt.js';
import { describeKind } from './internal/describe.js';
import {
  inspect as inspectAny,
  inspectList,
  inspectProperties,
  type Limits,
  limitsOf,
  shorten,
} from './internal/inspect.js';
import { isPlainObject } from './internal/isPlainObject.js';
import type { Option } from './Option.js';
import { Err, Ok, type Result } from './Result.js';

/**
 * The descriptor of a type: the name, the guard and the function that converts values to text.
 *
 * @typeParam Value - The type of the values.
 *
 * @example A function that accepts any type
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const keep = <Value,>(
 *   values: readonly unknown[],
 *   type: Type<Value>,
 * ): readonly Value[] => values.filter(type.hasInstance);
 *
 * keep([1, 'a', 2], Type.number); // => [1, 2]
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Type<Value> {
  /** The name of the type, for display. */
  readonly name: string;

  /**
   * Checks whether a value has this type.
   *
   * @param value - Any value; it is checked as it is, without decoding.
   * @returns Whether the value has this type.
   */
  readonly hasInstance: (value: unknown) => value is Value;

  /**
   * Converts a value to readable text for logs and messages.
   *
   * @param value - The value to show.
   * @param options - The limits on how much of the value is shown; by default, 3 levels, 20 items and 1000 code points.
   * @returns The text.
   */
  readonly inspect: InspectFunction<Value>;
}

/**
 * A function that converts a value to readable text, for display only.
 *
 * @typeParam Value - The type of the values.
 * @param value - The value to show.
 * @param options - The limits on how much of the value is shown; by default, 3 levels, 20 items and 1000 code points.
 * @returns The text that represents the value.
 *
 * @example Show part of a secret
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const mask: Type.InspectFunction<string> = (value) =>
 *   `${value.slice(0, 2)}…`;
 *
 * mask('4242 4242'); // => '42…'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type InspectFunction<Value> = (value: Value, options?: InspectOptions) => string;

/**
 * Limits on how much of a value is shown. Negative numbers and `NaN` count as 0.
 *
 * @example Show the first items
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const options: Type.InspectOptions = { maxItems: 2 };
 *
 * Type.unknown.inspect([1, 2, 3, 4], options); // => '[1, 2, … 2 more]'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type InspectOptions = {
  /** The maximum depth to which nested arrays and objects are shown. The default is 3. */
  readonly depth?: number | undefined;

  /** The maximum number of items shown for each array or object. The default is 20. */
  readonly maxItems?: number | undefined;

  /** The maximum length of the text, in code points. The default is 1000. */
  readonly maxLength?: number | undefined;
};

/**
 * The parts of a descriptor, to pass to {@link define}.
 *
 * @typeParam Value - The type of the values.
 *
 * @example Derive a definition from another descriptor
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const secret: Type.TypeDefinition<string> = {
 *   ...Type.string,
 *   name: 'secret',
 *   inspect: () => '***',
 * };
 *
 * Type.array(Type.define(secret)).inspect(['a', 'b']); // => '[***, ***]'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface TypeDefinition<Value> {
  /** The name of the type, for display. It must not be empty. */
  readonly name: string;

  /**
   * Checks whether a value has this type.
   *
   * @param value - Any value; it is checked as it is, without decoding.
   * @returns Whether the value has this type.
   */
  readonly hasInstance: (value: unknown) => value is Value;

  /** Converts a value of the type to text. By default, values are shown in the same way as by {@link unknown}. */
  readonly inspect?: InspectFunction<Value> | undefined;
}

/**
 * A descriptor of any type.
 *
 * @example A function that accepts any descriptor
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const names = (types: readonly Type.AnyType[]): readonly string[] =>
 *   types.map((type) => type.name);
 *
 * names([Type.string, Type.option(Type.number)]); // => ['string', 'Option<number>']
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- A descriptor is invariant in its value: only `any` accepts every descriptor.
export type AnyType = Type<any>;

/**
 * The type of the values that a descriptor describes.
 *
 * @typeParam Self - The type of the descriptor.
 *
 * @example Name the type of a descriptor
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const point = Type.object({ x: Type.number, y: Type.number });
 * type Point = Type.ValueOf<typeof point>;
 *
 * const origin: Point = { x: 0, y: 0 };
 * point.hasInstance(origin); // => true
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type ValueOf<Self extends AnyType> = Self extends Type<infer Value> ? Value : never;

/**
 * The descriptors of an object's fields, by name.
 *
 * @example Reuse fields in two objects
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const point = { x: Type.number, y: Type.number } satisfies Type.Fields;
 *
 * Type.object(point).hasInstance({ x: 1, y: 2 }); // => true
 * Type.object({ ...point, z: Type.number }).hasInstance({ x: 1, y: 2 }); // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Fields = { readonly [name: string]: AnyType };

/**
 * Creates a descriptor from a name, a guard and an optional `inspect` function.
 *
 * If you omit `inspect`, values are shown in the same way as by {@link unknown}.
 *
 * @typeParam Value - The type of the values.
 * @param definition - The name, the guard and the function that converts a value to text.
 * @returns A descriptor.
 *
 * @throws An {@link ArgumentError} if the name is empty.
 *
 * @example Define a custom type
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const even = Type.define({
 *   name: 'even number',
 *   hasInstance: (value): value is number =>
 *     typeof value === 'number' && value % 2 === 0,
 * });
 *
 * even.hasInstance(2); // => true
 * even.hasInstance(3); // => false
 * even.inspect(2); // => '2'
 * ```
 *
 * @example Create a descriptor from a codec
 * ```ts
 * import { Codec, Int, Type } from '@tstd/core';
 *
 * const port = Codec.refine(Int.codec, {
 *   expected: 'a port',
 *   hasInstance: (value) => value > 0,
 * });
 * const type = Type.define({ name: 'port', hasInstance: port.hasInstance });
 *
 * type.hasInstance(80); // => true
 * Type.ensure(type, -1); // => throws ArgumentError
 * ```
 *
 * @keywords custom, guard, describe, predicate
 * @category Constructors
 * @since 1.0.0
 */
export function define<Value>(definition: TypeDefinition<Value>): Type<Value> {
  checkObject(definition, 'definition');
  const { name, hasInstance, inspect = inspectUnknown } = definition;
  checkString(name, 'name');
  checkFunction(hasInstance, 'hasInstance');
  checkFunction(inspect, 'inspect');
  checkArgument(name !== '', 'name', 'a non-empty name', name);
  return Object.freeze({ name, hasInstance, inspect });
}

/**
 * Returns the descriptor of a single value. Its name is the text that {@link unknown} returns for the value.
 *
 * `NaN` is a value like any other, and `0` and `-0` are equal.
 *
 * @typeParam Value - The type of the value.
 * @param value - The only value of the type.
 * @returns A descriptor.
 * @throws An {@link ArgumentError} if `value` is an object or a function.
 *
 * @example Describe a literal
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const circle = Type.constant('circle');
 *
 * circle.name; // => '"circle"'
 * circle.hasInstance('circle'); // => true
 * circle.hasInstance('square'); // => false
 * Type.constant(NaN).hasInstance(NaN); // => true
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function constant<
  const Value extends string | number | bigint | boolean | symbol | null | undefined,
>(value: Value): Type<Value> {
  checkArgument(Object(value) !== value, 'value', 'a primitive', value);
  const values: readonly unknown[] = [value];
  return define({
    name: inspectUnknown(value),
    // Unlike `===`, `includes` finds NaN.
    hasInstance: (other): other is Value => values.includes(other),
  });
}

/**
 * Returns the descriptor of the instances of a class. Its name is the name of the class.
 *
 * @typeParam Value - The type of the instances.
 * @param instanceClass - The class, which may be abstract.
 * @returns A descriptor of the values for which `instanceof` is `true`.
 *
 * @throws An {@link ArgumentError} if the class has no name.
 *
 * @example Describe dates
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const date = Type.instanceOf(Date);
 *
 * date.name; // => 'Date'
 * date.hasInstance(new Date(0)); // => true
 * date.hasInstance('1970-01-01'); // => false
 * date.inspect(new Date(0)); // => 'Date(1970-01-01T00:00:00.000Z)'
 * ```
 *
 * @alias instanceOfType, v.instance
 * @keywords prototype, constructor, inherits, guard, Date
 * @category Constructors
 * @since 1.0.0
 */
export function instanceOf<Value>(
  instanceClass: abstract new (...parameters: never) => Value,
): Type<Value> {
  checkFunction(instanceClass, 'instanceClass');
  return define({
    name: instanceClass.name,
    hasInstance: (value): value is Value => attempt(() => value instanceof instanceClass, false),
  });
}

/**
 * Returns `value` if it has the given type, otherwise throws an error.
 *
 * Use this function if only a bug in the program can cause a value of another type. For a value that your program receives, use {@link check}.
 * The error message states the kind of value, such as `a string`, but never shows the value itself.
 *
 * @typeParam Value - The type of the values.
 * @param self - The type that the value must have; the error contains its name.
 * @param value - Any value; if it has the given type, it is returned unchanged.
 * @returns The same value.
 *
 * @throws An {@link ArgumentError} if the value does not have the given type.
 *
 * @example Ensure that a value is a string
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const parts: readonly unknown[] = ['a', 1];
 *
 * Type.ensure(Type.string, parts[0]).toUpperCase(); // => 'A'
 * Type.ensure(Type.string, parts[1]); // => throws ArgumentError
 * ```
 *
 * @alias asserts, assertIs, v.assert, superstruct.assert, typia.assert, assertThat, parseType
 * @keywords exception, TypeError, invariant, invalid, throw, narrow, cast, unknown
 * @category Assertions
 * @since 1.0.0
 */
export function ensure<Value>(self: Type<Value>, value: unknown): Value {
  checkType(self, 'self');
  if (!self.hasInstance(value)) {
    throw new ArgumentError({ message: `Expected ${self.name}, received ${describeKind(value)}` });
  }
  return value;
}

/**
 * Checks whether a value has the given type and returns a result: the value or an error.
 *
 * The error is a {@link CodecError}, as with a codec, so you can chain `check` and a codec. The error lists a single fault, which concerns the whole value, because a type does not report which part is wrong.
 *
 * @typeParam Value - The type of the values.
 * @param self - The type that the value must have; the error contains its name.
 * @param value - Any value; if it has the given type, it is returned unchanged.
 * @returns An `Ok` with the same value, or an `Err` with the error.
 *
 * @example Check a received value
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const id = Type.union([Type.string, Type.number]);
 *
 * Type.check(id, 7); // => { ok: true, value: 7 }
 *
 * const result = Type.check(id, true);
 * result.ok ? '' : result.error.message; // => 'Expected string | number, received a boolean'
 * ```
 *
 * @alias typia.validate
 * @keywords validate, verify, invalid, untrusted, mismatch, unknown, narrow, assert
 * @category Conversions
 * @since 1.0.0
 */
export function check<Value>(self: Type<Value>, value: unknown): Result<Value, CodecError> {
  checkType(self, 'self');
  return self.hasInstance(value)
    ? Ok(value)
    : Err(new CodecError({ path: [], expected: self.name, received: value }));
}

/**
 * Returns the descriptor of a union, which accepts the values of all given types.
 *
 * A value is converted to text by the first member whose guard accepts it.
 *
 * @typeParam Members - The types of the descriptors.
 * @param members - The types, in the order in which they are tried.
 * @returns A descriptor of the union. Its name consists of the member names, joined with ` | `.
 *
 * @throws An {@link ArgumentError} if `members` is empty.
 *
 * @example Describe a string or a number
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const id = Type.union([Type.string, Type.number]);
 *
 * id.name; // => 'string | number'
 * id.hasInstance('a'); // => true
 * id.hasInstance(true); // => false
 * Type.union([]); // => throws ArgumentError
 * ```
 *
 * @keywords alternative, oneOf, either, guard
 * @category Combinations
 * @since 1.0.0
 */
export function union<const Members extends readonly AnyType[]>(
  members: Members,
): Type<ValueOf<Members[number]>> {
  type Value = ValueOf<Members[number]>;

  checkArray(members, 'members');
  checkArgument(members.length > 0, 'members', 'at least one type', members);
  members.forEach((member, index) => {
    checkType(member, `members[${index}]`);
  });
  const list = [...members];
  const memberOf = (value: unknown): AnyType =>
    list.find((member) => member.hasInstance(value)) ?? unknown;
  return define<Value>({
    name: list.map((member) => member.name).join(' | '),
    hasInstance: (value): value is Value => list.some((member) => member.hasInstance(value)),
    inspect: (value, options) => memberOf(value).inspect(value, options),
  });
}

/**
 * Returns the descriptor of a value that may be missing: `undefined`, or a value of the given type.
 *
 * @typeParam Value - The type of the value, if it is not missing.
 * @param some - The type that every value except `undefined` must have.
 * @returns A descriptor of options.
 *
 * @example Describe a number that may be missing
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const score = Type.option(Type.number);
 *
 * score.name; // => 'Option<number>'
 * score.hasInstance(undefined); // => true
 * score.hasInstance(null); // => false
 * ```
 *
 * @keywords guard
 * @category Combinations
 * @since 1.0.0
 */
export function option<Value>(some: Type<Value>): Type<Option<Value>> {
  checkType(some, 'some');
  return define<Option<Value>>({
    name: `Option<${some.name}>`,
    hasInstance: (value): value is Option<Value> => value === undefined || some.hasInstance(value),
    inspect: (value, options) => (value === undefined ? 'undefined' : some.inspect(value, options)),
  });
}

/**
 * Returns the descriptor of arrays whose items all have the given type.
 *
 * Holes in an array count as `undefined`.
 *
 * @typeParam Value - The type of the items.
 * @param item - The type that every item must have.
 * @returns A descriptor of arrays.
 *
 * @example Describe a list of numbers
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const scores = Type.array(Type.number);
 *
 * scores.name; // => 'Array<number>'
 * scores.hasInstance([1, 2]); // => true
 * scores.hasInstance([1, '2']); // => false
 * scores.inspect([1, 2]); // => '[1, 2]'
 * ```
 *
 * @keywords validate, guard
 * @category Combinations
 * @since 1.0.0
 */
export function array<Value>(item: Type<Value>): Type<readonly Value[]> {
  checkType(item, 'item');
  return define<readonly Value[]>({
    name: `Array<${item.name}>`,
    hasInstance: (value): value is readonly Value[] => {
      const length = attempt(() => (Array.isArray(value) ? value.length : undefined), undefined);
      // `every` skips the holes of a sparse array, and a copy would need memory for all of them.
      for (let index = 0; index < (length ?? 0); index += 1) {
        if (!hasPart(value as object, index, item)) {
          return false;
        }
      }
      return length !== undefined;
    },
    inspect: (value, options) =>
      inspectParts(options, (limits) =>
        // SAFETY: `hasInstance` has accepted every item.
        inspectList(value, limits, (part, inner) => item.inspect(part as Value, inner)),
      ),
  });
}

/**
 * Returns the descriptor of objects that have the given fields.
 *
 * As in TypeScript, an object may have additional fields, be an instance of a class or inherit the fields. A missing field counts as `undefined`.
 *
 * @typeParam Self - The types of the fields.
 * @param fields - The type of each field, by name; additional fields are not checked.
 * @returns A descriptor of objects.
 *
 * @example Describe the fields of a user
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const user = Type.object({
 *   name: Type.string,
 *   age: Type.option(Type.number),
 * });
 *
 * user.name; // => '{ name: string; age: Option<number> }'
 * user.hasInstance({ name: 'Ada', admin: true }); // => true
 * user.hasInstance({ age: 36 }); // => false
 * ```
 *
 * @example Hide a secret
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const secret = Type.define({ ...Type.string, inspect: () => '***' });
 * const login = Type.object({ user: Type.string, password: secret });
 *
 * login.inspect({ user: 'Ada', password: 'abc' }); // => '{ user: "Ada", password: *** }'
 * ```
 *
 * @keywords shape, interface, properties, redact, mask, password, sensitive, validate, guard
 * @category Combinations
 * @since 1.0.0
 */
export function object<const Self extends Fields>(
  fields: Self,
): Type<{ readonly [Name in keyof Self]: ValueOf<Self[Name]> }> {
  type Value = { readonly [Name in keyof Self]: ValueOf<Self[Name]> };

  checkObject(fields, 'fields');
  const list: readonly (readonly [string, AnyType])[] = Object.entries(fields);
  for (const [name, type] of list) {
    checkType(type, name);
  }
  const names = list.map(([name, type]) => `${name}: ${type.name}`).join('; ');
  const types = new Map(list);
  return define<Value>({
    name: list.length === 0 ? '{}' : `{ ${names} }`,
    hasInstance: (value): value is Value =>
      typeof value === 'object' &&
      value !== null &&
      list.every(([name, type]) => hasPart(value, name, type)),
    inspect: (value, options) =>
      inspectParts(options, (limits) =>
        inspectProperties(value, limits, (name, part, inner) =>
          (types.get(name) ?? unknown).inspect(part, inner),
        ),
      ),
  });
}

/**
 * Returns the descriptor of objects whose keys are strings and whose values all have the given type.
 *
 * @typeParam Value - The type of the values.
 * @param value - The type that the value of every key must have.
 * @returns A descriptor of plain objects whose own enumerable properties are checked.
 *
 * @example Describe prices by name
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * const prices = Type.record(Type.number);
 *
 * prices.name; // => 'Record<string, number>'
 * prices.hasInstance({ tea: 2, coffee: 3 }); // => true
 * prices.hasInstance({ tea: '2' }); // => false
 * prices.hasInstance([]); // => false
 * ```
 *
 * @keywords hash, dynamic, arbitrary, guard
 * @category Combinations
 * @since 1.0.0
 */
export function record<Value>(value: Type<Value>): Type<{ readonly [key: string]: Value }> {
  checkType(value, 'value');
  type Self = { readonly [key: string]: Value };

  return define<Self>({
    name: `Record<string, ${value.name}>`,
    hasInstance: (self): self is Self =>
      attempt(() => (isPlainObject(self) ? Object.keys(self) : undefined), undefined)?.every(
        (name) => hasPart(self as object, name, value),
      ) ?? false,
    inspect: (self, options) =>
      inspectParts(options, (limits) =>
        // SAFETY: `hasInstance` has accepted the value of every key.
        inspectProperties(self, limits, (_name, part, inner) =>
          value.inspect(part as Value, inner),
        ),
      ),
  });
}

/**
 * The descriptor of all values. Its `inspect` function is also the default for other descriptors.
 *
 * `inspect` never throws, whatever the value does. It shows a getter as `[getter]` without calling it, and writes `[Circular]` for a value that contains itself.
 *
 * @example Show any value
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * Type.unknown.inspect({ id: 1n, tags: ['a'], at: new Date(0) }); // => '{ id: 1n, tags: ["a"], at: Date(1970-01-01T00:00:00.000Z) }'
 * Type.unknown.inspect([[['a']]], { depth: 1 }); // => '[[…]]'
 * Type.unknown.inspect('a long text', { maxLength: 8 }); // => '"a long…'
 * Type.unknown.hasInstance(undefined); // => true
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const unknown: Type<unknown> = /* @__PURE__ */ define({
  name: 'unknown',
  hasInstance: (_value): _value is unknown => true,
});

/**
 * The descriptor of strings.
 *
 * @example Narrow a value to a string
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * Type.string.hasInstance('a'); // => true
 * Type.string.hasInstance(1); // => false
 * Type.string.inspect('a "b"'); // => '"a \\"b\\""'
 * ```
 *
 * @keywords guard, typeof, validate
 * @category Instances
 * @since 1.0.0
 */
export const string: Type<string> = /* @__PURE__ */ define({
  name: 'string',
  hasInstance: (value) => typeof value === 'string',
});

/**
 * The descriptor of numbers, including `NaN` and the infinities, which `Int` and the codec for numbers reject.
 *
 * @example Narrow a value to a number
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * Type.number.hasInstance(1.5); // => true
 * Type.number.hasInstance(NaN); // => true
 * Type.number.hasInstance('1'); // => false
 * Type.number.inspect(-0); // => '-0'
 * ```
 *
 * @keywords guard, typeof, validate
 * @category Instances
 * @since 1.0.0
 */
export const number: Type<number> = /* @__PURE__ */ define({
  name: 'number',
  hasInstance: (value) => typeof value === 'number',
});

/**
 * The descriptor of bigints.
 *
 * @example Narrow a value to a bigint
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * Type.bigint.hasInstance(1n); // => true
 * Type.bigint.hasInstance(1); // => false
 * Type.bigint.inspect(1n); // => '1n'
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const bigint: Type<bigint> = /* @__PURE__ */ define({
  name: 'bigint',
  hasInstance: (value) => typeof value === 'bigint',
});

/**
 * The descriptor of `true` and `false`.
 *
 * @example Narrow a value to a boolean
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * Type.boolean.hasInstance(false); // => true
 * Type.boolean.hasInstance(0); // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const boolean: Type<boolean> = /* @__PURE__ */ define({
  name: 'boolean',
  hasInstance: (value) => typeof value === 'boolean',
});

/**
 * The descriptor of symbols.
 *
 * @example Narrow a value to a symbol
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * Type.symbol.hasInstance(Symbol.iterator); // => true
 * Type.symbol.hasInstance('iterator'); // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
export const symbol: Type<symbol> = /* @__PURE__ */ define({
  name: 'symbol',
  hasInstance: (value) => typeof value === 'symbol',
});

/**
 * The descriptor of `null`.
 *
 * @example Narrow a value to null
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * Type.null.hasInstance(null); // => true
 * Type.null.hasInstance(undefined); // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
const nullType: Type<null> = /* @__PURE__ */ constant(null);

/**
 * The descriptor of `undefined`.
 *
 * @example Narrow a value to undefined
 * ```ts
 * import { Type } from '@tstd/core';
 *
 * Type.undefined.hasInstance(undefined); // => true
 * Type.undefined.hasInstance(null); // => false
 * ```
 *
 * @category Instances
 * @since 1.0.0
 */
const undefinedType: Type<undefined> = /* @__PURE__ */ constant(undefined);

export { nullType as null, undefinedType as undefined };

function inspectUnknown(value: unknown, options?: InspectOptions): string {
  return inspectAny(value, limitsOf(options));
}

/** Limits the joined text of parts that were each inspected separately. */
function inspectParts(
  options: InspectOptions | undefined,
  inspect: (limits: Limits) => string,
): string {
  const limits = limitsOf(options);
  return shorten(inspect(limits), limits.maxLength);
}

/** Checks whether a part has the given type. A part that cannot be read because a proxy or a getter throws does not have the type. Exceptions from the type itself are not caught. */
function hasPart(self: object, key: PropertyKey, type: AnyType): boolean {
  let part: unknown;
  try {
    part = (self as Readonly<Record<PropertyKey, unknown>>)[key];
  } catch {
    return false;
  }
  return type.hasInstance(part);
}
