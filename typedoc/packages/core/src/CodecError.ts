import { ErrorClass, type ErrorClassProperties } from '@tstd/error';

import { capitalize } from './internal/capitalize.js';
import { expectation, type Fault } from './internal/codec/fault.js';
import { listFaults } from './internal/codec/faults.js';
import { pointer } from './internal/pointer.js';

const CodecErrorBase: ErrorClass<'CodecError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'CodecError',
});

/**
 * The custom properties of a {@link CodecError}: the first fault, and all of them.
 *
 * @example What an error has
 * ```ts
 * import { Codec, type CodecErrorProperties } from '@tstd/core';
 *
 * const result = Codec.string.decode(1);
 * const properties: CodecErrorProperties | undefined = result.ok ? undefined : result.error;
 *
 * properties?.faults; // => [{ path: [], expected: 'a string', received: 1 }]
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type CodecErrorProperties = Omit<Fault, 'message' | 'others'> & {
  /** All faults, in the order in which the input is read. */
  readonly faults: readonly Fault[];
};

/**
 * The error of an input that a codec refuses.
 *
 * `path` has the keys that lead to the first fault, `expected` what should stand there, and `received` the value that does. `faults` lists all of them.
 * The message says what the first fault is, and how many more there are. It writes a primitive as it is, a text up to 40 code points, and names the rest by its kind: mind this where an input may hold a secret.
 * The path is written as a JSON Pointer ([RFC 6901](https://www.rfc-editor.org/rfc/rfc6901)).
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
 * result.ok ? '' : result.error.message; // => 'At "/1/age": expected a finite number, received "36"'
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
 * const messages = result.ok ? [] : result.error.faults.map((fault) => new CodecError(fault).message);
 * messages; // => ['At "/name": a string is missing', 'At "/age": expected a finite number, received "36"']
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
 * faults.map((fault) => [fault.path[0], new CodecError({ ...fault, path: [] }).message]); // => [['age', 'Expected a finite number, received "36"']]
 * ```
 *
 * @category Errors
 * @since 1.0.0
 */
export class CodecError extends CodecErrorBase<CodecErrorProperties> {
  /**
   * Makes an error of a fault, and of the others in it.
   *
   * @param properties - The fault, and a cause where it is needed. The message is made of the faults.
   */
  constructor(properties: ErrorClassProperties<Fault>) {
    const { cause: _, ...fault } = properties;
    const faults = listFaults(fault);
    const options = Object.hasOwn(properties, 'cause') ? { cause: properties.cause } : {};
    super({ ...faults[0], ...options, faults, message: messageOf(fault) });
  }
}

function messageOf(fault: Fault): string {
  const { path, others = [] } = fault;
  const text = expectation(fault);
  const place = path.length === 0 ? capitalize(text) : `At "${pointer(path)}": ${text}`;
  const noun = others.length === 1 ? 'fault' : 'faults';
  return others.length === 0 ? place : `${place} (and ${others.length} more ${noun})`;
}
