import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assertType,
  type AnyFunction,
  type Array as ReadonlyList,
  type Awaitable,
  type EmptyObject,
  type Int,
  type JSONValue,
  type Mutable,
  type Nullable,
  type ObjectLike,
  type PartialKeys,
  type Pretty,
  type Primitive,
  type Radix36,
  type RequiredKeys,
  type Tag,
  type ValueOf,
} from './index.js';

/** Accepts a value, so that the compiler checks the assignment, and returns it. */
function accept<Value>(value: Value): Value {
  return value;
}

describe('AnyFunction', () => {
  test('accepts every function', () => {
    class Example {}
    const functions: readonly AnyFunction[] = [
      () => 1,
      (value: string) => value,
      (first: number, ...rest: readonly string[]) => [first, rest],
      async () => {},
      function* generator() {},
      <Value>(value: Value) => value,
      (_value: never) => undefined,
    ];
    // @ts-expect-error A class cannot be called without new.
    accept<AnyFunction>(Example);
    // @ts-expect-error An object is not a function.
    accept<AnyFunction>({});
    expect(functions.every((fn) => typeof fn === 'function')).toBe(true);
  });

  test('cannot be called before it is narrowed', () => {
    const fn: AnyFunction = (value: string) => value;
    // @ts-expect-error The parameters are unknown.
    expect(fn('a')).toBe('a');
    assertType<ReturnType<AnyFunction>, unknown>(true);
  });

  test('is a constraint for Parameters and ReturnType', () => {
    type Parts<Fn extends AnyFunction> = [Parameters<Fn>, ReturnType<Fn>];
    assertType<Parts<(a: 1, b?: 2) => 3>, [[a: 1, b?: 2 | undefined], 3]>(true);
    expect(accept<Parts<() => 3>>([[], 3])).toEqual([[], 3]);
  });
});

describe('Array', () => {
  test('is the read-only array', () => {
    assertType<ReadonlyList<string>, readonly string[]>(true);
    const values: ReadonlyList<number> = [1];
    // @ts-expect-error A read-only array has no methods that change it.
    expect(typeof values.push).toBe('function');
  });
});

describe('Awaitable', () => {
  test('accepts a value, a promise and a thenable', async () => {
    const thenable: PromiseLike<number> = {
      then: (...handlers) => Promise.resolve(1).then(...handlers),
    };
    const values: readonly Awaitable<number>[] = [1, Promise.resolve(1), thenable];
    expect(await Promise.all(values)).toEqual([1, 1, 1]);
    assertType<Awaited<Awaitable<number>>, number>(true);
  });

  test('rejects a value of another type', () => {
    // @ts-expect-error The value is not a number.
    accept<Awaitable<number>>('a');
    // @ts-expect-error The promise is not of a number.
    accept<Awaitable<number>>(Promise.resolve('a'));
    expect(accept<Awaitable<number>>(1)).toBe(1);
  });
});

describe('EmptyObject', () => {
  test('accepts only an object without properties', () => {
    expect(accept<EmptyObject>({})).toEqual({});
    // @ts-expect-error The object has a property.
    accept<EmptyObject>({ a: 1 });
    // @ts-expect-error The object has a property whose key is a symbol.
    accept<EmptyObject>({ [Symbol.iterator]: 1 });
    const named = { a: 1 };
    // @ts-expect-error The object has a property, even if it is not a literal.
    accept<EmptyObject>(named);
    // @ts-expect-error A primitive is not an object.
    accept<EmptyObject>(1);
    // @ts-expect-error An array has properties.
    accept<EmptyObject>([]);
    // @ts-expect-error null is not an object.
    accept<EmptyObject>(null);
  });
});

describe('Int', () => {
  test('is a number type to which no plain number is assignable', () => {
    const value = 1 as Int;
    expect(accept<number>(value)).toBe(1);
    // @ts-expect-error A plain number may have a fractional part.
    accept<Int>(1);
    assertType<Int, number & Tag<'Int'>>(true);
  });
});

describe('Mutable', () => {
  type Id = number & Tag<'Id'>;
  type Names = readonly string[] & Tag<'Names'>;
  class Box {
    readonly #inner = 1;
    readonly value = 1;
    read(): number {
      return this.#inner;
    }
  }

  test('makes arrays, tuples, objects, maps and sets mutable at every level', () => {
    type Line = { readonly article: string; readonly tags?: readonly string[] };
    type MutableLine = { article: string; tags?: string[] };
    assertType<Mutable<Line>, MutableLine>(true);
    assertType<Mutable<readonly Line[]>, MutableLine[]>(true);
    assertType<Mutable<readonly [Line, ...(readonly Id[])[]]>, [MutableLine, ...Id[][]]>(true);
    assertType<Mutable<readonly [first: 1, second?: Line]>, [first: 1, second?: MutableLine]>(true);
    assertType<Mutable<ReadonlyMap<string, Line>>, Map<string, MutableLine>>(true);
    assertType<Mutable<ReadonlySet<readonly Id[]>>, Set<Id[]>>(true);
    assertType<
      Mutable<{ readonly [key: string]: { readonly all: readonly Line[] } }>,
      { [key: string]: { all: MutableLine[] } }
    >(true);
    assertType<Mutable<Line | readonly Id[] | null>, MutableLine | Id[] | null>(true);
    const values: Mutable<readonly [readonly number[]]> = [[1]];
    values[0].push(2);
    expect(values).toEqual([[1, 2]]);
  });

  test('makes an interface mutable, and a type that refers to itself', () => {
    interface Tree {
      readonly name: string;
      readonly children: readonly Tree[];
    }
    const tree: Mutable<Tree> = { name: 'a', children: [] };
    tree.children.push({ name: 'b', children: [] });
    tree.children[0]?.children.push({ name: 'c', children: [] });
    const value: Mutable<JSONValue> = [[1]];
    if (Array.isArray(value)) {
      value.push('a');
    }
    expect([tree.children[0]?.children.length, value]).toEqual([1, [[1], 'a']]);
  });

  test('keeps primitives, brands, functions, classes and types with methods', () => {
    assertType<Mutable<Id>, Id>(true);
    assertType<Mutable<'a' | 1n | symbol | undefined>, 'a' | 1n | symbol | undefined>(true);
    assertType<Mutable<Names>, Names>(true);
    assertType<Mutable<{ readonly at: Date; readonly url: URL }>, { at: Date; url: URL }>(true);
    assertType<Mutable<Box>, Box>(true);
    assertType<Mutable<{ readonly box: typeof Box }>, { box: typeof Box }>(true);
    assertType<Mutable<(value: readonly Id[]) => void>, (value: readonly Id[]) => void>(true);
    assertType<Mutable<unknown>, unknown>(true);
    assertType<Mutable<any>, any>(true);
    assertType<Mutable<never>, never>(true);
    assertType<Mutable<{ readonly a: unknown; readonly b: any }>, { a: unknown; b: any }>(true);
    expect(accept<Mutable<Box>>(new Box()).read()).toBe(1);
  });
});

describe('Nullable', () => {
  test('adds null and undefined, and NonNullable removes them', () => {
    assertType<Nullable<string>, string | null | undefined>(true);
    assertType<Nullable<Nullable<string>>, Nullable<string>>(true);
    assertType<NonNullable<Nullable<string>>, string>(true);
    // @ts-expect-error false is not missing.
    accept<Nullable<string>>(false);
    expect(accept<Nullable<string>>(null)).toBeNull();
  });
});

describe('ObjectLike', () => {
  test('can be read by every kind of key', () => {
    const value: ObjectLike = { name: 1, 0: 2, [Symbol.iterator]: 3 };
    expect([value['name'], value[0], value[Symbol.iterator], value['none']]).toEqual([
      1,
      2,
      3,
      undefined,
    ]);
    assertType<ObjectLike[string], unknown>(true);
    assertType<ObjectLike<1>[symbol], 1>(true);
    // @ts-expect-error The property is read-only.
    value['name'] = 2;
  });

  test('does not accept an interface without an index signature', () => {
    interface User {
      readonly name: string;
    }
    const user: User = { name: 'Ada' };
    // @ts-expect-error An interface has no index signature, because another declaration may add properties to it.
    expect(accept<ObjectLike>(user)).toBe(user);
  });

  test('rejects primitives', () => {
    // @ts-expect-error A string is not an object.
    accept<ObjectLike>('a');
    // @ts-expect-error null is not an object.
    accept<ObjectLike>(null);
    expect(accept<ObjectLike>({})).toEqual({});
  });
});

describe('PartialKeys', () => {
  type Example = { readonly a: 1; b: 2; c?: 3 };

  test('makes the given properties optional and leaves the others as they are', () => {
    assertType<PartialKeys<Example, 'a'>, { readonly a?: 1; b: 2; c?: 3 }>(true);
    assertType<PartialKeys<Example, 'a' | 'b'>, { readonly a?: 1; b?: 2; c?: 3 }>(true);
    assertType<PartialKeys<Example, 'c'>, Example>(true);
    assertType<PartialKeys<Example, never>, Example>(true);
    // @ts-expect-error There is no such property.
    assertType<PartialKeys<Example, 'd'>, Example>(true);
    expect(accept<PartialKeys<Example, 'a'>>({ b: 2 })).toEqual({ b: 2 });
  });

  test('changes each member of a union separately', () => {
    type Union = { kind: 'a'; size: 1 } | { kind: 'b'; size: 2; extra: 3 };
    assertType<
      PartialKeys<Union, 'size'>,
      { kind: 'a'; size?: 1 } | { kind: 'b'; extra: 3; size?: 2 }
    >(true);
    expect(accept<PartialKeys<Union, 'size'>>({ kind: 'a' })).toEqual({ kind: 'a' });
  });
});

describe('Pretty', () => {
  test('turns an intersection into an object type', () => {
    assertType<Pretty<{ readonly a: 1 } & { b?: 2 }>, { readonly a: 1; b?: 2 }>(true);
    assertType<Pretty<{ a: 1 | 2 } & { a: 2 | 3 }>, { a: 2 }>(true);
    assertType<Pretty<{ a: { b: 1 } & { c: 2 } }>, { a: { b: 1; c: 2 } }>(false);
    expect(accept<Pretty<{ a: 1 } & { b: 2 }>>({ a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  });

  test('leaves all other types as they are', () => {
    assertType<Pretty<string>, string>(true);
    assertType<Pretty<null>, null>(true);
    assertType<Pretty<undefined | 1>, undefined | 1>(true);
    assertType<Pretty<readonly [1, 2?]>, readonly [1, 2?]>(true);
    assertType<Pretty<1[]>, 1[]>(true);
    assertType<Pretty<(value: 1) => 2>, (value: 1) => 2>(true);
    assertType<Pretty<never>, never>(true);
    expect(accept<Pretty<string>>('a')).toBe('a');
  });
});

describe('Primitive', () => {
  test('accepts everything except objects', () => {
    const values: readonly Primitive[] = ['', 0, 0n, false, Symbol.iterator, null, undefined];
    expect(values.every((value) => Object(value) !== value)).toBe(true);
    // @ts-expect-error An object is not a primitive.
    accept<Primitive>({});
    // @ts-expect-error A function is not a primitive.
    accept<Primitive>(() => {});
  });
});

describe('Radix36', () => {
  test('lists exactly the bases that the global Number accepts', () => {
    const radixes = Array.from({ length: 35 }, (_, index) => (index + 2) as Radix36);
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...radixes), (value, radix) => {
        expect(Number.parseInt(value.toString(radix), radix)).toBe(value);
      }),
    );
    expect(() => (1).toString(1)).toThrow(RangeError);
    expect(() => (1).toString(37)).toThrow(RangeError);
    assertType<Extract<Radix36, 2 | 36>, 2 | 36>(true);
    assertType<Extract<Radix36, 0 | 1 | 37>, never>(true);
  });
});

describe('RequiredKeys', () => {
  type Example = { readonly a?: 1; b?: 2; c: 3; d?: 4 | undefined };

  test('makes the given properties required and leaves the others as they are', () => {
    assertType<RequiredKeys<Example, 'a'>, { readonly a: 1; b?: 2; c: 3; d?: 4 | undefined }>(true);
    assertType<RequiredKeys<Example, 'c'>, Example>(true);
    assertType<RequiredKeys<Example, never>, Example>(true);
    // @ts-expect-error The property is missing.
    accept<RequiredKeys<Example, 'a'>>({ c: 3 });
    expect(accept<RequiredKeys<Example, 'a'>>({ a: 1, c: 3 })).toEqual({ a: 1, c: 3 });
  });

  test('undoes PartialKeys', () => {
    type Required = { readonly a: 1; b: 2 };
    assertType<RequiredKeys<PartialKeys<Required, 'a'>, 'a'>, Required>(true);
    expect(accept<Required>({ a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  });

  test('changes each member of a union separately', () => {
    type Union = { kind: 'a'; size?: 1 } | { kind: 'b'; size?: 2 };
    assertType<RequiredKeys<Union, 'size'>, { kind: 'a'; size: 1 } | { kind: 'b'; size: 2 }>(true);
    expect(accept<RequiredKeys<Union, 'size'>>({ kind: 'a', size: 1 }).size).toBe(1);
  });
});

describe('Tag', () => {
  type Metres = number & Tag<'Metres'>;
  type Feet = number & Tag<'Feet'>;

  test('keeps brands apart', () => {
    const length = 3 as Metres;
    // @ts-expect-error Feet are not metres.
    accept<Feet>(length);
    // @ts-expect-error A plain number has no unit.
    accept<Metres>(3);
    expect(accept<number>(length)).toBe(3);
  });

  test('can be combined', () => {
    type Both = number & Tag<'Metres'> & Tag<'Positive'>;
    const length = 3 as Both;
    assertType<Both extends Metres ? true : false, true>(true);
    assertType<Metres extends Both ? true : false, false>(true);
    assertType<Both, never>(false);
    expect(accept<Metres>(length)).toBe(3);
  });

  test('is the same type in a second copy of the package', () => {
    assertType<Tag<'Metres'>, { readonly '~tag': { readonly Metres: true } }>(true);
    expect(accept<Metres>(3 as number & { readonly '~tag': { readonly Metres: true } })).toBe(3);
  });

  test('keeps the members of the base type', () => {
    const name = 'a' as string & Tag<'Name'>;
    expect(name.toUpperCase()).toBe('A');
    expect(Object.keys(Object(name))).toEqual(['0']);
  });
});

describe('ValueOf', () => {
  test('is the union of the values of properties or elements', () => {
    assertType<ValueOf<{ a: 1; b?: 2 }>, 1 | 2 | undefined>(true);
    assertType<ValueOf<readonly ['a', 'b']>, 'a' | 'b'>(true);
    assertType<ValueOf<Record<string, 1>>, 1>(true);
    assertType<ValueOf<{}>, never>(true);
    assertType<ValueOf<{ a: 1 } | { b: 2 }>, 1 | 2>(true);
    expect(accept<ValueOf<{ a: 1 }>>(1)).toBe(1);
  });
});
