import { BigDecimal } from '@tstd/bigdecimal';
import { Comparable, Int, Order, Result } from '@tstd/core';
import { Headers } from '@tstd/http';
import { AsyncIterable } from '@tstd/iterable';
import { EUR } from '@tstd/money';
import { Task } from '@tstd/task';
import { UUID } from '@tstd/uuid';
import type { Make } from './samples';

/** Values of types whose members do not tell how to make one, by the name of the type. */
export const NAMED: Readonly<Record<string, Make>> = {
  AbortSignal: () => new AbortController().signal,
  AsyncIterable: () => AsyncIterable.of(1),
  BigDecimal: () => BigDecimal.of(1n),
  BigDecimalString: () => '1',
  Codec: () => Int.codec,
  Currency: () => EUR(1n).currency,
  Date: () => new Date(0),
  Equal: () => Comparable(Order.number),
  Generator: () => [].values(),
  Headers: () => Headers(),
  Iterator: () => [1].values(),
  LocalesArgument: () => 'en',
  Money: () => EUR(1n),
  Order: () => Order.number,
  Promise: () => Promise.resolve(1),
  ReadonlyMap: () => new Map([[1, 1]]),
  ReadonlySet: () => new Set([1]),
  RegExp: () => /a/u,
  Result: () => Result.Ok(1),
  Task: () => Task.Ok(1),
  TaskLike: () => Task.Ok(1),
  UUID: () => UUID.NIL,
  UUIDString: () => UUID.NIL,
  Uint8Array: () => new Uint8Array(16),
  URL: () => new URL('https://example.org/'),
};
