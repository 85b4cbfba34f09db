/*
 * One call of each generic function, with the type of its result. The test checks a copy of this file
 * for each shape of values, in which the shape replaces `Value` here.
 */
/* eslint-disable @typescript-eslint/no-invalid-void-type, @typescript-eslint/no-confusing-void-expression -- Nothing is executed: only the compiler reads the calls. */
import { Array, Map, Record, Set } from '@tstd/collection';
import {
  Boolean,
  Callable,
  Codec,
  Comparable,
  Equal,
  Indexable,
  Numeric,
  Option,
  Order,
  Ordering,
  Ref,
  Result,
  Struct,
  Type,
  identity,
  lazy,
  omit,
  pick,
} from '@tstd/core';
import type { Tag } from '@tstd/core-type';
import { AsyncIterable, Iterable } from '@tstd/iterable';

export type Id = string & Tag<'Id'>;
export type Shape =
  { readonly _: 'circle'; readonly radius: number } | { readonly _: 'line'; readonly name: string };

type Value = number;

type Part = Extract<Value, object | string | null>;
type Rest = Exclude<Value, Part>;
type Some = Option.Some<Value>;
type Other = bigint;
type Failure = 'failed' | { readonly code: number };
type Full<Item> = Array.NonEmpty<Item>;
interface Known {
  readonly a: Value;
  readonly b: Date;
}
interface Optional {
  readonly a?: Value;
  readonly b: Date;
}
/** Without `exactOptionalPropertyTypes`, an optional property has lost the `undefined` of its type. */
type There = Required<Optional>['a'];
type Pair = readonly [Value, Other];
type Held = Struct<'held', { readonly value: Value }>;
type Items<Item> = globalThis.Iterable<Item>;
type Async<Item> = globalThis.AsyncIterable<Item>;

type Same<Actual, Expected> = 0 extends 1 & Actual
  ? false
  : [Actual, Expected] extends [Expected, Actual]
    ? true
    : false;

declare function is<Expected>(): <Actual>(
  actual: Actual,
) => Same<Actual, Expected> extends true
  ? true
  : { readonly actual: Actual; readonly expected: Expected };

declare const value: Value;
declare const other: Other;
declare const key: string;
declare const values: readonly Value[];
declare const full: Full<Value>;
declare const pairs: readonly Pair[];
declare const record: Record<string, Value>;
declare const known: Known;
declare const optional: Optional;
declare const map: ReadonlyMap<string, Value>;
declare const set: ReadonlySet<Value>;
declare const option: Option<Value>;
declare const result: Result<Value, Failure>;
declare const nested: Result<Result<Value, 'inner'>, Failure>;
declare const iterable: globalThis.Iterable<Value>;
declare const source: Async<Value>;
declare const order: Order<Value>;
declare const equality: Equal<Value>;
declare const type: Type<Value>;
declare const codec: Codec.Codec<Value, string>;
declare const fields: Codec.ObjectCodec<
  { readonly a: Value; readonly b: string },
  { readonly a: string; readonly b: string }
>;
declare const held: Held;
declare const indexable: Indexable<Value>;
declare const numeric: Numeric<Value>;
declare const ref: Ref<Value>;
declare const test: (value: Value) => boolean;
declare const isPart: (value: Value) => value is Part;
declare const toOther: (value: Value) => Other;
declare const toOption: (value: Value) => Option<Other>;
declare const join: (state: Other, value: Value) => Other;

export const arrays: readonly true[] = [
  is<Option<Value>>()(Array.at(values, 0)),
  is<Option<Value>>()(Array.first(values)),
  is<Value>()(Array.first(full)),
  is<Option<Value>>()(Array.last(values)),
  is<Value>()(Array.last(full)),
  is<Option<Value>>()(Array.min(values, order)),
  is<Value>()(Array.max(full, order)),
  is<Option<Value>>()(Array.minBy(values, toOther, Order.bigint)),
  is<Value>()(Array.maxBy(full, toOther, Order.bigint)),
  is<readonly (Value | Other)[]>()(Array.concat(values, [other])),
  is<readonly (Value | Other)[]>()(Array.intersperse(values, other)),
  is<readonly Pair[]>()(Array.zip(values, [other])),
  is<readonly (readonly [Option<Value>, Option<Other>])[]>()(Array.zipLongest(values, [other])),
  is<readonly (Value | Other)[]>()(
    Array.zipWith(values, [other], (one, two) => (key === '' ? one : two)),
  ),
  is<readonly [readonly Value[], readonly Other[]]>()(Array.unzip(pairs)),
  is<readonly Value[]>()(Array.unique(values, equality)),
  is<readonly Value[]>()(Array.uniqueBy(values, toOther)),
  is<readonly Value[]>()(Array.difference(values, values)),
  is<readonly Value[]>()(Array.intersection(values, values)),
  is<readonly (Value | Other)[]>()(Array.union(values, [other])),
  is<Full<Value>>()(Array.of(value)),
  is<Value[]>()(Array.from(iterable)),
  is<readonly never[]>()(Array.empty()),
  is<readonly Value[]>()(Array.generate(2, () => value)),
  is<readonly Value[]>()(Array.repeat(value, 2)),
  is<readonly (readonly [number, Value])[]>()(Array.entries(values)),
  is<Full<Value | Other>>()(Array.append(values, other)),
  is<Full<Value | Other>>()(Array.prepend(values, other)),
  is<Option<Full<Value | Other>>>()(Array.insertAt(values, 0, other)),
  is<Option<Full<Value | Other>>>()(Array.setAt(values, 0, other)),
  is<Option<Full<Value | Other>>>()(Array.updateAt(values, 0, toOther)),
  is<Option<readonly Value[]>>()(Array.deleteAt(values, 0)),
  is<Option<Full<Value>>>()(Array.swap(values, 0, 1)),
  is<Option<Full<Value>>>()(Array.move(values, 0, 1)),
  is<readonly (Value | Other)[]>()(Array.splice(values, 0, 0, [other])),
  is<readonly (Value | Other)[]>()(Array.fill(values, other)),
  is<ReadonlyMap<Other, Full<Value>>>()(Array.groupBy(values, toOther)),
  is<ReadonlyMap<Value, Value>>()(Array.keyBy(values, identity)),
  is<ReadonlyMap<Other, number>>()(Array.countBy(values, toOther)),
  is<readonly [readonly Value[], readonly Value[]]>()(Array.partition(values, test)),
  is<readonly [readonly Part[], readonly Rest[]]>()(Array.partition(values, isPart)),
  is<readonly [readonly Value[], readonly Failure[]]>()(Array.partitionMap(values, () => result)),
  is<readonly Full<Value>[]>()(Array.chunk(values, 2)),
  is<readonly Full<Value>[]>()(Array.windows(values, 2)),
  is<Equal<readonly Value[]>>()(Array.equal(equality)),
  is<Order<readonly Value[]>>()(Array.order(order)),
  is<Codec.Codec<readonly Value[], readonly string[]>>()(Array.codec(codec)),
  is<readonly Value[]>()(Array.reverse(values)),
  is<Full<Value>>()(Array.sort(full, order)),
  is<readonly Value[]>()(Array.sortBy(values, toOther, Order.bigint)),
  is<readonly Value[]>()(Array.slice(values, 1)),
  is<readonly [readonly Value[], readonly Value[]]>()(Array.splitAt(values, 1)),
  is<readonly Value[]>()(Array.take(values, 1)),
  is<readonly Value[]>()(Array.takeLast(values, 1)),
  is<readonly Part[]>()(Array.takeWhile(values, isPart)),
  is<readonly Value[]>()(Array.drop(values, 1)),
  is<readonly Value[]>()(Array.dropLast(values, 1)),
  is<readonly Value[]>()(Array.dropWhile(values, test)),
  is<Other>()(Array.reduce(values, join, other)),
  is<Other>()(Array.reduceRight(values, join, other)),
  is<Full<Other>>()(Array.scan(values, join, other)),
  is<Option<Value>>()(Array.sumBy(values, identity, numeric)),
  is<void>()(Array.forEach(values, test)),
  is<Option<Part>>()(Array.find(values, isPart)),
  is<Option<Value>>()(Array.findLast(values, test)),
  is<Option<Other>>()(Array.findMap(values, toOption)),
  is<Option<number>>()(Array.findIndex(values, test)),
  is<Option<number>>()(Array.findLastIndex(values, test)),
  is<Option<number>>()(Array.indexOf(values, value)),
  is<Option<number>>()(Array.lastIndexOf(values, value, equality)),
  is<boolean>()(Array.includes(values, value)),
  is<boolean>()(Array.some(values, test)),
  is<boolean>()(Array.every(values, test)),
  is<number>()(Array.count(values, test)),
  is<boolean>()(Array.isNonEmpty(values)),
  is<readonly Other[]>()(Array.map(values, toOther)),
  is<readonly Value[]>()(Array.flatMap(values, () => values)),
  is<readonly Value[]>()(Array.flatten([values])),
  is<readonly Value[]>()(Array.filter(values, test)),
  is<readonly Part[]>()(Array.filter(values, isPart)),
  is<readonly Other[]>()(Array.filterMap(values, toOption)),
  is<readonly Rest[]>()(Array.reject(values, isPart)),
];

export const records: readonly true[] = [
  is<Option<Value>>()(Record.get(record, key)),
  is<Option<Value>>()(Record.get(known, 'a')),
  is<Option<Value | Date>>()(Record.get(known, key)),
  is<Option<Value>>()(Record.get(optional, 'a')),
  is<Record<string, Value | Other>>()(Record.set(record, key, other)),
  is<{ readonly a: Other; readonly b: Date }>()(Record.set(known, 'a', other)),
  is<{ readonly a: null; readonly b: Date }>()(Record.set(optional, 'a', null)),
  is<{ readonly a?: Value; readonly b: Other }>()(Record.set(optional, 'b', other)),
  is<Known>()(Record.set(known, 'a', value)),
  is<Option<Record<string, Value | Other>>>()(Record.update(record, key, toOther)),
  is<Option<{ readonly a: Other; readonly b: Date }>>()(Record.update(known, 'a', toOther)),
  is<Option<{ readonly a: Value; readonly b: Other }>>()(Record.update(known, 'b', () => other)),
  is<Record<string, Value>>()(Record.delete(record, key)),
  is<{ readonly b: Date }>()(Record.delete(known, 'a')),
  is<{ readonly a?: Value; readonly b?: Date }>()(Record.delete(known, key)),
  is<{ readonly [name: string]: Value | Other; readonly b: Other }>()(
    Record.merge(record, { b: other }, () => other),
  ),
  is<{ readonly a: Other; readonly b: Date; readonly c: null }>()(
    Record.merge(known, { a: 'x', c: null }, toOther),
  ),
  is<{ readonly a: string | Other; readonly b: Date }>()(
    Record.merge(optional, { a: key }, (one: There, two) => toOther(one) || BigInt(two)),
  ),
  is<Readonly<Known>>()(Record.mergeDeep(known, { a: value })),
  is<readonly Value[]>()(Record.values(record)),
  is<readonly (There | Date)[]>()(Record.values(optional)),
  is<readonly (readonly ['a' | 'b', Value | Date])[]>()(Record.entries(known)),
  is<readonly ('a' | 'b')[]>()(Record.keys(optional)),
  is<number>()(Record.size(known)),
  is<boolean>()(Record.isEmpty(known)),
  is<boolean>()(Record.has(optional, 'a')),
  is<Option<Value | Date>>()(Record.find(known, () => true)),
  is<Option<Part>>()(Record.find(record, isPart)),
  is<Option<'a' | 'b'>>()(Record.findKey(known, () => true)),
  is<Option<Other>>()(Record.findMap(record, toOption)),
  is<boolean>()(Record.some(record, test)),
  is<boolean>()(Record.every(record, test)),
  is<number>()(Record.count(record, test)),
  is<Other>()(Record.reduce(record, join, other)),
  is<void>()(Record.forEach(record, test)),
  is<Record<string, Exclude<Value, undefined>>>()(Record.compact(record)),
  is<{ readonly a?: Exclude<Value, undefined>; readonly b?: Date }>()(Record.compact(optional)),
  is<{ readonly a?: Other; readonly b: Other }>()(Record.map(optional, () => other)),
  is<Record<string, Value>>()(Record.mapKeys(record, () => key)),
  is<Record<string, Other>>()(Record.mapEntries(record, (each) => [key, toOther(each)])),
  is<Record<string, Value>>()(Record.filter(record, test)),
  is<{ readonly a?: Value; readonly b?: Date }>()(Record.filter(known, () => true)),
  is<Record<string, Part>>()(Record.filter(record, isPart)),
  is<Record<string, Other>>()(Record.filterMap(record, toOption)),
  is<readonly [Record<string, Part>, Record<string, Rest>]>()(Record.partition(record, isPart)),
  is<Record<string, string>>()(Record.invert({ [key]: key })),
  is<Record<string, Value>>()(Record.fromEntries([[key, value]])),
  is<Record<string, Full<Value>>>()(Record.groupBy(values, () => key)),
  is<Equal<Record<string, Value>>>()(Record.equal(equality)),
  is<Codec.Codec<Record<string, Value>, Record<string, string>>>()(Record.codec(codec)),
];

export const maps: readonly true[] = [
  is<Option<Value>>()(Map.get(map, key)),
  is<boolean>()(Map.has(map, key)),
  is<readonly string[]>()(Map.keys(map)),
  is<readonly Value[]>()(Map.values(map)),
  is<readonly (readonly [string, Value])[]>()(Map.entries(map)),
  is<Option<Part>>()(Map.find(map, isPart)),
  is<Option<string>>()(Map.findKey(map, test)),
  is<Option<Other>>()(Map.findMap(map, toOption)),
  is<void>()(Map.forEach(map, test)),
  is<Codec.Codec<ReadonlyMap<Value, Value>, readonly (readonly [string, string])[]>>()(
    Map.codec(codec, codec),
  ),
  is<boolean>()(Map.some(map, test)),
  is<boolean>()(Map.every(map, test)),
  is<number>()(Map.count(map, test)),
  is<Other>()(Map.reduce(map, join, other)),
  is<ReadonlyMap<string, Value>>()(Map.of([key, value])),
  is<globalThis.Map<string, Value>>()(Map.from([[key, value]])),
  is<Equal<ReadonlyMap<unknown, Value>>>()(Map.equal(equality)),
  is<ReadonlyMap<string, Value | Other>>()(Map.set(map, key, other)),
  is<Option<ReadonlyMap<string, Value | Other>>>()(Map.update(map, key, toOther)),
  is<ReadonlyMap<string, Value>>()(Map.delete(map, key)),
  is<ReadonlyMap<string, Other>>()(Map.map(map, toOther)),
  is<ReadonlyMap<string, Part>>()(Map.filter(map, isPart)),
  is<ReadonlyMap<string, Other>>()(Map.filterMap(map, toOption)),
  is<readonly [ReadonlyMap<string, Part>, ReadonlyMap<string, Rest>]>()(Map.partition(map, isPart)),
  is<ReadonlyMap<string, Value | null>>()(
    Map.merge(map, new globalThis.Map([[key, null]]), (one) => one),
  ),
];

export const sets: readonly true[] = [
  is<boolean>()(Set.has(set, value)),
  is<boolean>()(Set.isSubsetOf(set, set)),
  is<boolean>()(Set.isDisjointFrom(set, set)),
  is<Option<Part>>()(Set.find(set, isPart)),
  is<Option<Other>>()(Set.findMap(set, toOption)),
  is<void>()(Set.forEach(set, test)),
  is<Codec.Codec<ReadonlySet<Value>, readonly string[]>>()(Set.codec(codec)),
  is<boolean>()(Set.some(set, test)),
  is<boolean>()(Set.every(set, test)),
  is<number>()(Set.count(set, test)),
  is<Other>()(Set.reduce(set, join, other)),
  is<ReadonlySet<Value | Other>>()(Set.union(set, new globalThis.Set([other]))),
  is<ReadonlySet<Value>>()(Set.intersection(set, set)),
  is<ReadonlySet<Value>>()(Set.difference(set, set)),
  is<ReadonlySet<Value | Other>>()(Set.symmetricDifference(set, new globalThis.Set([other]))),
  is<ReadonlySet<Value>>()(Set.of(value)),
  is<globalThis.Set<Value>>()(Set.from(values)),
  is<ReadonlySet<Value | Other>>()(Set.add(set, other)),
  is<ReadonlySet<Value>>()(Set.delete(set, value)),
  is<ReadonlySet<Other>>()(Set.map(set, toOther)),
  is<ReadonlySet<Part>>()(Set.filter(set, isPart)),
  is<ReadonlySet<Other>>()(Set.filterMap(set, toOption)),
  is<readonly [ReadonlySet<Part>, ReadonlySet<Rest>]>()(Set.partition(set, isPart)),
];

export const iterables: readonly true[] = [
  is<Option<Value>>()(Iterable.first(iterable)),
  is<Option<Value>>()(Iterable.last(iterable)),
  is<Option<Value>>()(Iterable.at(iterable, 0)),
  is<Option<Part>>()(Iterable.find(iterable, isPart)),
  is<Option<number>>()(Iterable.findIndex(iterable, test)),
  is<Option<Other>>()(Iterable.findMap(iterable, toOption)),
  is<Option<number>>()(Iterable.indexOf(iterable, value)),
  is<boolean>()(Iterable.includes(iterable, value)),
  is<number>()(Iterable.count(iterable, test)),
  is<boolean>()(Iterable.some(iterable, test)),
  is<boolean>()(Iterable.every(iterable, test)),
  is<Option<Value>>()(Iterable.min(iterable, order)),
  is<Option<Value>>()(Iterable.max(iterable, order)),
  is<Items<Value | Other | null>>()(Iterable.concat(iterable, [other], [null])),
  is<Items<Value | Other>>()(Iterable.append(iterable, other)),
  is<Items<Value | Other>>()(Iterable.prepend(iterable, other)),
  is<Items<Pair>>()(Iterable.zip(iterable, [other])),
  is<Items<Value>>()(Iterable.zipWith(iterable, [other], identity)),
  is<Items<Value | Other>>()(Iterable.interleave(iterable, [other])),
  is<Items<Value>>()(Iterable.of(value)),
  is<Items<Value>>()(Iterable.from(values)),
  is<Items<Value>>()(Iterable.generate(() => value)),
  is<Items<Value>>()(Iterable.unfold(1, (state) => [value, state] as const)),
  is<Items<Value>>()(Iterable.repeat(value, 2)),
  is<Items<Value>>()(Iterable.cycle(iterable)),
  is<Value[]>()(Iterable.toArray(iterable)),
  is<globalThis.Set<Value>>()(Iterable.toSet(iterable)),
  is<globalThis.Map<Value, Other>>()(Iterable.toMap(pairs)),
  is<Other>()(Iterable.reduce(iterable, join, other)),
  is<void>()(Iterable.forEach(iterable, test)),
  is<readonly [readonly Part[], readonly Rest[]]>()(Iterable.partition(iterable, isPart)),
  is<Equal<Items<Value>>>()(Iterable.equal(equality)),
  is<Order<Items<Value>>>()(Iterable.order(order)),
  is<Items<Other>>()(Iterable.map(iterable, toOther)),
  is<Items<Value>>()(Iterable.flatMap(iterable, () => iterable)),
  is<Items<Value>>()(Iterable.flatten([iterable])),
  is<Items<Part>>()(Iterable.filter(iterable, isPart)),
  is<Items<Other>>()(Iterable.filterMap(iterable, toOption)),
  is<Items<Value>>()(Iterable.take(iterable, 1)),
  is<Items<Part>>()(Iterable.takeWhile(iterable, isPart)),
  is<Items<Value>>()(Iterable.drop(iterable, 1)),
  is<Items<Value>>()(Iterable.dropWhile(iterable, test)),
  is<Items<Other>>()(Iterable.scan(iterable, join, other)),
  is<Items<Full<Value>>>()(Iterable.chunk(iterable, 2)),
  is<Items<Full<Value>>>()(Iterable.windows(iterable, 2)),
  is<ReadonlyMap<Other, Full<Value>>>()(Iterable.groupBy(iterable, toOther)),
  is<Items<readonly [number, Value]>>()(Iterable.entries(iterable)),
  is<Items<Value | Other>>()(Iterable.intersperse(iterable, other)),
  is<Items<Value>>()(Iterable.unique(iterable, equality)),
  is<Items<Value>>()(Iterable.uniqueBy(iterable, toOther)),
  is<Items<Value>>()(Iterable.tap(iterable, test)),
];

export const asyncIterables: readonly true[] = [
  is<Promise<Option<Value>>>()(AsyncIterable.first(source)),
  is<Promise<Option<Value>>>()(AsyncIterable.last(source)),
  is<Promise<Option<Value>>>()(AsyncIterable.at(source, 0)),
  is<Promise<Option<Part>>>()(AsyncIterable.find(source, isPart)),
  is<Promise<Option<number>>>()(AsyncIterable.findIndex(source, test)),
  is<Promise<Option<Other>>>()(AsyncIterable.findMap(source, toOption)),
  is<Promise<Option<number>>>()(AsyncIterable.indexOf(source, value)),
  is<Promise<boolean>>()(AsyncIterable.includes(source, value)),
  is<Promise<number>>()(AsyncIterable.count(source, test)),
  is<Promise<boolean>>()(AsyncIterable.some(source, test)),
  is<Promise<boolean>>()(AsyncIterable.every(source, test)),
  is<Promise<Option<Value>>>()(AsyncIterable.min(source, order)),
  is<Promise<Option<Value>>>()(AsyncIterable.max(source, order)),
  is<Async<Value | Other | null>>()(AsyncIterable.concat(source, [other], [null])),
  is<Async<Value | Other>>()(AsyncIterable.append(source, other)),
  is<Async<Value | Other>>()(AsyncIterable.prepend(source, other)),
  is<Async<Pair>>()(AsyncIterable.zip(source, [other])),
  is<Async<Value>>()(AsyncIterable.zipWith(source, [other], (each) => each)),
  is<Async<Value | Other>>()(AsyncIterable.interleave(source, [other])),
  is<Async<Other>>()(AsyncIterable.mapConcurrent(source, toOther, { concurrency: 2 })),
  is<Async<Value>>()(AsyncIterable.buffer(source, 2)),
  is<Async<Value | Other>>()(AsyncIterable.merge(source, [other])),
  is<Async<Value>>()(AsyncIterable.of(value)),
  is<Async<Value>>()(AsyncIterable.from(values)),
  is<Async<Value>>()(AsyncIterable.generate(() => value)),
  is<Async<Value>>()(AsyncIterable.unfold(1, (state) => [value, state] as const)),
  is<Async<Value>>()(AsyncIterable.repeat(value, 2)),
  is<Async<Value>>()(AsyncIterable.cycle(source)),
  is<Promise<Value[]>>()(AsyncIterable.toArray(source)),
  is<Promise<globalThis.Set<Value>>>()(AsyncIterable.toSet(source)),
  is<Promise<globalThis.Map<Value, Other>>>()(AsyncIterable.toMap(pairs)),
  is<Promise<Other>>()(AsyncIterable.reduce(source, join, other)),
  is<Promise<void>>()(AsyncIterable.forEach(source, () => undefined)),
  is<Promise<readonly [readonly Part[], readonly Rest[]]>>()(
    AsyncIterable.partition(source, isPart),
  ),
  is<Promise<boolean>>()(AsyncIterable.equal(equality).equals(source, source)),
  is<Promise<Ordering>>()(AsyncIterable.order(order)(source, source)),
  is<Async<Value>>()(AsyncIterable.withSignal(source, AbortSignal.abort())),
  is<Async<Value>>()(AsyncIterable.timeout(source, 1)),
  is<Async<Other>>()(AsyncIterable.map(source, toOther)),
  is<Async<Value>>()(AsyncIterable.flatMap(source, () => source)),
  is<Async<Value>>()(AsyncIterable.flatten([source])),
  is<Async<Part>>()(AsyncIterable.filter(source, isPart)),
  is<Async<Other>>()(AsyncIterable.filterMap(source, toOption)),
  is<Async<Value>>()(AsyncIterable.take(source, 1)),
  is<Async<Part>>()(AsyncIterable.takeWhile(source, isPart)),
  is<Async<Value>>()(AsyncIterable.drop(source, 1)),
  is<Async<Value>>()(AsyncIterable.dropWhile(source, test)),
  is<Async<Other>>()(AsyncIterable.scan(source, join, other)),
  is<Async<Full<Value>>>()(AsyncIterable.chunk(source, 2)),
  is<Async<Full<Value>>>()(AsyncIterable.windows(source, 2)),
  is<Promise<ReadonlyMap<Other, Full<Value>>>>()(AsyncIterable.groupBy(source, toOther)),
  is<Async<readonly [number, Value]>>()(AsyncIterable.entries(source)),
  is<Async<Value | Other>>()(AsyncIterable.intersperse(source, other)),
  is<Async<Value>>()(AsyncIterable.unique(source, equality)),
  is<Async<Value>>()(AsyncIterable.uniqueBy(source, toOther)),
  is<Async<Value>>()(AsyncIterable.tap(source, () => undefined)),
];

export const options: readonly true[] = [
  is<Option<NonNullable<Value>>>()(Option.from(value)),
  is<Option<Value>>()(Option.fromPredicate(value, test)),
  is<Option<Part>>()(Option.fromPredicate(value, isPart)),
  is<boolean>()(Option.isSome(option)),
  is<Some>()(Option.Some(Option.getOrThrow(option, Error))),
  is<Option<Some>>()(
    Option.gen(function* generate() {
      return yield* Option.step(option);
    }),
  ),
  is<boolean>()(Option.exists(option, () => true)),
  is<Some | Other>()(Option.getOr(option, other)),
  is<Some | Other>()(Option.getOrElse(option, () => other)),
  is<Some>()(Option.getOrThrow(option, () => new Error('missing'))),
  is<Some | Other>()(Option.match(option, { Some: identity, None: () => other })),
  is<Option<Other>>()(Option.map(option, () => other)),
  is<Option<Other>>()(Option.andThen(option, toOption)),
  is<Option<Some>>()(Option.filter(option, () => true)),
  is<Option<Value>>()(Option.tap(option, () => undefined)),
  is<Option<Some | Other>>()(Option.or(option, other)),
  is<Option<Some | Other>>()(Option.orElse(option, () => other)),
  is<Option<readonly [Some, Other]>>()(Option.zip(option, other)),
  is<Option<readonly [Some, Other]>>()(Option.all([option, other])),
  is<Option<{ readonly a: Some }>>()(Option.all({ a: option })),
  is<Some | null>()(Option.toNullable(option)),
  is<Some[]>()(Option.toArray(option)),
  is<Result<Some, Failure>>()(Option.toResult(option, (): Failure => 'failed')),
  is<Equal<Option<Value>>>()(Option.equal(equality)),
  is<Order<Option<Value>>>()(Option.order(order)),
];

export const results: readonly true[] = [
  is<Result.Ok<Value>>()(Result.Ok(value)),
  is<Result.Err<Value>>()(Result.Err(value)),
  is<Result<Value, Failure>>()(
    Result.tryCall(
      () => value,
      (): Failure => 'failed',
    ),
  ),
  is<Promise<Result<Value, Failure>>>()(
    Result.fromPromise(Promise.resolve({ value }), (): Failure => 'failed').then((each) =>
      Result.map(each, (inner) => inner.value),
    ),
  ),
  is<Result<Part, Failure>>()(Result.fromPredicate(value, isPart, (): Failure => 'failed')),
  is<boolean>()(Result.isOk(result)),
  is<Result<Value, Failure>>()(
    Result.gen(function* generate() {
      return yield* Result.step(result);
    }),
  ),
  is<Option<Some>>()(Result.toOption(Result.Ok(Option.getOrThrow(option, Error)))),
  is<boolean>()(Result.isErr(result)),
  is<boolean>()(Result.exists(result, test)),
  is<Value | Other>()(Result.getOr(result, other)),
  is<Value | Other>()(Result.getOrElse(result, () => other)),
  is<Value>()(Result.getOrThrow(result)),
  is<Value | Failure>()(Result.match(result, { Ok: identity, Err: identity })),
  is<Result<Other, Failure>>()(Result.map(result, toOther)),
  is<Result<Value, Other>>()(Result.mapError(result, () => other)),
  is<Result<Value, Failure>>()(Result.andThen(result, () => result)),
  is<Result<Value, Failure | 'inner'>>()(Result.flatten(nested)),
  is<Result<Value, Failure>>()(Result.tap(result, () => undefined)),
  is<Result<Value, Failure>>()(Result.tapError(result, () => undefined)),
  is<Result<Value | Other, never>>()(Result.or(result, Result.Ok(other))),
  is<Result<Value | Other, never>>()(Result.orElse(result, () => Result.Ok(other))),
  is<Result<Pair, Failure>>()(Result.zip(result, Result.Ok(other))),
  is<Result<readonly [Value, Other], Failure>>()(Result.all([result, Result.Ok(other)])),
  is<Result<{ readonly a: Value }, readonly Failure[]>>()(Result.collect({ a: result })),
  is<Equal<Result<Value, Other>>>()(
    Result.equal(
      equality,
      Equal((one: Other, two: Other) => one === two),
    ),
  ),
  is<Order<Result<Value, Other>>>()(Result.order(order, Order.bigint)),
];

export const instances: readonly true[] = [
  is<Order<Value>>()(Order.from(order)),
  is<Order<Value>>()(Order.from((one: Value, two: Value) => order(one, two) * 2)),
  is<Value | Other | null>()(
    Ordering.match(0, { less: () => value, equal: () => other, greater: () => null }),
  ),
  is<Value | Other>()(Boolean.match(key === '', { true: () => value, false: () => other })),
  is<Option<Value>>()(Indexable.next(indexable, value)),
  is<Option<Value>>()(Indexable.previous(indexable, value)),
  is<readonly Value[]>()(Indexable.range(indexable, { start: value, end: value })),
  is<Order<Value>>()(Indexable.order(indexable)),
  is<Order<Value>>()(Order.compareBy(Order.bigint, toOther)),
  is<Order<{ readonly a: Value }>>()(Order.struct({ a: order })),
  is<Order<Value>>()(Order.reverse(order)),
  is<Order<Value>>()(Order.combine(order, order)),
  is<Comparable<Value>>()(Comparable(order)),
  is<Equal<{ readonly a: Value }>>()(Equal({ a: equality })),
  is<Option<Value>>()(Numeric.sum(numeric, values)),
  is<Option<Value>>()(Numeric.product(numeric, values)),
  is<Option<Value>>()(Numeric.power(numeric, value, 2)),
  is<Some>()(Indexable([] as readonly Some[]).fromIndex(0) ?? Option.getOrThrow(option, Error)),
  is<Value>()(Ref.of(value).current),
  is<Value>()(Ref.read(ref)),
  is<void>()(Ref.write(ref, value)),
  is<Value>()(Ref.modify(ref, identity)),
  is<Value>()(lazy(() => value)()),
  is<Value>()(identity(value)),
  is<{ readonly a: Value }>()(pick(known, ['a'])),
  is<{ readonly b: Date }>()(omit(known, ['a'])),
  is<Value>()(Callable.of(() => value, { other })()),
  is<Value>()(Struct.of('held', { value }).value),
  is<boolean>()(Struct.is(held, 'held')),
  is<Value>()(Struct.match(held, { held: (each) => each.value })),
  is<boolean>()(Struct.equal({ held: { value: equality } }).equals(held, held)),
  is<Held>()(Struct.define('held', { value: codec }).of({ value })),
  is<Held>()(Result.getOrThrow(Struct.codec('held', { value: codec }).decode(key))),
  is<Held>()(
    Result.getOrThrow(Struct.union([Struct.define('held', { value: codec })]).decode(key)),
  ),
];

export const descriptions: readonly true[] = [
  is<Value>()(Type.ensure(type, key)),
  is<Type<Value>>()(Type.define({ name: 'Value', hasInstance: type.hasInstance })),
  is<Value>()(Result.getOrThrow(Type.check(type, key))),
  is<Type<Option<Value>>>()(Type.option(type)),
  is<Type<readonly Value[]>>()(Type.array(type)),
  is<Type<Known>>()(Type.object({ a: type, b: Type.instanceOf(Date) })),
  is<Type<Record<string, Value>>>()(Type.record(type)),
  is<Type<Value | string>>()(Type.union([type, Type.string])),
  is<Codec.Codec<Option<Value>, string | null>>()(Codec.option(codec)),
  is<Codec.Codec<readonly Value[], readonly string[]>>()(Codec.array(codec)),
  is<Codec.Codec<readonly Value[], readonly string[]>>()(Codec.minItems(Codec.array(codec), 1)),
  is<Codec.Codec<readonly Value[], readonly string[]>>()(Codec.maxItems(Codec.array(codec), 1)),
  is<Codec.Codec<ReadonlyMap<Value, Value>, readonly (readonly [string, string])[]>>()(
    Codec.map(codec, codec),
  ),
  is<Codec.Codec<Value, string>>()(Codec.of(codec.definition)),
  is<Codec.Codec<Value, string>>()(Codec.failFast(codec)),
  is<Codec.Codec<Value, string>>()(Codec.withDefault(codec, value)),
  is<Codec.Codec<Value, string>>()(Codec.refine(codec, { expected: 'any', hasInstance: test })),
  is<{ readonly a: Value; readonly b: Value }>()(
    Result.getOrThrow(Codec.extend(Codec.object({ a: codec }), { b: codec }).decode(key)),
  ),
  is<{ readonly a: Value }>()(Result.getOrThrow(Codec.pick(fields, ['a']).decode(key))),
  is<{ readonly b: string }>()(Result.getOrThrow(Codec.omit(fields, ['a']).decode(key))),
  is<{ readonly a?: Value; readonly b?: string }>()(
    Result.getOrThrow(Codec.partial(fields).decode(key)),
  ),
  is<Codec.Codec<ReadonlySet<Value>, readonly string[]>>()(Codec.set(codec)),
  is<readonly [Value, string]>()(Result.getOrThrow(Codec.tuple([codec, Codec.string]).decode(key))),
  is<{ readonly a: Value; readonly b?: Value }>()(
    Result.getOrThrow(Codec.object({ a: codec }, { optional: { b: codec } }).decode(key)),
  ),
  is<Codec.Codec<Record<string, Value>, Record<string, string>>>()(Codec.record(codec)),
  is<Value>()(Result.getOrThrow(Codec.lazy('lazy', () => codec).decode(key))),
  is<Value | string>()(Result.getOrThrow(Codec.union([codec, Codec.string]).decode(key))),
  is<Other>()(
    Result.getOrThrow(
      Codec.transform(codec, {
        decode: toOther,
        encode: () => value,
        hasInstance: (each): each is Other => typeof each === 'bigint',
        expected: 'an Other',
      }).decode(key),
    ),
  ),
];
