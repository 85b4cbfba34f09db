/**
 * Codecs: the way of a type to JSON and back, checked, with a JSON Schema.
 *
 * | What | Codecs |
 * | --- | --- |
 * | one value | {@link string}, {@link number}, {@link boolean}, {@link null}, {@link constant} |
 * | several values | {@link array}, {@link tuple}, {@link object}, {@link record} |
 * | a choice | {@link union}, {@link option} |
 * | a type that contains itself | {@link lazy} |
 * | a codec from another one | {@link refine}, {@link transform} |
 * | a codec from nothing | {@link of} |
 * | the schema | {@link toJSONSchema} |
 *
 * A type of this library brings its own as `codec`: `Codec.array(Int.codec)`.
 *
 * @module
 */

export {
  type AnyCodec,
  type Codec,
  type Definition,
  type EncodedOf,
  type SchemaReferences,
  type ValueOf,
  of,
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
export { boolean, constant, null, number, string } from './internal/codec/primitives.js';
export { type TupleEncoded, type TupleValue, array, tuple } from './internal/codec/lists.js';
export {
  type Fields,
  type ObjectEncoded,
  type ObjectOptions,
  type ObjectValue,
  object,
  record,
} from './internal/codec/objects.js';
export { option, union } from './internal/codec/choices.js';
export {
  type Refinement,
  type Transformation,
  refine,
  transform,
} from './internal/codec/changes.js';
export { lazy } from './internal/codec/lazy.js';
export { toJSONSchema } from './internal/codec/toJSONSchema.js';
