import * as Codec from '@tstd/core/Codec';
import type { Option } from '@tstd/core/Option';
import { checkArgument } from '@tstd/error';
import { type RoundingMode, hasInstance as isRoundingMode } from '@tstd/num/RoundingMode';

/** How the values of a type are converted to and from strings. */
interface TextFormat<Value> {
  readonly asString: (self: Value) => string;

  /** The expectation reported for a value that is not a string. */
  readonly expected: string;

  /** Describes what the string must contain. Without a mode, the string must not need rounding. */
  readonly expectedOf: (text: string, roundingMode: RoundingMode | undefined) => string;

  readonly hasInstance: (value: unknown) => value is Value;

  /** Parses a string. Without a mode, the string must not need rounding. */
  readonly parse: (text: string, roundingMode: RoundingMode | undefined) => Option<Value>;

  readonly pattern: RegExp;
}

/** Returns a codec for a type that is encoded as a string. Throws unless `roundingMode` is a mode or `'exact'`. */
export function textCodec<Value>(
  { asString, expected, expectedOf, hasInstance, parse, pattern }: TextFormat<Value>,
  roundingMode: RoundingMode | 'exact',
): Codec.Codec<Value, string> {
  const mode = modeOf(roundingMode);
  return Codec.of<Value, string>({
    hasInstance,
    encode: asString,
    decode: (input) => {
      if (typeof input !== 'string') {
        return Codec.fault(expected, input);
      }
      const value = parse(input, mode);
      return value === undefined
        ? Codec.fault(expectedOf(input, mode), input)
        : { ok: true, value };
    },
    schema: () => ({ type: 'string', pattern: pattern.source }),
  });
}

/** Returns the rounding mode of a codec, or None if the codec is exact. */
function modeOf(roundingMode: RoundingMode | 'exact'): Option<RoundingMode> {
  if (roundingMode === 'exact') {
    return undefined;
  }
  checkArgument(
    isRoundingMode(roundingMode),
    'roundingMode',
    'a rounding mode or "exact"',
    roundingMode,
  );
  return roundingMode;
}
