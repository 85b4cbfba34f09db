import * as Codec from '@tstd/core/Codec';
import * as Result from '@tstd/core/Result';

import { decodeText } from './decodeText.js';

/** Returns the codec for a list whose items are in one string, with a separator between them. */
export function listCodec<Value>(
  item: Codec.Codec<Value, unknown>,
  separator: string,
): Codec.Codec<readonly Value[], string> {
  const textOf = (value: Value): string => {
    const encoded = item.encode(value);
    return typeof encoded === 'string' ? encoded : JSON.stringify(encoded);
  };
  // The number 1 has the same text as the string "1", which is decoded instead if the codec accepts both.
  const comesBack = (value: Value): boolean => {
    const again = Result.map(decodeText(textOf(value), item), (part) => item.encode(part));
    return JSON.stringify(again) === JSON.stringify(Result.Ok(item.encode(value)));
  };
  const list = Codec.array(item);
  return Codec.of<readonly Value[], string>({
    hasInstance: (value): value is readonly Value[] =>
      list.hasInstance(value) && value.every(comesBack) && canBeSplit(value.map(textOf), separator),
    encode: (value) => value.map(textOf).join(separator),
    decode: (input) => {
      if (typeof input !== 'string') {
        return Codec.fault('a list as text', input);
      }
      const values: Value[] = [];
      for (const text of split(input, separator)) {
        if (text === '') {
          return Codec.fault('a list without an empty item', input);
        }
        const result = decodeText(text, item);
        if (!result.ok) {
          return Codec.fault(`a list in which each item is ${result.error}`, input);
        }
        values.push(result.value);
      }
      return { ok: true, value: values };
    },
    schema: () => ({ type: 'string' }),
  });
}

function split(text: string, separator: string): readonly string[] {
  return text.trim() === '' ? [] : text.split(separator).map((part) => part.trim());
}

/** Whether joining the strings and splitting the result returns the same strings, none of which is empty. */
function canBeSplit(texts: readonly string[], separator: string): boolean {
  const again = split(texts.join(separator), separator);
  return (
    again.length === texts.length &&
    again.every((text, index) => text === texts[index] && text !== '')
  );
}
