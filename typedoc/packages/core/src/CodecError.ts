import { ErrorClass, type ErrorClassProperties } from '@tstd/error';
import { checkObject, checkString } from '@tstd/error/Argument';

import { capitalize } from './internal/capitalize.js';
import { expectation, type Fault } from './internal/codec/fault.js';
import { MAX_FAULTS, listFaults } from './internal/codec/faults.js';
import { shorten } from './internal/inspect.js';
import { pointer } from './internal/pointer.js';

/** The maximum length of a path in a message: the names in an input may be of any length. */
const MAX_PATH_LENGTH = 400;

const CodecErrorBase: ErrorClass<'CodecError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'CodecError',
});

/**
 * The properties that a {@link CodecError} adds to an error: the first fault and a list of up to 100 faults.
 *
 * @example Read the faults of a CodecError
 * ```ts
 * import { Codec, type CodecErrorProperties } from '@tstd/core';
 *
 * const result = Codec.string.decode(1);
 * const properties: CodecErrorProperties | undefined = result.ok
 *   ? undefined
 *   : result.error;
 *
 * properties?.faults; // => [{ path: [], expected: 'a string', received: 1 }]
 * ```
 *
 * @keywords faults, fields, form
 * @category Models
 * @since 1.0.0
 */
export type CodecErrorProperties = Omit<Fault, 'message' | 'others'> & {
  /** Up to 100 faults, in the order in which the input is read. */
  readonly faults: readonly Fault[];

  /** Whether there are more faults than `faults` lists. Decoding stops at the first fault that is not listed. */
  readonly hasMore: boolean;
};

/**
 * The error that a codec returns for an input that it rejects.
 *
 * `path` lists the keys that lead to the first fault, `expected` describes the expected value, and `received` is the value at that path. `faults` lists up to 100 faults, and `hasMore` is `true` if there are more.
 * The message describes the first fault and counts the others. It names the kind of the received value, and the length of an array, but never quotes a string or a number, because it may be secret. To quote them, use `Codec.quoteReceived`.
 * Converted to JSON, the error contains its name, its message and its properties, but not the received values. The error object does contain these values. If the input may contain a secret, log the message or the JSON, not the error object.
 * The path in the message is a JSON Pointer ([RFC 6901](https://www.rfc-editor.org/rfc/rfc6901)) that is cut after 400 code points. `path` is always complete.
 *
 * @example Locate the first fault
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const users = Codec.array(Codec.object({ age: Codec.number }));
 * const result = users.decode([{ age: 36 }, { age: '36' }]);
 *
 * result.ok ? [] : result.error.path; // => [1, 'age']
 * result.ok ? '' : result.error.expected; // => 'a finite number'
 * result.ok ? '' : result.error.message; // => 'At "/1/age": expected a finite number, received a string'
 * ```
 *
 * @example List all faults in an input
 * ```ts
 * import { Codec, CodecError } from '@tstd/core';
 *
 * const user = Codec.object({ name: Codec.string, age: Codec.number });
 * const result = user.decode({ age: '36' });
 *
 * result.ok ? '' : result.error.message; // => 'At "/name": a string is missing (and 1 more fault)'
 * const messages = result.ok
 *   ? []
 *   : result.error.faults.map((fault) => new CodecError(fault).message);
 * messages; // => ['At "/name": a string is missing', 'At "/age": expected a finite number, received a string']
 * ```
 *
 * @example Show messages next to the fields of a form
 * ```ts
 * import { Codec, CodecError } from '@tstd/core';
 *
 * const user = Codec.object({ name: Codec.string, age: Codec.number });
 * const result = user.decode({ name: 'Ada', age: '36' });
 * const faults = result.ok ? [] : result.error.faults;
 *
 * faults.map((fault) => [
 *   fault.path[0],
 *   new CodecError({ ...fault, path: [] }).message,
 * ]); // => [['age', 'Expected a finite number, received a string']]
 * ```
 *
 * @alias ParseError, ValidationError, SchemaError, StructError, DecodeError, flattenError,
 *   treeifyError, prettifyError, formatError, ArrayFormatter, TreeFormatter, PathReporter
 * @keywords validation, invalid, issues, path, field, required, wrong, expected, received, display
 * @category Errors
 * @since 1.0.0
 */
export class CodecError extends CodecErrorBase<CodecErrorProperties> {
  /**
   * Creates an error from its first fault, which contains the others.
   *
   * @param properties - The first fault and an optional cause. The message is composed from all the faults. Of the other faults, at most 99 are listed.
   */
  constructor(properties: ErrorClassProperties<Fault>) {
    checkObject(properties, 'properties');
    const { cause: _, ...fault } = properties;
    if (fault.message !== undefined) {
      checkString(fault.message, 'message');
    }
    const all = listFaults(fault);
    const faults = all.slice(0, MAX_FAULTS);
    const hasMore = all.length > faults.length;
    const options = Object.hasOwn(properties, 'cause') ? { cause: properties.cause } : {};
    super({ ...all[0], ...options, faults, hasMore, message: messageOf(all) });
  }

  /**
   * Returns the object that `JSON.stringify` writes: the name, the message and the properties, without `received`.
   *
   * @returns A plain object.
   */
  toJSON(): object {
    const { faults, message, name } = this;
    return Object.assign({ name, message }, withoutReceived(this), {
      faults: faults.map(withoutReceived),
    });
  }
}

// A received value may be a secret, or a value that JSON cannot represent.
function withoutReceived<Part extends { readonly received: unknown }>({
  received: _,
  ...rest
}: Part): Omit<Part, 'received'> {
  return rest;
}

function messageOf([first, ...others]: readonly [Fault, ...Fault[]]): string {
  const { path } = first;
  const text = expectation(first);
  const place =
    path.length === 0
      ? capitalize(text)
      : `At "${shorten(pointer(path), MAX_PATH_LENGTH)}": ${text}`;
  if (others.length === 0) {
    return place;
  }
  const number =
    others.length < MAX_FAULTS ? `${others.length} more` : `at least ${MAX_FAULTS} more`;
  return `${place} (and ${number} ${others.length === 1 ? 'fault' : 'faults'})`;
}
