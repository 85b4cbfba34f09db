import { checkArray, checkString } from '@tstd/error/Argument';
import { describeKind } from '../describe.js';

/**
 * A plain object that describes a fault in an input. A `CodecError` is created from such objects.
 *
 * @example The fault that a definition returns
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const fault: Codec.Fault = { path: [0], expected: 'a string', received: 1 };
 * const result = Codec.array(Codec.string).definition.decode([1]);
 *
 * result; // => { ok: false, error: fault }
 * ```
 *
 * @alias ZodIssue, BaseIssue, ValidationErrorItem, StructFailure, ErrorObject, ArkError
 * @keywords issue, reason, wrong
 * @category Models
 * @since 1.0.0
 */
export interface Fault {
  /** The keys that lead from the input to the fault. If the input itself is invalid, the path is empty. */
  readonly path: Path;

  /** A description of the expected value, including an article, for example `'a string'`. */
  readonly expected: string;

  /** The value at the path. */
  readonly received: unknown;

  /** `true` if the fault is a missing field. Otherwise, this property is absent. */
  readonly isMissing?: boolean | undefined;

  /** A custom message. By default, the message says what was expected and what was received. */
  readonly message?: string | undefined;

  /** The faults after this one, in the order in which the input is read. These faults do not have an `others` property. */
  readonly others?: readonly Fault[] | undefined;
}

/**
 * The keys that lead from an input to a part of it: field names and item indices.
 *
 * @example A path of two keys
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const path: Codec.Path = ['users', 0];
 * const result = Codec.record(Codec.array(Codec.string)).decode({
 *   users: [1],
 * });
 *
 * result.ok ? [] : result.error.path; // => path
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Path = readonly (string | number)[];

/**
 * Creates the failed result that the `decode` function of a `Codec.Definition` returns.
 *
 * @param expected - A description of the expected value, including an article, for example `'a string'`.
 * @param received - The value found at `path`. The message describes this value.
 * @param path - The keys that lead from the input to the fault. By default, the fault concerns the input itself.
 * @returns A failed result.
 *
 * @example Describe the expected value
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * Codec.fault('a string', 1); // => { ok: false, error: { path: [], expected: 'a string', received: 1 } }
 * Codec.fault('a string', 1, ['name']); // => { ok: false, error: { path: ['name'], expected: 'a string', received: 1 } }
 * ```
 *
 * @alias addIssue, createError, ParseResultType, z.NEVER, helpers.error
 * @keywords error, custom, message, reject, issue, invalid, refuse, transform
 * @category Constructors
 * @since 1.0.0
 */
export function fault(expected: string, received: unknown, path: Path = []): FaultResult {
  checkString(expected, 'expected');
  checkArray(path, 'path');
  return { ok: false, error: { path, expected, received } };
}

/**
 * The failed result that the `decode` function of a `Codec.Definition` returns.
 *
 * @example Reject an input
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const refused: Codec.FaultResult = Codec.fault('a date', 'today');
 *
 * refused.ok; // => false
 * refused.error.received; // => 'today'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface FaultResult {
  /** `false`, which marks a failure. */
  readonly ok: false;

  /** The fault in the input. */
  readonly error: Fault;
}

/** Describes what is wrong, without the path. */
export function expectation({ expected, received, isMissing, message }: Fault): string {
  return (
    message ??
    (isMissing === true
      ? `${expected} is missing`
      : `expected ${expected}, received ${describeKind(received)}`)
  );
}
