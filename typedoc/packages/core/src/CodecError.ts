import { ErrorClass, type ErrorClassProperties } from '@tstd/error';

import { capitalize } from './internal/capitalize.js';
import { expectation, type Fault } from './internal/codec/fault.js';
import { pointer } from './internal/pointer.js';

const CodecErrorBase: ErrorClass<'CodecError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'CodecError',
});

/**
 * The error of an input that a codec refuses.
 *
 * `path` has the keys that lead to the fault, `expected` what should stand there, and `received` the value that does.
 * The message says all three. It writes a primitive as it is, a text up to 40 code points, and names the rest by its kind: mind this where an input may hold a secret.
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
 * @category Errors
 * @since 1.0.0
 */
export class CodecError extends CodecErrorBase<Fault> {
  /**
   * Makes an error of a fault.
   *
   * @param properties - The fault, and a message and a cause where they are needed. The default message is made of the fault.
   */
  constructor(properties: ErrorClassProperties<Fault>) {
    super({ ...properties, message: properties.message ?? messageOf(properties) });
  }
}

function messageOf(fault: Fault): string {
  const text = expectation(fault);
  return fault.path.length === 0 ? capitalize(text) : `At "${pointer(fault.path)}": ${text}`;
}
