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
 * The parts of {@link refine}.
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
  /** What the refined codec accepts, with its article: `'a positive number'`. */
  readonly expected: string;

  /**
   * Returns `true` when the value is accepted.
   *
   * @param value - Any value: the check never throws.
   * @returns Whether the value is accepted.
   */
  readonly hasInstance: ((value: Value) => value is Refined) | ((value: Value) => boolean);

  /** Whether the refinements and limits around this one rely on it: they are not checked when it refuses a value. Only then does a type guard narrow the type. The default is `false`. */
  readonly narrows?: boolean | undefined;

  /** The keywords that say the same in JSON Schema, draft 2020-12. */
  readonly schema?: JSONObject | undefined;

  /** The keys that lead from the input to the part that is at fault, where it is not the whole. */
  readonly path?: Path | undefined;

  /** The message of the fault, where one says more than what was expected and received. */
  readonly message?: string | undefined;
}

/**
 * Returns a codec that accepts fewer values than the given one, of a narrower type.
 *
 * @typeParam Value - The type before refining.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of what the codec is meant to read.
 * @typeParam Refined - The type after refining.
 * @param self - The codec that has to accept a value first; it is not changed.
 * @param refinement - What is accepted. Its `hasInstance` is a type guard, and its `narrows` is `true`.
 * @returns A codec of the accepted values. Its `encode` throws on another value.
 *
 * @example Accept texts of one form
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
 * Returns a codec that accepts fewer values than the given one.
 *
 * When the codec inside accepts the input, all refinements and limits around it are checked, and each refusal is a fault. After one with `narrows` has refused the value, none is checked.
 *
 * @typeParam Value - The type of the values.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of what the codec is meant to read.
 * @param self - The codec that has to accept a value first; it is not changed.
 * @param refinement - The check, and what an error and the JSON Schema say about it.
 * @returns A codec of the accepted values. Its `encode` throws on another value.
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
// With one signature for both, a refinement without a guard that stands where any codec may stand,
// such as a field of an object, would take `any` from there as its type.
export function refine<Value, Encoded, Input, Refined extends Value>(
  self: Codec<Value, Encoded, Input>,
  refinement: Refinement<Value, Refined>,
): Codec<Refined, Encoded, Input> {
  checkCodec(self, 'self');
  checkObject(refinement, 'refinement');
  checkRefinement(refinement);
  const { base, checks } = stackOf(self.definition);
  // SAFETY: what passes all checks is of the type of the last one.
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

/** Checks what refinements and transformations have in common. */
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

/** The stacks that definitions were made of. One that a caller has put together has none. */
const stacks = /* @__PURE__ */ new WeakMap<object, Stack<unknown, unknown>>();

function stackOf<Value, Encoded>(definition: Definition<Value, Encoded>): Stack<Value, Encoded> {
  // SAFETY: the stack of a definition has its types.
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
          message: `The codec encodes ${expected}, received ${describeKind(value)}`,
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
  // SAFETY: it is read again for this definition, whose types it has.
  stacks.set(definition, { base, checks } as unknown as Stack<unknown, unknown>);
  return of(definition);
}

/** The checks that refuse a value, up to the limit, or None: to accept a value allocates nothing. */
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
 * The parts of {@link transform}.
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
  /** What the transformed codec accepts, with its article: `'a date as text'`. */
  readonly expected: string;

  /**
   * Returns `true` when the value is one that the codec encodes.
   *
   * @param value - Any value, in its decoded form.
   * @returns Whether the value is one that the codec encodes.
   */
  readonly hasInstance: (value: unknown) => value is Target;

  /**
   * Returns the value that the given codec encodes.
   *
   * @param value - A value of the new codec.
   * @returns The value for the given codec.
   */
  readonly encode: (value: Target) => Value;

  /**
   * Returns the value of what the given codec has decoded. When there is none, it returns None, or the result of {@link fault} to say more than `expected` does.
   *
   * @param value - What the given codec has decoded.
   * @returns The value, None, or the fault.
   */
  readonly decode: (value: Value) => Option<Target> | FaultResult;

  /** The keywords that narrow the JSON Schema of the given codec, draft 2020-12. */
  readonly schema?: JSONObject | undefined;
}

/**
 * Returns a codec of another type, which is written as the given codec writes.
 *
 * @typeParam Value - The type that the given codec decodes to.
 * @typeParam Encoded - The type of the encoded value.
 * @typeParam Input - The type of what the codec is meant to read.
 * @typeParam Target - The type that the transformed codec decodes to.
 * @param self - The codec of the written form.
 * @param transformation - The guard and the two directions.
 * @returns A codec of the other type.
 *
 * @example Read an address as a URL
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
        : // SAFETY: what is no fault is a value.
          { ok: true, value: value as Target };
    },
    schema: (references) => addKeywords(schema(references), transformation.schema),
    isOptional,
  });
}

/** The fault of a value that a refinement does not accept, with what stands at its path. */
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

/** A schema with further keywords, apart from it where it has one of them already. */
export function addKeywords(schema: JSONObject, keywords: JSONObject = {}): JSONObject {
  const overlaps = Object.keys(keywords).some((keyword) => Object.hasOwn(schema, keyword));
  const all: readonly JSONValue[] = [schema, keywords];
  return overlaps ? { allOf: all } : { ...schema, ...keywords };
}
