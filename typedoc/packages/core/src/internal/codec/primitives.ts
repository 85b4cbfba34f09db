import { ArgumentError, checkArgument } from '@tstd/error';

import { describe, describeKind } from '../describe.js';
import { fault } from './fault.js';
import { type Codec, of } from './model.js';

/**
 * The codec for any value, which is decoded and encoded unchanged.
 *
 * A field of {@link object} with this codec may be absent and is then `undefined`. To accept only JSON, use `JSON.codec`.
 *
 * @example Accept any value
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const event = Codec.object({ name: Codec.string, data: Codec.unknown });
 *
 * event.decode({ name: 'a', data: 1n }); // => { ok: true, value: { name: 'a', data: 1n } }
 * event.decode({ name: 'a' }); // => { ok: true, value: { name: 'a', data: undefined } }
 * ```
 *
 * @alias any, v.any, v.unknown, t.unknown, yup.mixed
 * @keywords passthrough, untyped, skip, raw
 * @category Instances
 * @since 1.0.0
 */
export const unknown: Codec<unknown, unknown> = /* @__PURE__ */ of<unknown, unknown>({
  hasInstance: (_value): _value is unknown => true,
  encode: (value) => value,
  decode: (input) => ({ ok: true, value: input }),
  schema: () => ({}),
  isIdentity: true,
  isOptional: true,
});

/**
 * The codec for strings, which are decoded and encoded unchanged.
 *
 * Every JavaScript string is accepted, including strings with lone surrogates.
 *
 * @example Decode a string
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * Codec.string.decode('a'); // => { ok: true, value: 'a' }
 * Codec.string.decode(1).ok; // => false
 * ```
 *
 * @keywords validate
 * @category Instances
 * @since 1.0.0
 */
export const string: Codec<string, string> = /* @__PURE__ */ of({
  hasInstance: (value) => typeof value === 'string',
  encode: (value) => value,
  decode: (input) =>
    typeof input === 'string' ? { ok: true, value: input } : fault('a string', input),
  schema: () => ({ type: 'string' }),
  isIdentity: true,
});

/**
 * The codec for numbers. JSON does not support `NaN` or infinities, so `decode` rejects them and `encode` throws.
 *
 * @example Decode a number
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * Codec.number.decode(1.5); // => { ok: true, value: 1.5 }
 * Codec.number.decode('1.5').ok; // => false
 * Codec.number.encode(NaN); // => throws ArgumentError
 * ```
 *
 * @alias Schema.Finite
 * @keywords validate, numeric, price
 * @category Instances
 * @since 1.0.0
 */
export const number: Codec<number, number> = /* @__PURE__ */ of({
  hasInstance: isFiniteNumber,
  encode: (value) => {
    if (!isFiniteNumber(value)) {
      throw new ArgumentError({
        message: `Expected a finite number, received ${describeKind(value)}`,
      });
    }
    return value;
  },
  decode: (input) =>
    isFiniteNumber(input) ? { ok: true, value: input } : fault('a finite number', input),
  schema: () => ({ type: 'number' }),
  isIdentity: true,
});

/**
 * The codec for `true` and `false`.
 *
 * @example Decode a boolean
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * Codec.boolean.decode(false); // => { ok: true, value: false }
 * Codec.boolean.decode('false').ok; // => false
 * ```
 *
 * @alias v.boolean, t.boolean
 * @keywords validate, flag, checkbox
 * @category Instances
 * @since 1.0.0
 */
export const boolean: Codec<boolean, boolean> = /* @__PURE__ */ of({
  hasInstance: (value) => typeof value === 'boolean',
  encode: (value) => value,
  decode: (input) =>
    typeof input === 'boolean' ? { ok: true, value: input } : fault('true or false', input),
  schema: () => ({ type: 'boolean' }),
  isIdentity: true,
});

/**
 * Returns the codec for a single value: a string, a finite number, a boolean or `null`.
 *
 * @typeParam Value - The type of the value.
 * @param value - The only value that the codec accepts, compared with `===`.
 * @returns A codec for the value.
 * @throws An {@link ArgumentError} if the value is not of one of these kinds, for example if it is `NaN`.
 *
 * @example Accept one string
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const circle = Codec.constant('circle');
 *
 * circle.decode('circle'); // => { ok: true, value: 'circle' }
 * circle.decode('square').ok; // => false
 * Codec.constant(NaN); // => throws ArgumentError
 * ```
 *
 * @alias const
 * @keywords exact, fixed, discriminator, single, version, kind
 * @category Constructors
 * @since 1.0.0
 */
export function constant<const Value extends string | number | boolean | null>(
  value: Value,
): Codec<Value, Value> {
  checkArgument(
    value === null || ['string', 'boolean'].includes(typeof value) || isFiniteNumber(value),
    'value',
    'a string, a finite number, a boolean or null',
    value,
  );
  return of<Value, Value>({
    hasInstance: (other): other is Value => other === value,
    encode: () => value,
    decode: (input) => (input === value ? { ok: true, value } : fault(describe(value), input)),
    schema: () => ({ const: value }),
    // The codec for zero also accepts negative zero, and replaces it.
    isIdentity: value !== 0,
  });
}

/**
 * The codec for `null`. For a value that may be absent, use {@link option}.
 *
 * @example Decode null
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * Codec.null.decode(null); // => { ok: true, value: null }
 * Codec.null.decode(undefined).ok; // => false
 * ```
 *
 * @alias v.null, t.null, t.nullType, nullType
 * @category Instances
 * @since 1.0.0
 */
const nullCodec: Codec<null, null> = /* @__PURE__ */ constant(null);

export { nullCodec as null };

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
