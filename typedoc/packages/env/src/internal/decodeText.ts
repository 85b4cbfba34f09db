import type { Codec } from '@tstd/core';
import { toJSONSchema } from '@tstd/core/Codec';
import * as Result from '@tstd/core/Result';

/**
 * Decodes a string unchanged or, if that fails, as JSON. The error is a description of the expected value.
 *
 * The description is safe to show. An error inside a JSON object could name keys of the text.
 */
export function decodeText<Value>(
  text: string,
  codec: Codec<Value, unknown>,
): Result.Result<Value, string> {
  const plain = codec.decode(text);
  if (plain.ok) {
    return plain;
  }
  const { expected } = plain.error;
  const json = parseStrictly(text);
  // A codec for strings has already described the error, and does not accept any other JSON.
  if (!json.ok || toJSONSchema(codec)['type'] === 'string') {
    return Result.Err(expected);
  }
  const decoded = codec.decode(json.value);
  if (decoded.ok) {
    return decoded;
  }
  return Result.Err(
    isStructure(json.value)
      ? `${expected} with the contents that its codec expects`
      : decoded.error.expected,
  );
}

/** Parses JSON, but rejects strings, which need no quotes here, and primitives with white space around them. */
function parseStrictly(text: string): Result.Result<unknown, undefined> {
  const json = Result.tryCall(
    () => JSON.parse(text) as unknown,
    () => undefined,
  );
  if (!json.ok || isStructure(json.value)) {
    return json;
  }
  return typeof json.value === 'string' || text.trim() !== text ? Result.Err(undefined) : json;
}

function isStructure(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
