import * as Codec from '@tstd/core/Codec';
import type { Option } from '@tstd/core/Option';
import { checkArgument } from '@tstd/error';
import { type RoundingMode, hasInstance as isRoundingMode } from '@tstd/num/RoundingMode';

/** How the values of a type are read and written as text. */
interface TextFormat<Value> {
  readonly asString: (self: Value) => string;

  /** What was expected where there is no text at all. */
  readonly expected: string;

  /** Says what a text should have had. Without a mode, it has to be exact. */
  readonly expectedOf: (text: string, roundingMode: RoundingMode | undefined) => string;

  readonly hasInstance: (value: unknown) => value is Value;

  /** Reads a text. Without a mode, it has to be exact. */
  readonly parse: (text: string, roundingMode: RoundingMode | undefined) => Option<Value>;

  readonly pattern: RegExp;
}

/** Returns the codec of a type that is written as text. Throws unless the mode is one, or `'exact'`. */
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

/** The mode of a codec that rounds, or None where it is told to be exact. */
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
