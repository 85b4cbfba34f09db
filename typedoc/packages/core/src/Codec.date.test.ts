import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { Codec } from './index.js';

const messageOf = (codec: Codec.AnyCodec, input: unknown): string => {
  const result = codec.decode(input);
  return result.ok ? '' : result.error.message;
};

describe('the codec of dates', () => {
  test.each([
    ['2026-03-01T10:30:00+01:00', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01t09:30:00z', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T09:30:00-00:00', '2026-03-01T09:30:00.000Z'],
    ['2026-03-01T09:30:00.5Z', '2026-03-01T09:30:00.500Z'],
    ['1969-12-31T23:59:59.999999Z', '1969-12-31T23:59:59.999Z'],
    ['2024-02-29T23:59:59-23:59', '2024-03-01T23:58:59.000Z'],
    ['0000-01-01T00:00:00Z', '0000-01-01T00:00:00.000Z'],
    ['0099-01-01T00:00:00Z', '0099-01-01T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('reads %s as %s', (text, utc) => {
    const result = Codec.date.decode(text);
    expect(result).toEqual({ ok: true, value: new Date(utc) });
    expect(Codec.date.encode(new Date(utc))).toBe(utc);
    expectTypeOf(Codec.date).toEqualTypeOf<Codec.Codec<Date, string>>();
  });

  test.each([
    '',
    'today',
    '2026-03-01',
    '2026-03-01T09:30:00',
    '2026-03-01T09:30Z',
    '2026-03-01 09:30:00Z',
    '2026-03-01T09:30:00,5Z',
    '2026-03-01T09:30:00.Z',
    '2026-03-01T09:30:00+01',
    '2026-03-01T09:30:00+0100',
    '2026-03-01T09:30:00+24:00',
    '2026-03-01T24:00:00Z',
    '2026-03-01T23:60:00Z',
    '2016-12-31T23:59:60Z',
    '2026-02-29T00:00:00Z',
    '2026-04-31T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '+002026-03-01T09:30:00Z',
    '0000-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59-00:01',
    ' 2026-03-01T09:30:00Z',
    '2026-03-01T09:30:00Z\n',
    0,
    new Date(0),
    null,
    undefined,
  ])('refuses %j', (input) => {
    expect(messageOf(Codec.date, input)).toContain('Expected a date with a time and an offset');
  });

  test('survives the round trip as a new date', () => {
    const years = { min: new Date('0000-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z') };
    fc.assert(
      fc.property(fc.date({ ...years, noInvalidDate: true }), (value) => {
        const result = Codec.date.decode(Codec.date.encode(value));
        expect(result).toEqual({ ok: true, value });
        expect(result.ok && result.value).not.toBe(value);
      }),
    );
  });

  test.each([
    ['an invalid one', new Date(NaN)],
    ['one after the year 9999', new Date('+010000-01-01T00:00:00Z')],
    ['one before the year 0', new Date('-000001-12-31T23:59:59Z')],
    ['what only inherits from it', Object.create(Date.prototype)],
    ['its text', '2026-03-01T09:30:00Z'],
    ['its number', 0],
  ])('does not encode %s', (_name, value) => {
    expect(Codec.date.hasInstance(value)).toBe(false);
    expect(() => Codec.date.encode(value as never)).toThrow(ArgumentError);
  });

  test('names its format in the schema', () => {
    expect(Codec.toJSONSchema(Codec.date)).toMatchObject({ type: 'string', format: 'date-time' });
  });
});

describe('the codec of any value', () => {
  test.each([undefined, null, NaN, 1n, Symbol.iterator, new Date(0), () => 1])(
    'takes %s',
    (value) => {
      expect(Codec.unknown.decode(value)).toEqual({ ok: true, value });
      expect(Codec.unknown.encode(value)).toBe(value);
      expect(Codec.unknown.hasInstance(value)).toBe(true);
    },
  );

  test('has an empty schema and does not require a field', () => {
    const codec = Codec.object({ data: Codec.unknown });
    expect(Codec.toJSONSchema(codec)).toMatchObject({ properties: { data: {} } });
    expect(Codec.toJSONSchema(codec)).not.toHaveProperty('required');
    expect(codec.decode({}).ok).toBe(true);
    expectTypeOf(Codec.unknown).toEqualTypeOf<Codec.Codec<unknown, unknown>>();
  });
});
