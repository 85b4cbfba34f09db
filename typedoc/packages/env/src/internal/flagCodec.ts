import * as Codec from '@tstd/core/Codec';

const WORDS: ReadonlyMap<unknown, boolean> = /* @__PURE__ */ new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
]);

/** Returns the codec for a boolean that is written as the text of a variable. */
export function flagCodec(): Codec.Codec<boolean, string> {
  return Codec.of<boolean, string>({
    hasInstance: (value) => typeof value === 'boolean',
    encode: String,
    decode: (input) => {
      const value = WORDS.get(input);
      return value === undefined ? Codec.fault('true, false, 1 or 0', input) : { ok: true, value };
    },
    schema: () => ({ type: 'string', enum: [...WORDS.keys()] as readonly string[] }),
  });
}
