import { ErrorClass, type ErrorClassProperties } from '@tstd/error';
import { checkObject, checkString } from '@tstd/error/Argument';

import { capitalize } from './internal/capitalize.js';
import { expectation, type Fault } from './internal/codec/fault.js';
import { MAX_FAULTS, listFaults } from './internal/codec/faults.js';
import { shorten } from './internal/inspect.js';
import { pointer } from './internal/pointer.js';

/** How much of a path is in a message: the names in an input may be of any length. */
const MAX_PATH_LENGTH = 400;

const CodecErrorBase: ErrorClass<'CodecError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'CodecError',
});

/**
 * The custom properties of a {@link CodecError}: the first fault, and a list of all, up to 100.
 *
 * @example What an error has
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
  /** All faults, in the order in which the input is read, up to 100. */
  readonly faults: readonly Fault[];

  /** Whether more faults were found than `faults` lists. Decoding looks for no more of them, however many there are. */
  readonly hasMore: boolean;
};

/**
 * The error of an input that a codec refuses.
 *
 * `path` has the keys that lead to the first fault, `expected` what should stand there, and `received` the value that does. `faults` lists all of them, up to 100; `hasMore` says whether more were found.
 * The message says what the first fault is, and how many more there are. It names the kind of what was received, an array with its length, and no text or number of the input, which may be a secret. `Codec.quoteReceived` puts those into the messages of a codec.
 * As JSON it has its name, its message and its properties, without the values that were received. The properties of the error have them: log its message or its JSON, not the error itself, when the input may hold a secret.
 * The path is written as a JSON Pointer ([RFC 6901](https://www.rfc-editor.org/rfc/rfc6901)), up to 400 code points; `path` has all of it.
 *
 * @example Find the fault
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
 * @example List all faults
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
 * @example Messages beside the fields of a form
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
   * Makes an error of the first fault, which holds the others.
   *
   * @param properties - The fault, and a cause where it is needed. The message is made of the faults. Of the others in the fault, 99 are listed.
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
   * Returns what `JSON.stringify` writes of the error: its name, its message and its properties, without `received`.
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

// A value that was received may be one that JSON does not have, or a secret.
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
