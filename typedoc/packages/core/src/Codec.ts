/**
 * Codecs convert values of a type to JSON and back, validate input, and describe the JSON in JSON Schema.
 *
 * | Purpose | Codecs |
 * | --- | --- |
 * | one value | {@link string}, {@link number}, {@link boolean}, {@link null}, {@link constant}, {@link date}, {@link url} |
 * | any value | {@link unknown} |
 * | several values | {@link array}, {@link tuple}, {@link object}, {@link record}, {@link set}, {@link map} |
 * | a choice | {@link union}, {@link option}, {@link withDefault} |
 * | a recursive type | {@link lazy} |
 * | an object codec derived from another object codec | {@link extend}, {@link pick}, {@link omit}, {@link partial} |
 * | limits on numbers | {@link minimum}, {@link maximum} |
 * | limits on strings | {@link minLength}, {@link maxLength}, {@link pattern} |
 * | limits on collections | {@link minItems}, {@link maxItems} |
 * | a codec derived from any other codec | {@link refine}, {@link transform}, {@link failFast}, {@link quoteReceived} |
 * | a custom codec | {@link of} |
 * | the JSON Schema of a codec | {@link toJSONSchema} |
 *
 * Many modules of this library export the codec for their type as `codec`, as in `Codec.array(Int.codec)`. For any JSON value, use `JSON.codec`; for a point in time, use `Time.codec` from `@tstd/time`.
 *
 * @alias Decoder, Encoder, zod, valibot, yup, Validator, Serializer, Serde, JsonCodec, parser,
 *   superstruct, z
 * @keywords deserialize, payload, API, runtime, roundtrip, untrusted, typed, form
 * @module
 */

export {
  type AnyCodec,
  type Codec,
  type Definition,
  type EncodedOf,
  type InputOf,
  type SchemaReferences,
  type ValueOf,
  failFast,
  of,
  quoteReceived,
} from './internal/codec/model.js';
export { type Fault, type FaultResult, type Path, fault } from './internal/codec/fault.js';
export type {
  StandardFailure,
  StandardIssue,
  StandardProperties,
  StandardResult,
  StandardSchema,
  StandardSuccess,
} from './internal/codec/StandardSchema.js';
export { boolean, constant, null, number, string, unknown } from './internal/codec/primitives.js';
export {
  type TupleEncoded,
  type TupleInput,
  type TupleOptions,
  type TupleValue,
  array,
  map,
  set,
  tuple,
} from './internal/codec/lists.js';
export {
  type Fields,
  type ObjectCodec,
  type ObjectEncoded,
  type ObjectInput,
  type ObjectOptions,
  type ObjectShape,
  type ObjectValue,
  type RecordOptions,
  extend,
  object,
  omit,
  partial,
  pick,
  record,
} from './internal/codec/objects.js';
export { type UnionOptions, option, union, withDefault } from './internal/codec/choices.js';
export {
  type Refinement,
  type Transformation,
  refine,
  transform,
} from './internal/codec/changes.js';
export {
  maximum,
  maxItems,
  maxLength,
  minimum,
  minItems,
  minLength,
  pattern,
} from './internal/codec/limits.js';
export { date } from './internal/codec/date.js';
export { lazy } from './internal/codec/lazy.js';
export { url } from './internal/codec/url.js';
export { toJSONSchema } from './internal/codec/toJSONSchema.js';
