import { Codec, type Comparable, type Option } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import * as oracle from 'uuid';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { codecLaws, equalLaws, orderLaws, roundTripLaw } from '../../../laws/index.js';
import { UUID, type UUIDString } from './index.js';

const LIMIT = 2n ** 128n;

const numbers = fc.oneof(
  fc.bigInt({ min: 0n, max: LIMIT - 1n }),
  fc.constantFrom(0n, 1n, LIMIT - 1n, LIMIT / 2n),
);
/** Converts a 128-bit number to a UUID. */
const ofNumber = (number: bigint): UUID => UUID.fromBigInt(number) ?? expect.fail('No UUID');

const uuids = numbers.map(ofNumber);

/** UUIDs in upper, lower and mixed case, and strings that are almost UUIDs. */
const texts = fc.oneof(
  uuids,
  uuids.map((text) => text.toUpperCase()),
  fc
    .tuple(uuids, fc.nat({ max: 36 }), fc.constantFrom('', '-', 'A', 'g', ' ', '0', '\n', 'İ'))
    .map(([text, at, by]) => text.slice(0, at) + by + text.slice(at + 1)),
  fc.string(),
);

/** The time of all time-based examples of RFC 9562: 2022-02-22T19:22:22Z. */
const TIME = Date.UTC(2022, 1, 22, 19, 22, 22);

/** The examples of RFC 9562, appendices A and B, in their original spelling. */
const VECTORS: readonly [
  version: UUID.UUIDVersion,
  text: UUIDString,
  time: number | undefined,
  number: bigint,
][] = [
  [1, 'C232AB00-9414-11EC-B3C8-9F6BDECED846', TIME, 0xc232ab00941411ecb3c89f6bdeced846n],
  [3, '5df41881-3aed-3515-88a7-2f4a814cf09e', undefined, 0x5df418813aed351588a72f4a814cf09en],
  [4, '919108f7-52d1-4320-9bac-f847db4148a8', undefined, 0x919108f752d143209bacf847db4148a8n],
  [5, '2ed6657d-e927-568b-95e1-2665a8aea6a2', undefined, 0x2ed6657de927568b95e12665a8aea6a2n],
  [6, '1EC9414C-232A-6B00-B3C8-9F6BDECED846', TIME, 0x1ec9414c232a6b00b3c89f6bdeced846n],
  [7, '017F22E2-79B0-7CC3-98C4-DC0C0C07398F', TIME, 0x017f22e279b07cc398c4dc0c0c07398fn],
  [8, '2489E9AD-2EE2-8E00-8EC9-32D5F69181C0', undefined, 0x2489e9ad2ee28e008ec932d5f69181c0n],
  [8, '5c146b14-3c52-8afd-938a-375d0df1fbf6', undefined, 0x5c146b143c528afd938a375d0df1fbf6n],
];

describe('the examples of RFC 9562', () => {
  test.each(VECTORS)('version %i (%s) is read correctly', (version, text, time, number) => {
    const uuid = UUID.of(text);
    expect(uuid).toBe(text.toLowerCase());
    expect(UUID.parse(text)).toBe(uuid);
    expect(UUID.hasInstance(uuid)).toBe(true);
    expect(UUID.version(uuid)).toBe(version);
    expect(UUID.variant(uuid)).toBe('rfc9562');
    expect(UUID.timestamp(uuid)).toBe(time);
    expect(UUID.toBigInt(uuid)).toBe(number);
    expect(UUID.fromBigInt(number)).toBe(uuid);
    expect(UUID.toBytes(uuid)).toStrictEqual(oracle.parse(text));
    expect(UUID.fromBytes(oracle.parse(text))).toBe(uuid);
  });

  test('NIL and MAX are UUIDs without a version', () => {
    expect(UUID.NIL).toBe(oracle.NIL);
    expect(UUID.MAX).toBe(oracle.MAX);
    for (const uuid of [UUID.NIL, UUID.MAX]) {
      expect(UUID.hasInstance(uuid)).toBe(true);
      expect(UUID.parse(uuid.toUpperCase())).toBe(uuid);
      expect(UUID.version(uuid)).toBe(undefined);
      expect(UUID.timestamp(uuid)).toBe(undefined);
    }
    expect([UUID.toBigInt(UUID.NIL), UUID.toBigInt(UUID.MAX)]).toStrictEqual([0n, LIMIT - 1n]);
    expect(UUID.toBytes(UUID.NIL)).toStrictEqual(new Uint8Array(16));
    expect(UUID.toBytes(UUID.MAX)).toStrictEqual(new Uint8Array(16).fill(255));
    expect([UUID.variant(UUID.NIL), UUID.variant(UUID.MAX)]).toStrictEqual(['ncs', 'future']);
  });
});

describe('parse() and of()', () => {
  const text = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6';

  test('accept letters in either case and return lower case', () => {
    expect(UUID.parse(text)).toBe(text);
    expect(UUID.parse(text.toUpperCase())).toBe(text);
    expect(UUID.parse('F81d4fae-7DEC-11d0-a765-00A0C91e6bf6')).toBe(text);
    expect(UUID.of('F81d4fae-7DEC-11d0-a765-00A0C91e6bf6')).toBe(text);
  });

  test.each([
    '',
    `{${text}}`,
    `urn:uuid:${text}`,
    text.replaceAll('-', ''),
    text.replaceAll('-', '_'),
    ` ${text}`,
    `${text}\n`,
    `${text}0`,
    text.slice(1),
    text.replace('f', 'g'),
    'f81d4fae7-dec-11d0-a765-00a0c91e6bf6',
    'f81d4fae-7dec1-1d0-a765-00a0c91e6bf6',
    'f81d4fae-7dec-11d0a-765-00a0c91e6bf6',
    'f81d4fae-7dec-11d0-a7650-0a0c91e6bf6',
  ])('reject %j', (wrong) => {
    expect(UUID.parse(wrong)).toBe(undefined);
    expect(UUID.hasInstance(wrong)).toBe(false);
    expect(() => UUID.of(wrong as UUIDString)).toThrow(
      new ArgumentError({
        message: `Expected "text" to be a UUID, received ${JSON.stringify(
          wrong.length > 40 ? `${wrong.slice(0, 40)}…` : wrong,
        )}`,
      }),
    );
  });

  test('accept every string that the uuid package accepts, and any version and variant', () => {
    fc.assert(
      fc.property(texts, (candidate) => {
        const uuid = UUID.parse(candidate);
        expect(uuid === undefined && oracle.validate(candidate)).toBe(false);
        if (uuid !== undefined) {
          const known = UUID.version(uuid) !== undefined || [UUID.NIL, UUID.MAX].includes(uuid);
          expect(oracle.validate(candidate)).toBe(known);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('hasInstance()', () => {
  test('accepts only the canonical form', () => {
    expect(UUID.hasInstance('c232ab00-9414-11ec-b3c8-9f6bdeced846')).toBe(true);
    for (const value of ['C232AB00-9414-11EC-B3C8-9F6BDECED846', 0n, null, undefined, {}]) {
      expect(UUID.hasInstance(value)).toBe(false);
    }
    expect(UUID.hasInstance(Object('c232ab00-9414-11ec-b3c8-9f6bdeced846'))).toBe(false);
    expectTypeOf(UUID.hasInstance).guards.toEqualTypeOf<UUID>();
  });

  test('accepts any version and any variant', () => {
    fc.assert(
      fc.property(uuids, (uuid) => {
        expect(UUID.hasInstance(uuid)).toBe(true);
      }),
    );
  });
});

describe('version() and variant()', () => {
  /** Returns a UUID with a version digit and a variant digit. */
  const withDigits = (version: number, variant: number): UUID =>
    UUID.of(`00000000-0000-${version.toString(16)}000-${variant.toString(16)}000-000000000000`);

  test('variant() reads the 17th digit', () => {
    expect(
      Array.from({ length: 16 }, (_, digit) => UUID.variant(withDigits(4, digit))),
    ).toStrictEqual([
      ...Array<string>(8).fill('ncs'),
      ...Array<string>(4).fill('rfc9562'),
      ...Array<string>(2).fill('microsoft'),
      ...Array<string>(2).fill('future'),
    ]);
  });

  test('version() reads the 13th digit if the variant has versions', () => {
    for (const variant of [8, 9, 10, 11]) {
      expect(
        Array.from({ length: 16 }, (_, digit) => UUID.version(withDigits(digit, variant))),
      ).toStrictEqual([undefined, 1, 2, 3, 4, 5, 6, 7, 8, ...Array<undefined>(7).fill(undefined)]);
    }
    for (const variant of [0, 7, 12, 15]) {
      expect(UUID.version(withDigits(4, variant))).toBe(undefined);
    }
  });

  test('version() returns the same version as the uuid package', () => {
    fc.assert(
      fc.property(fc.uuid({ version: [1, 2, 3, 4, 5, 6, 7, 8] }), (text) => {
        expect(UUID.version(UUID.of(text as UUIDString))).toBe(oracle.version(text));
      }),
    );
  });
});

describe('timestamp()', () => {
  const GREGORIAN_START = Date.UTC(1582, 9, 15);

  test.each<[UUIDString, number]>([
    ['00000000-0000-1000-8000-000000000000', GREGORIAN_START],
    ['00000000-0000-6000-8000-000000000000', GREGORIAN_START],
    ['0000270f-0000-1000-8000-000000000000', GREGORIAN_START],
    ['00002710-0000-1000-8000-000000000000', GREGORIAN_START + 1],
    ['00000000-0000-7000-8000-000000000000', 0],
    ['ffffffff-ffff-7000-8000-000000000000', 2 ** 48 - 1],
  ])('of %s returns %d', (text, time) => {
    expect(UUID.timestamp(UUID.of(text))).toBe(time);
  });

  test('returns the time that the uuid package stores in versions 1, 6 and 7', () => {
    const node = new Uint8Array(6);
    fc.assert(
      fc.property(
        fc.integer({ min: GREGORIAN_START, max: Date.UTC(5000, 0) }),
        fc.nat({ max: 9999 }),
        fc.nat({ max: 2 ** 48 - 1 }),
        (msecs, nsecs, late) => {
          const options = { msecs, nsecs, clockseq: 0, node };
          for (const text of [oracle.v1(options), oracle.v6(options)]) {
            expect(UUID.timestamp(UUID.of(text as UUIDString))).toBe(msecs);
          }
          const text = oracle.v7({ msecs: late, seq: 0 }) as UUIDString;
          expect(UUID.timestamp(UUID.of(text))).toBe(late);
        },
      ),
    );
  });
});

describe('bytes and big integers', () => {
  test('agree with the bytes of the uuid package', () => {
    fc.assert(
      fc.property(fc.uuid({ version: [1, 2, 3, 4, 5, 6, 7, 8] }), (text) => {
        const uuid = UUID.of(text as UUIDString);
        const bytes = UUID.toBytes(uuid);
        expect(bytes).toStrictEqual(oracle.parse(text));
        expect(UUID.fromBytes(bytes)).toBe(oracle.stringify(bytes));
      }),
    );
  });

  test('represent the same number, with the most significant byte first', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const uuid = ofNumber(number);
        const bytes = UUID.toBytes(uuid);
        expect(bytes).toBeInstanceOf(Uint8Array);
        expect(bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)).toBe(number);
      }),
    );
  });

  test('fromBytes() returns None unless there are 16 bytes', () => {
    for (const length of [0, 1, 15, 17, 32]) {
      expect(UUID.fromBytes(new Uint8Array(length))).toBe(undefined);
    }
  });

  test('fromBytes() accepts part of a buffer, and toBytes() returns a new array', () => {
    const { buffer } = new Uint8Array(20).map((_, index) => index);
    const part = new Uint8Array(buffer, 2, 16);
    const uuid = UUID.fromBytes(part) ?? UUID.NIL;
    expect(uuid).toBe('02030405-0607-0809-0a0b-0c0d0e0f1011');
    expect(UUID.toBytes(uuid)).not.toBe(UUID.toBytes(uuid));
    expect(UUID.toBytes(uuid)).toStrictEqual(part);
  });

  test('fromBigInt() returns None for a negative number and for more than 128 bits', () => {
    expect(UUID.fromBigInt(-1n)).toBe(undefined);
    expect(UUID.fromBigInt(LIMIT)).toBe(undefined);
    expect(UUID.fromBigInt(LIMIT - 1n)).toBe(UUID.MAX);
    expect(UUID.fromBigInt(0n)).toBe(UUID.NIL);
  });
});

roundTripLaw('through bytes', uuids, UUID.toBytes, UUID.fromBytes);
roundTripLaw('through big integers', uuids, UUID.toBigInt, UUID.fromBigInt);
roundTripLaw('through text', uuids, (uuid) => uuid.toUpperCase(), UUID.parse);
roundTripLaw('through URNs', uuids, UUID.asURN, UUID.parseURN);

describe('parseURN()', () => {
  const text = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6';

  test('accepts letters in either case', () => {
    expect(UUID.parseURN(`URN:UUID:${text.toUpperCase()}`)).toBe(text);
    expect(UUID.asURN(UUID.of(text))).toBe(`urn:uuid:${text}`);
  });

  test.each([text, `urn:${text}`, `uuid:${text}`, `urn:uuid:{${text}}`, `urn:guid:${text}`, ''])(
    'rejects %j',
    (wrong) => {
      expect(UUID.parseURN(wrong)).toBe(undefined);
    },
  );
});

describe('the order', () => {
  test('is the same as the order of the numbers', () => {
    fc.assert(
      fc.property(numbers, numbers, (self, other) => {
        const [first, second] = [ofNumber(self), ofNumber(other)] as const;
        expect(UUID.compare(first, second)).toBe(Math.sign(Number(self - other)));
        expect(UUID.equals(first, second)).toBe(self === other);
        expect(UUID.lessThan(first, second)).toBe(self < other);
        expect(UUID.lessThanOrEqual(first, second)).toBe(self <= other);
        expect(UUID.greaterThan(first, second)).toBe(self > other);
        expect(UUID.greaterThanOrEqual(first, second)).toBe(self >= other);
        expect(UUID.toBigInt(UUID.min(first, second))).toBe(self < other ? self : other);
        expect(UUID.toBigInt(UUID.max(first, second))).toBe(self < other ? other : self);
      }),
    );
  });

  test.each<[number, (options: { readonly msecs: number }) => string]>([
    [6, oracle.v6],
    [7, oracle.v7],
  ])('is the same as the order of the times for UUIDs of version %i', (version, make) => {
    const times = fc.nat({ max: Date.UTC(5000, 0) });
    fc.assert(
      fc.property(times, times, (one, other) => {
        fc.pre(one !== other);
        const [first, second] = [one, other].map((msecs) => UUID.parse(make({ msecs })));
        expect(UUID.version(first ?? UUID.NIL)).toBe(version);
        expect(UUID.lessThan(first ?? UUID.NIL, second ?? UUID.NIL)).toBe(one < other);
      }),
    );
  });

  test('treats a UUID as equal to itself', () => {
    const uuid = UUID.of('c232ab00-9414-11ec-b3c8-9f6bdeced846');
    expect(UUID.compare(uuid, uuid)).toBe(0);
    expect(UUID.lessThan(uuid, uuid)).toBe(false);
    expect(UUID.greaterThan(uuid, uuid)).toBe(false);
    expect(UUID.lessThanOrEqual(uuid, uuid)).toBe(true);
    expect(UUID.greaterThanOrEqual(uuid, uuid)).toBe(true);
  });

  test('clamp() limits a UUID to the bounds', () => {
    const low = UUID.of('10000000-0000-0000-0000-000000000000');
    const high = UUID.of('20000000-0000-0000-0000-000000000000');
    expect(UUID.clamp(UUID.NIL, low, high)).toBe(low);
    expect(UUID.clamp(low, UUID.NIL, high)).toBe(low);
    expect(UUID.clamp(UUID.MAX, low, high)).toBe(high);
    expect(() => UUID.clamp(low, high, low)).toThrow(ArgumentError);
  });

  test('isBetween() includes the bounds, like clamp()', () => {
    const low = UUID.of('10000000-0000-0000-0000-000000000000');
    const high = UUID.of('20000000-0000-0000-0000-000000000000');
    expect(UUID.isBetween(low, low, high)).toBe(true);
    expect(UUID.isBetween(high, low, high)).toBe(true);
    expect(UUID.isBetween(UUID.NIL, low, high)).toBe(false);
    expect(UUID.isBetween(UUID.MAX, low, high)).toBe(false);
    expect(UUID.isBetween(low, high, low)).toBe(false);
  });

  test('makes the module a Comparable', () => {
    expectTypeOf(UUID).toExtend<Comparable<UUID>>();
    expect(UUID.order).toBe(UUID.compare);
  });
});

equalLaws('UUID', UUID.equal, uuids);
orderLaws('UUID', UUID.order, uuids, UUID.equal);

// The validator of the laws ignores formats, so only the pattern is checked.
const { definition } = UUID.codec;
const { format, ...schema } = definition.schema({ define: () => ({}) });
codecLaws('UUID', Codec.of({ ...definition, schema: () => schema }), uuids, { inputs: texts });

describe('bounded', () => {
  test('contains the smallest and the largest UUID', () => {
    expect(UUID.bounded).toStrictEqual({ minValue: UUID.NIL, maxValue: UUID.MAX });
    fc.assert(
      fc.property(uuids, (uuid) => {
        expect(UUID.clamp(uuid, UUID.bounded.minValue, UUID.bounded.maxValue)).toBe(uuid);
      }),
    );
  });
});

describe('codec', () => {
  test('reports the expected value', () => {
    for (const [input, received] of [
      ['f81d4fae', 'a string'],
      [1, 'a number'],
      [null, 'null'],
    ]) {
      const result = UUID.codec.decode(input);
      expect(result.ok || result.error.message).toBe(`Expected a UUID, received ${received}`);
    }
  });

  test('has a schema with a format and an equivalent pattern', () => {
    const hex = '[0-9A-Fa-f]';
    expect(format).toBe('uuid');
    expect(schema).toStrictEqual({
      type: 'string',
      pattern: `^${hex}{8}-${hex}{4}-${hex}{4}-${hex}{4}-${hex}{12}$`,
    });
  });
});

describe('the types', () => {
  test('a UUID is a string and a UUIDString, but not vice versa', () => {
    expectTypeOf<UUID>().toExtend<string>();
    expectTypeOf<UUID>().toExtend<UUIDString>();
    expectTypeOf<UUIDString>().not.toExtend<UUID>();
    expectTypeOf<ReturnType<Crypto['randomUUID']>>().toEqualTypeOf<UUIDString>();
    expectTypeOf(UUID.version).returns.toEqualTypeOf<Option<UUID.UUIDVersion>>();
    // @ts-expect-error TS2345: A string without hyphens does not look like a UUID.
    expect(() => UUID.of('c232ab00941411ecb3c89f6bdeced846')).toThrow(ArgumentError);
  });

  test('the module has no indexable instance, and version() reads all versions', () => {
    expect('indexable' in UUID).toBe(false);
    for (const version of [1, 2, 3, 4, 5, 6, 7, 8]) {
      expect(UUID.version(UUID.of(`00000000-0000-${version}000-8000-000000000000`))).toBe(version);
    }
  });
});

describe('untyped code', () => {
  // SAFETY: untyped code can pass such a value.
  const wrong = 'wrong' as UUID;

  test.each(['asURN', 'timestamp', 'toBigInt', 'toBytes', 'variant', 'version'] as const)(
    '%s() rejects a string that is not a UUID',
    (name) => {
      expect(() => UUID[name](wrong)).toThrow('Expected "self" to be a UUID, received "wrong"');
    },
  );

  test.each<[string, unknown]>([
    ['an object', { length: 16 }],
    ['an instance of Uint16Array', new Uint16Array(16).fill(0xabcd)],
    ['an instance of Float64Array', new Float64Array(16).fill(0.5)],
    ['an instance of DataView', new DataView(new ArrayBuffer(16))],
  ])('fromBytes() rejects %s', (received, bytes) => {
    // SAFETY: as above.
    expect(() => UUID.fromBytes(bytes as Uint8Array)).toThrow(
      `Expected "bytes" to be a Uint8Array, received ${received}`,
    );
  });
});
