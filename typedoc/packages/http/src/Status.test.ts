import { Order } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { codecLaws, equalLaws, orderLaws } from '../../../laws/index.js';
import * as Status from './Status.js';

// The packages are compiled without the types of Node, so that no source uses them by mistake.
const { STATUS_CODES }: { STATUS_CODES: Readonly<Record<string, string>> } = await import(
  'node:http' as string
);

const codes = fc.oneof(fc.constant(0), fc.integer({ min: 100, max: 999 }));
const statuses = fc.oneof(codes.map(Status.of), fc.constantFrom(...Status.values));

describe('values', () => {
  test('has each status once, in ascending order', () => {
    const numbers = Status.values.map(({ code }) => code);
    expect(numbers).toEqual([...new Set(numbers)].toSorted(Order.number));
    expect(numbers).toHaveLength(61);
    expect(new Set(Status.values.map(({ name }) => name)).size).toBe(61);
  });

  test('agrees with Node, except for names that RFC 9110 has changed and unregistered statuses', () => {
    const ours = Object.fromEntries(Status.values.map(({ code, name }) => [code, name]));
    const differences = Object.keys({ ...STATUS_CODES, ...ours }).filter(
      (code) => ours[code] !== STATUS_CODES[code],
    );
    expect(differences.map((code) => [code, ours[code], STATUS_CODES[code]])).toEqual([
      ['413', 'Content Too Large', 'Payload Too Large'],
      ['418', undefined, "I'm a Teapot"],
      ['422', 'Unprocessable Content', 'Unprocessable Entity'],
      ['509', undefined, 'Bandwidth Limit Exceeded'],
    ]);
  });

  test('cannot be changed', () => {
    expect(Object.isFrozen(Status.values)).toBe(true);
    expect(Status.values.every((status) => Object.isFrozen(status))).toBe(true);
    expect(Object.isFrozen(Status.Hidden)).toBe(true);
  });

  test('has each status under its name without spaces', () => {
    const members = Object.entries(Status).filter(([, member]) => Status.hasInstance(member));
    const names = members.map(([key, status]) => [key, (status as Status.Status).name]);
    expect(names).toHaveLength(62);
    for (const [key, name] of names) {
      const expected = name === '' ? 'Hidden' : name?.replaceAll(/[ -]/g, '');
      expect(key?.toLowerCase()).toBe(expected?.toLowerCase());
    }
  });
});

describe('of() and from()', () => {
  test('return the registered status itself', () => {
    for (const status of Status.values) {
      expect(Status.of(status.code)).toBe(status);
      expect(Status.from(status.code)).toBe(status);
    }
    expect(Status.of(0)).toBe(Status.Hidden);
  });

  test.each([100, 199, 299, 306, 418, 599, 600, 999])('accept the number %d', (code) => {
    expect(Status.of(code).code).toBe(code);
    expect(Status.from(code)).toEqual(Status.of(code));
  });

  test('return an empty name for unregistered numbers', () => {
    expect(Status.of(299)).toEqual({ code: 299, name: '' });
  });

  test.each([-1, 1, 99, 1000, 200.5, NaN, Infinity])('reject %d', (code) => {
    expect(Status.from(code)).toBe(undefined);
    expect(() => Status.of(code)).toThrow(ArgumentError);
    expect(() => Status.of(code)).toThrow(
      `Expected "code" to be an integer from 100 to 999, or 0, received ${code}`,
    );
  });
});

describe('fromName()', () => {
  test('finds each registered status in any case', () => {
    for (const status of Status.values) {
      expect(Status.fromName(status.name)).toBe(status);
      expect(Status.fromName(status.name.toUpperCase())).toBe(status);
    }
  });

  test('is None for other names', () => {
    expect(['', 'Found It', 'NotFound'].map(Status.fromName)).toEqual(Array(3).fill(undefined));
  });
});

describe('hasInstance()', () => {
  test.each([
    null,
    undefined,
    200,
    '200',
    {},
    { code: 200 },
    { name: 'OK' },
    { code: 200, name: 'Fine' },
    { code: '200', name: 'OK' },
    { code: 99, name: '' },
  ])('rejects %j', (value) => {
    expect(Status.hasInstance(value)).toBe(false);
  });

  test('accepts a copy', () => {
    expect(Status.hasInstance({ ...Status.OK })).toBe(true);
    expect(Status.hasInstance({ code: 299, name: '' })).toBe(true);
  });
});

describe('classes', () => {
  const classes = {
    isInformational: Status.isInformational,
    isSuccess: Status.isSuccess,
    isRedirection: Status.isRedirection,
    isClientError: Status.isClientError,
    isServerError: Status.isServerError,
  };
  const classOf = (code: number): readonly string[] =>
    Object.entries(classes)
      .filter(([, isOfClass]) => isOfClass(Status.of(code)))
      .map(([name]) => name);

  test.each<[number, number, string]>([
    [100, 199, 'isInformational'],
    [200, 299, 'isSuccess'],
    [300, 399, 'isRedirection'],
    [400, 499, 'isClientError'],
    [500, 999, 'isServerError'],
  ])('%d and %d are only in %s', (from, to, name) => {
    expect(classOf(from)).toEqual([name]);
    expect(classOf(to)).toEqual([name]);
  });

  test('a hidden status is in no class', () => {
    expect(classOf(0)).toEqual([]);
  });
});

describe('codec', () => {
  test('reports what it expects', () => {
    expect(Status.codec.decode(99)).toMatchObject({
      error: { expected: 'an integer from 100 to 999, or 0', received: 99, path: [] },
    });
    expect(Status.codec.decode('200')).toMatchObject({ error: { received: '200' } });
  });
});

test('the functions and the instances agree', () => {
  fc.assert(
    fc.property(statuses, statuses, (self, other) => {
      expect(Status.equals(self, other)).toBe(self.code === other.code);
      expect(Status.compare(self, other)).toBe(Order.number(self.code, other.code));
    }),
  );
  expect(Status.order).toBe(Status.compare);
  expectTypeOf(Status.NotFound).toEqualTypeOf<Status.Status>();
});

equalLaws('of statuses', Status.equal, statuses);
orderLaws('of statuses', Status.order, statuses, Status.equal);
codecLaws('of statuses', Status.codec, statuses, {
  inputs: fc.oneof(fc.integer({ min: -1, max: 1001 }), fc.double({ min: 0, max: 1000 })),
});
