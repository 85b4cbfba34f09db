import type { JSONValue } from '@tstd/core-type';

import * as Boolean from './Boolean.js';
import * as Callable from './Callable.js';
import * as Char from './Char.js';
import * as Codec from './Codec.js';
import * as Enum from './Enum.js';
import * as Int from './Int.js';
import * as JSON from './JSON.js';
import * as Numeric from './Numeric.js';
import * as Option from './Option.js';
import * as Order from './Order.js';
import * as Ordering from './Ordering.js';
import * as Ref from './Ref.js';
import * as Result from './Result.js';
import * as String from './String.js';
import * as Struct from './Struct.js';
import * as Symbol from './Symbol.js';
import * as Tag from './Tag.js';
import * as Type from './Type.js';

type Callable<Parameters extends readonly unknown[] = never, Result = unknown> = Callable.Callable<
  Parameters,
  Result
>;
type Char = Char.Char;
type Codec<Value, Encoded = JSONValue, Input = Encoded> = Codec.Codec<Value, Encoded, Input>;
type Enum<Self extends Enum.EnumLike> = Enum.Enum<Self>;
type Int = Int.Int;
type Numeric<Value> = Numeric.Numeric<Value>;
type Option<Value> = Option.Option<Value>;
type Order<Value> = Order.Order<Value>;
type Ordering = Ordering.Ordering;
type Ref<Value> = Ref.Ref<Value>;
type Result<Value, Failure> = Result.Result<Value, Failure>;
type Struct<Name extends string, Fields extends object = Record<never, never>> = Struct.Struct<
  Name,
  Fields
>;
type Tag<Name extends PropertyKey> = Tag.Tag<Name>;
type Type<Value> = Type.Type<Value>;

export type { AsString } from './AsString.js';
export type { Bounded } from './Bounded.js';
export { CodecError, type CodecErrorProperties } from './CodecError.js';
export { Comparable } from './Comparable.js';
export type { EnumLike } from './Enum.js';
export { Equal } from './Equal.js';
export { identity } from './identity.js';
export { ignore } from './ignore.js';
export { Indexable } from './Indexable.js';
export { lazy } from './lazy.js';
export type { Not } from './Not.js';
export { omit, type Omitted } from './omit.js';
export type { OptionLike } from './Option.js';
export type { OrderLike } from './Order.js';
export { pick, type Picked } from './pick.js';
export type { Range } from './Range.js';
export {
  Boolean,
  Callable,
  Char,
  Codec,
  Enum,
  Int,
  JSON,
  Numeric,
  Option,
  Order,
  Ordering,
  Ref,
  Result,
  String,
  Struct,
  Symbol,
  Tag,
  Type,
};
