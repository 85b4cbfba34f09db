import { checkCodec, checkFlag } from '../checks.js';
import type { JSONObject, JSONValue } from '@tstd/core-type';
import { ArgumentError } from '@tstd/error';
import { checkArray, checkFunction, checkObject, checkString } from '@tstd/error/Argument';

import type { Option } from '../../Option.js';
import { describeKind } from '../describe.js';
import { type Fault, type FaultResult, type Path, fault } from './fault.js';
import { SOUGHT_FAULTS, failure, partAt } from './faults.js';
import { type Codec, type Definition, of } from './model.js';

/**
 * The condition that {@link refine} adds to a codec.
 *
 * @typeParam Value - The type before refining.
 * @typeParam Refined - The type after refining.
 *
 * @example A refinement that several codecs can share
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const positive: Codec.Refinement<number> = {
 *   expected: 'a positive number',
 *   hasInstance: (value) => value > 0,
 * };
 *
 * Codec.refine(Codec.number, positive).decode(-1).ok; // => false
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Refinement<Value, Refined extends Value = Value> {
  /** A description of an accepted value, including an article, for example `'a positive number'`. */
  readonly expected: string;

  /**
   * Checks whether a value is accepted.
   *
   * @param value - The value, which the given codec has accepted.
   * @returns Whether the value is accepted.
   */
  readonly hasInstance: ((value: Value) => value is Refined) | ((value: Value) => boolean);

  /** Whether later refinements and limits rely on this one. If `true`, they are skipped when this refinement rejects a value. If this property is `true` and `hasInstance` is a type guard, the type of the codec is narrowed too. The default is `false`. */
  readonly narrows?: boolean | undefined;

  /** The keywords (draft 2020-12) that express the condition in JSON Schema. */
  readonly schema?: JSONObject | undefined;

  /** The keys that lead from the input to the invalid part. By default, the fault concerns the whole input. */
  readonly path?: Path | undefined;

  /** A custom message for the fault. By default, the message says what was expected and what was received. */
  readonly message?: string | undefined;
}

/**
 * Returns a codec that accepts only some values of the given codec and narrows their type.
 *
 * @typeParam Value - The type before refining.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of the input that the codec expects.
 * @typeParam Refined - The type after refining.
 * @param self - The codec to start from, which must accept a value first. It is not changed.
 * @param refinement - The condition, whose `hasInstance` is a type guard and whose `narrows` is `true`.
 * @returns A codec for the accepted values. Its `encode` throws for other values.
 *
 * @example Accept only strings with a given prefix
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * type Path = `/${string}`;
 *
 * const path: Codec.Codec<Path, string> = Codec.refine(Codec.string, {
 *   expected: 'a path that starts with a slash',
 *   hasInstance: (text): text is Path => text.startsWith('/'),
 *   narrows: true,
 * });
 *
 * path.decode('/users'); // => { ok: true, value: '/users' }
 * path.decode('users').ok; // => false
 * ```
 *
 * @alias addCheck, narrow, withConstraint, brandedWith, Schema.filter, S.filter, makeFilter,
 *   v.forward, rawCheck, partialCheck, joi.custom, yup.test
 * @keywords constraint, validate, custom, rule, predicate, restrict, email, cross-field, confirm,
 *   password
 * @category Transformations
 * @since 1.0.0
 */
export function refine<Value, Encoded, Input, Refined extends Value>(
  self: Codec<Value, Encoded, Input>,
  refinement: Refinement<Value, Refined> & {
    readonly hasInstance: (value: Value) => value is Refined;
    readonly narrows: true;
  },
): Codec<Refined, Encoded, Input>;
/**
 * Returns a codec that accepts only some values of the given codec.
 *
 * If the inner codec accepts the input, all refinements and limits around that codec are checked. Each one that rejects the value adds a fault. Once a refinement whose `narrows` is `true` has rejected the value, the remaining ones are skipped.
 *
 * @typeParam Value - The type of the values.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of the input that the codec expects.
 * @param self - The codec to start from, which must accept a value first. It is not changed.
 * @param refinement - The condition, and its description in errors and in JSON Schema.
 * @returns A codec for the accepted values. Its `encode` throws for other values.
 *
 * @example Accept positive numbers
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const price = Codec.refine(Codec.number, {
 *   expected: 'a positive number',
 *   hasInstance: (value) => value > 0,
 *   schema: { exclusiveMinimum: 0 },
 * });
 *
 * price.decode(2); // => { ok: true, value: 2 }
 * price.decode(0).ok; // => false
 * price.encode(0); // => throws ArgumentError
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function refine<Value, Encoded, Input>(
  self: Codec<Value, Encoded, Input>,
  refinement: Refinement<Value>,
): Codec<Value, Encoded, Input>;
// With a single signature, a refinement without a type guard would infer `any` in a position
// that accepts any codec, such as a field of an object.
export function refine<Value, Encoded, Input, Refined extends Value>(
  self: Codec<Value, Encoded, Input>,
  refinement: Refinement<Value, Refined>,
): Codec<Refined, Encoded, Input> {
  checkCodec(self, 'self');
  checkObject(refinement, 'refinement');
  checkRefinement(refinement);
  const { base, checks } = stackOf(self.definition);
  // SAFETY: a value that passes all checks has the type of the last one.
  return ofStack(base, [...checks, refinement]) as unknown as Codec<Refined, Encoded, Input>;
}

function checkRefinement({ narrows, path, ...refinement }: Refinement<never>): void {
  checkDescription(refinement);
  if (refinement.message !== undefined) {
    checkString(refinement.message, 'message');
  }
  checkFlag(narrows, 'narrows');
  if (path !== undefined) {
    checkArray(path, 'path');
  }
}

/** Checks the properties that refinements and transformations have in common. */
function checkDescription({ expected, hasInstance, schema }: Description): void {
  checkString(expected, 'expected');
  checkFunction(hasInstance, 'hasInstance');
  if (schema !== undefined) {
    checkObject(schema, 'schema');
  }
}

type Description = Pick<Refinement<never>, 'expected' | 'schema'> & {
  readonly hasInstance: unknown;
};

/** Nested refinements, the innermost first, and the definition that they refine. */
interface Stack<Value, Encoded> {
  readonly base: Definition<Value, Encoded>;
  readonly checks: readonly Refinement<Value>[];
}

/** The stacks of refined definitions. A custom definition has no stack. */
const stacks = /* @__PURE__ */ new WeakMap<object, Stack<unknown, unknown>>();

function stackOf<Value, Encoded>(definition: Definition<Value, Encoded>): Stack<Value, Encoded> {
  // SAFETY: the stack of a definition has the types of that definition.
  const stack = stacks.get(definition) as Stack<Value, Encoded> | undefined;
  return stack ?? { base: definition, checks: [] };
}

function ofStack<Value, Encoded>(
  base: Definition<Value, Encoded>,
  checks: readonly Refinement<Value>[],
): Codec<Value, Encoded> {
  const definition: Definition<Value, Encoded> = {
    hasInstance: (value): value is Value =>
      base.hasInstance(value) && findRefusals(checks, value, 1) === undefined,
    encode: (value) => {
      const refusals = findRefusals(checks, value, checks.length);
      if (refusals !== undefined) {
        const expected = refusals.map((check) => check.expected).join(' and ');
        throw new ArgumentError({
          message: `Expected ${expected}, received ${describeKind(value)}`,
        });
      }
      return base.encode(value);
    },
    decode: (input, limit = SOUGHT_FAULTS) => {
      const result = base.decode(input, limit);
      if (!result.ok) {
        return result;
      }
      const refusals = findRefusals(checks, result.value, limit);
      return refusals === undefined
        ? result
        : failure(refusals.map((check) => toFault(check, input)));
    },
    schema: (references) =>
      checks.reduce((schema, check) => addKeywords(schema, check.schema), base.schema(references)),
    isIdentity: base.isIdentity,
    isOptional: base.isOptional,
  };
  // SAFETY: the stack is read only for this definition, whose types it has.
  stacks.set(definition, { base, checks } as unknown as Stack<unknown, unknown>);
  return of(definition);
}

/** Returns the checks that reject a value, up to the limit, or None, so that accepting a value allocates nothing. */
function findRefusals<Value>(
  checks: readonly Refinement<Value>[],
  value: Value,
  limit: number,
): readonly Refinement<Value>[] | undefined {
  let refusals: Refinement<Value>[] | undefined;
  for (const check of checks) {
    if (!check.hasInstance(value)) {
      refusals = [...(refusals ?? []), check];
      if (check.narrows === true || refusals.length >= limit) {
        break;
      }
    }
  }
  return refusals;
}

/**
 * The conversions that {@link transform} adds to a codec.
 *
 * @typeParam Value - The type that the given codec decodes to.
 * @typeParam Target - The type that the transformed codec decodes to.
 *
 * @example A transformation that several codecs can share
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const set: Codec.Transformation<readonly string[], ReadonlySet<string>> = {
 *   expected: 'a set',
 *   hasInstance: (value): value is ReadonlySet<string> =>
 *     value instanceof Set,
 *   encode: (value) => [...value],
 *   decode: (items) => new Set(items),
 * };
 *
 * Codec.transform(Codec.array(Codec.string), set).encode(new Set(['a'])); // => ['a']
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface Transformation<Value, Target> {
  /** A description of an accepted value, including an article, for example `'a date as text'`. */
  readonly expected: string;

  /**
   * Checks whether the codec can encode a value.
   *
   * @param value - Any value, in its decoded form.
   * @returns Whether the codec can encode the value.
   */
  readonly hasInstance: (value: unknown) => value is Target;

  /**
   * Converts a value to a value that the given codec can encode.
   *
   * @param value - A decoded value of the new codec.
   * @returns The value for the given codec.
   */
  readonly encode: (value: Target) => Value;

  /**
   * Converts a value that the given codec has decoded. To reject it, return None, or the result of {@link fault} for a more specific message.
   *
   * @param value - The value that the given codec has decoded.
   * @returns The converted value, None or a fault.
   */
  readonly decode: (value: Value) => Option<Target> | FaultResult;

  /** The keywords (draft 2020-12) that narrow the JSON Schema of the given codec. */
  readonly schema?: JSONObject | undefined;
}

/**
 * Returns a codec that converts the values of the given codec to another type and back.
 *
 * @typeParam Value - The type that the given codec decodes to.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of the input that the codec expects.
 * @typeParam Target - The type that the transformed codec decodes to.
 * @param self - The codec for the encoded form.
 * @param transformation - The guard and the two conversions.
 * @returns A codec for the other type.
 *
 * @example Decode a string as a URL
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const url = Codec.transform(Codec.string, {
 *   expected: 'a URL',
 *   hasInstance: (value): value is URL => value instanceof URL,
 *   encode: (value) => value.href,
 *   decode: (text) => (URL.canParse(text) ? new URL(text) : undefined),
 * });
 *
 * url.encode(new URL('https://example.org')); // => 'https://example.org/'
 * url.decode('example').ok; // => false
 * ```
 *
 * @alias preprocess, compose, transformOrFail, rawTransform, cast, decodeTo, imap, xmap, invmap,
 *   transformLiteral, Schema.decode, z.pipe
 * @keywords convert, pipe, mapping, conversion, parse, string, number, date, class
 * @category Transformations
 * @since 1.0.0
 */
export function transform<Value, Encoded, Input, Target>(
  self: Codec<Value, Encoded, Input>,
  transformation: Transformation<Value, Target>,
): Codec<Target, Encoded, Input> {
  checkCodec(self, 'self');
  checkObject(transformation, 'transformation');
  checkDescription(transformation);
  checkFunction(transformation.encode, 'encode');
  checkFunction(transformation.decode, 'decode');
  const { encode, decode, schema, isOptional } = self.definition;
  return of<Target, Encoded, Input>({
    hasInstance: transformation.hasInstance,
    encode: (value) => encode(transformation.encode(value)),
    decode: (input, limit) => {
      const result = decode(input, limit);
      if (!result.ok) {
        return result;
      }
      const value = transformation.decode(result.value);
      if (value === undefined) {
        return fault(transformation.expected, input);
      }
      return isFault(value) && !transformation.hasInstance(value)
        ? value
        : // SAFETY: a result that is not a fault is a value.
          { ok: true, value: value as Target };
    },
    schema: (references) => addKeywords(schema(references), transformation.schema),
    isOptional,
  });
}

/** Returns the fault of an input that a refinement rejects, with the part of the input at its path. */
function toFault<Value>(
  { expected, path = [], message }: Refinement<Value>,
  input: unknown,
): Fault {
  const received = partAt(input, path);
  return { path, expected, received, ...(message !== undefined && { message }) };
}

function isFault(value: unknown): value is FaultResult {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false;
}

/** Adds keywords to a schema, or combines both with `allOf` if the schema has one of the keywords already. */
export function addKeywords(schema: JSONObject, keywords: JSONObject = {}): JSONObject {
  const overlaps = Object.keys(keywords).some((keyword) => Object.hasOwn(schema, keyword));
  const all: readonly JSONValue[] = [schema, keywords];
  return overlaps ? { allOf: all } : { ...schema, ...keywords };
}
