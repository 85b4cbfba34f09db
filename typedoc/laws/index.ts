import { Codec, type Equal, type Indexable, type Numeric, Option, type Order } from '@tstd/core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Also generates equal values, which laws about equality need and which are rare by chance. */
function pairsOf<Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<readonly [Value, Value]> {
  return fc.oneof(fc.tuple(values, values), fc.clone(values, 2));
}

function triplesOf<Value>(
  values: fc.Arbitrary<Value>,
): fc.Arbitrary<readonly [Value, Value, Value]> {
  const pairs = fc.clone(values, 2);
  return fc.oneof(
    fc.tuple(values, values, values),
    fc.clone(values, 3),
    fc.tuple(pairs, values).map(([[first, second], third]) => [first, second, third] as const),
    fc.tuple(values, pairs).map(([first, [second, third]]) => [first, second, third] as const),
  );
}

function law<Values extends [unknown, ...unknown[]]>(
  title: string,
  values: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  check: (...values: Values) => void,
): void {
  test(title, () => {
    fc.assert(fc.property(...values, check));
  });
}

export function equalLaws<Value>(
  name: string,
  { equals }: Equal<Value>,
  values: fc.Arbitrary<Value>,
): void {
  describe(`laws of the equality ${name}`, () => {
    law('a value equals itself', [values], (self) => {
      expect(equals(self, self)).toBe(true);
    });

    law('swapping the sides changes nothing', [pairsOf(values)], ([self, other]) => {
      expect(equals(self, other)).toBe(equals(other, self));
    });

    law(
      'two values that equal a third are equal',
      [triplesOf(values)],
      ([first, second, third]) => {
        if (equals(first, second) && equals(second, third)) {
          expect(equals(first, third)).toBe(true);
        }
      },
    );
  });
}

export function orderLaws<Value>(
  name: string,
  order: Order<Value>,
  values: fc.Arbitrary<Value>,
  equal?: Equal<Value>,
): void {
  describe(`laws of the order ${name}`, () => {
    law('a value is equal to itself', [values], (self) => {
      expect(order(self, self)).toBe(0);
    });

    law('swapping the sides reverses the result', [pairsOf(values)], ([self, other]) => {
      expect([-1, 0, 1]).toContain(order(self, other));
      expect(order(self, other) + order(other, self)).toBe(0);
    });

    law('if a ≤ b and b ≤ c, then a ≤ c', [triplesOf(values)], (triple) => {
      // In boxes, because `toSorted` puts `undefined` last without calling the order.
      const boxes = triple.map((value) => ({ value }));
      const [first, second, third] = boxes
        .toSorted((self, other) => order(self.value, other.value))
        .map(({ value }) => value) as [Value, Value, Value];
      expect([order(first, second), order(second, third), order(first, third)]).not.toContain(1);
    });

    law(
      'equal values compare alike with a third',
      [triplesOf(values)],
      ([first, second, third]) => {
        if (order(first, second) === 0) {
          expect(order(first, third)).toBe(order(second, third));
        }
      },
    );

    if (equal !== undefined) {
      law('it agrees with the equality', [pairsOf(values)], ([self, other]) => {
        expect(order(self, other) === 0).toBe(equal.equals(self, other));
      });
    }
  });
}

export function roundTripLaw<Value, Form>(
  name: string,
  values: fc.Arbitrary<Value>,
  to: (value: Value) => Form,
  from: (form: Form) => Option<Value>,
): void {
  describe(`laws of the round trip ${name}`, () => {
    law('a round trip returns the same value', [values], (value) => {
      expect(from(to(value))).toStrictEqual(value);
    });
  });
}

export function indexableLaws<Value>(
  name: string,
  indexable: Indexable<Value>,
  values: fc.Arbitrary<Value>,
): void {
  const { toIndex, fromIndex } = indexable;

  roundTripLaw(`through the index of ${name}`, values, toIndex, fromIndex);

  describe(`laws of the numbering ${name}`, () => {
    law('the index is an integer', [values], (self) => {
      expect(Number.isSafeInteger(toIndex(self))).toBe(true);
    });

    law('neighbours are one index apart', [values, fc.constantFrom(-1, 1)], (self, step) => {
      const index = toIndex(self) + step;
      const neighbour = fromIndex(index);
      if (neighbour !== undefined) {
        expect(toIndex(neighbour)).toBe(index);
      }
    });

    law(
      'every index between those of two values has a value',
      [values, values, fc.double({ min: 0, max: 1, noNaN: true })],
      (self, other, at) => {
        const [from, to] = [toIndex(self), toIndex(other)];
        const index = Math.round(from + (to - from) * at);
        const isBetween = index >= Math.min(from, to) && index <= Math.max(from, to);
        if (isBetween && Number.isSafeInteger(index)) {
          expect(fromIndex(index)).not.toBe(undefined);
        }
      },
    );

    test('only an integer is an index', () => {
      expect([NaN, Infinity, -Infinity, 0.5].map((index) => fromIndex(index))).toStrictEqual(
        Array(4).fill(undefined),
      );
    });
  });
}

// Without `ownProperties`, Ajv accepts inherited names such as `toString`. `strictTuples` reports a
// tuple with a rest, which has no maximum length.
const ajv = new Ajv2020({
  ownProperties: true,
  strict: true,
  strictTypes: false,
  strictTuples: false,
});

export interface CodecLawsOptions {
  /** Whether the schema accepts exactly the inputs that the codec does (default), or more. */
  readonly schema?: 'exact' | 'wider';
  /** Inputs that are almost valid, in addition to random JSON. */
  readonly inputs?: fc.Arbitrary<unknown>;
}

export function codecLaws<Value>(
  name: string,
  codec: Codec<Value, unknown>,
  values: fc.Arbitrary<Value>,
  { schema = 'exact', inputs = fc.constant(null) }: CodecLawsOptions = {},
): void {
  describe(`laws of the codec ${name}`, () => {
    // Compiling also checks the schema against the meta-schema of draft 2020-12.
    const isValid = ajv.compile(Codec.toJSONSchema(codec));

    law('decode() reverses encode(), through JSON text too', [values], (value) => {
      const encoded = codec.encode(value);
      const text = JSON.stringify(encoded);
      const again = codec.decode(JSON.parse(text));
      expect(codec.decode(encoded)).toStrictEqual({ ok: true, value });
      expect(again.ok && JSON.stringify(codec.encode(again.value))).toBe(text);
    });

    law(
      'hasInstance() accepts values of the codec',
      [values, fc.oneof(inputs, fc.jsonValue())],
      (value, input) => {
        const result = codec.decode(input);
        expect(codec.hasInstance(value)).toBe(true);
        expect(!result.ok || codec.hasInstance(result.value)).toBe(true);
      },
    );

    if (codec.definition.isIdentity === true) {
      law(
        'an identity codec returns values unchanged',
        [values, fc.oneof(inputs, fc.jsonValue())],
        (value, input) => {
          expect(codec.encode(value)).toBe(value);
          const result = codec.decode(input);
          expect(result.ok).toBe(codec.hasInstance(input));
          expect(result.ok ? result.value : input).toBe(input);
        },
      );
    }

    law('the schema accepts encoded values', [values], (value) => {
      expect(isValid(codec.encode(value))).toBe(true);
    });

    law(
      `the schema is ${schema === 'exact' ? 'as strict as' : 'no stricter than'} decode()`,
      [fc.oneof(inputs, fc.jsonValue())],
      (input) => {
        if (schema === 'exact' || codec.decode(input).ok) {
          expect(isValid(input)).toBe(codec.decode(input).ok);
        }
      },
    );
  });
}

export function numericLaws<Value>(
  name: string,
  { zero, one, add, subtract, multiply, divide, remainder, negate }: Numeric<Value>,
  values: fc.Arbitrary<Value>,
  equal: Equal<Value> = { equals: Object.is },
): void {
  const { equals } = Option.equal(equal);

  describe(`laws of the arithmetic ${name}`, () => {
    law('adding or subtracting zero changes nothing', [values], (self) => {
      expect(equals(add(self, zero), self)).toBe(true);
      expect(equals(add(zero, self), self)).toBe(true);
      expect(equals(subtract(self, zero), self)).toBe(true);
    });

    law('multiplying or dividing by one changes nothing', [values], (self) => {
      expect(equals(multiply(self, one), self)).toBe(true);
      expect(equals(multiply(one, self), self)).toBe(true);
      expect(equals(divide(self, one), self)).toBe(true);
    });

    law('add() and multiply() are commutative', [values, values], (self, other) => {
      expect(equals(add(self, other), add(other, self))).toBe(true);
      expect(equals(multiply(self, other), multiply(other, self))).toBe(true);
    });

    law('negate() subtracts from zero', [values], (self) => {
      expect(equals(negate(self), subtract(zero, self))).toBe(true);
    });

    law('dividing by zero returns None', [values], (self) => {
      expect(divide(self, zero)).toBe(undefined);
      expect(remainder(self, zero)).toBe(undefined);
    });
  });
}

export interface FunctorLaws<Boxed> {
  readonly values: fc.Arbitrary<Boxed>;
  readonly map: (self: Boxed, fn: (value: number) => number) => Boxed;
}

const functions = fc.func(fc.integer());

export function functorLaws<Boxed>(name: string, { values, map }: FunctorLaws<Boxed>): void {
  describe(`laws of the functor ${name}`, () => {
    law('map() with the identity changes nothing', [values], (self) => {
      expect(map(self, (value) => value)).toStrictEqual(self);
    });

    law(
      'map() twice is map() with the composed function',
      [values, functions, functions],
      (self, first, second) => {
        expect(map(map(self, first), second)).toStrictEqual(
          map(self, (value) => second(first(value))),
        );
      },
    );
  });
}

export interface MonadLaws<Boxed> {
  readonly values: fc.Arbitrary<Boxed>;
  readonly of: (value: number) => Boxed;
  readonly andThen: (self: Boxed, fn: (value: number) => Boxed) => Boxed;
}

export function monadLaws<Boxed>(name: string, { values, of, andThen }: MonadLaws<Boxed>): void {
  const steps = fc.func(values);
  describe(`laws of the monad ${name}`, () => {
    law('andThen() on a wrapped value calls the function', [fc.integer(), steps], (value, step) => {
      expect(andThen(of(value), step)).toStrictEqual(step(value));
    });

    law('andThen() with the constructor changes nothing', [values], (self) => {
      expect(andThen(self, of)).toStrictEqual(self);
    });

    law('andThen() is associative', [values, steps, steps], (self, first, second) => {
      expect(andThen(andThen(self, first), second)).toStrictEqual(
        andThen(self, (value) => andThen(first(value), second)),
      );
    });
  });
}
