import type { JSONValue } from '@tstd/core-type';

import * as Codec from './Codec.js';
import * as Enum from './Enum.js';
import * as Int from './Int.js';
import * as Option from './Option.js';
import * as Order from './Order.js';
import * as Ordering from './Ordering.js';
import * as Ref from './Ref.js';
import * as Result from './Result.js';
import * as String from './String.js';

type Codec<Value, Encoded = JSONValue> = Codec.Codec<Value, Encoded>;
type Enum<Self extends Enum.EnumLike> = Enum.Enum<Self>;
type Int = Int.Int;
type Option<Value> = Option.Option<Value>;
type Order<Value> = Order.Order<Value>;
type Ordering = Ordering.Ordering;
type Ref<Value> = Ref.Ref<Value>;
type Result<Value, Failure> = Result.Result<Value, Failure>;

export type { Bounded } from './Bounded.js';
export { CodecError } from './CodecError.js';
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
export { Codec, Enum, Int, Option, Order, Ordering, Ref, Result, String };
