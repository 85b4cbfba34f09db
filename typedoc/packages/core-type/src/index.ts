export type { AnyFunction } from './AnyFunction.js';
export type { Array } from './Array.js';
export { assertType } from './assertType.js';
export type { Awaitable } from './Awaitable.js';
export type { Day, Hour, Minute, Month, Second, Year } from './Calendar.js';
export type { EmptyObject } from './EmptyObject.js';
export type { Int } from './Int.js';
export type { JSONArray, JSONObject, JSONPrimitive, JSONValue } from './JSON.js';
export type { Mutable } from './Mutable.js';
export type { Nullable } from './Nullable.js';
export type { ObjectLike } from './ObjectLike.js';
export type { PartialKeys } from './PartialKeys.js';
export type { Pretty } from './Pretty.js';
export type { Primitive } from './Primitive.js';
export type { Radix36 } from './Radix36.js';
export type { RequiredKeys } from './RequiredKeys.js';
export type { Tag } from './Tag.js';
export type { TypeEquals } from './TypeEquals.js';
export type { ValueOf } from './ValueOf.js';
export type {
  ExpectAssertion,
  ExpectAssertionObject,
  ExpectFunction,
  TestBody,
  TestEachFunction,
  TestEachFunctionReturn,
  TestFunction,
  TestGroupFunction,
  TestingLibrary,
} from './TestingLibrary.js';
