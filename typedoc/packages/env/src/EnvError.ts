import { checkArgument, ErrorClass, type ErrorClassProperties } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';

const EnvErrorBase: ErrorClass<'EnvError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'EnvError',
});

/**
 * The error for one variable.
 *
 * | `reason` | Meaning |
 * | --- | --- |
 * | `missing` | The variable is not set. |
 * | `denied` | The platform does not let the program read the variable. |
 * | `invalid` | The codec rejects the text of the variable, and `expected` describes what it expects. |
 *
 * It never contains the text of the variable or any part of that text.
 *
 * @example Check the reason for an error
 * ```ts
 * import { Int } from '@tstd/core';
 * import { Env, type EnvFault } from '@tstd/env';
 *
 * const faultsOf = (env: Env): readonly EnvFault[] => {
 *   const port = Env.read(env, 'PORT', Int.codec);
 *   return port.ok ? [] : port.error.faults;
 * };
 *
 * faultsOf(Env.from({})); // => [{ name: 'PORT', reason: 'missing' }]
 * faultsOf(Env.from({ PORT: '80a' })); // => [{ name: 'PORT', reason: 'invalid', expected: 'a safe integer' }]
 * ```
 *
 * @keywords missing, unset, reason, denied
 * @category Models
 * @since 1.0.0
 */
export type EnvFault =
  | {
      /** The name of the variable. */
      readonly name: string;

      /** The reason: the text of the variable is unavailable. */
      readonly reason: 'missing' | 'denied';
    }
  | {
      /** The name of the variable. */
      readonly name: string;

      /** The reason: the codec rejects the text of the variable. */
      readonly reason: 'invalid';

      /** A description of the expected value, including an article, for example `'a safe integer'`. */
      readonly expected: string;
    };

/**
 * The custom properties of an {@link EnvError}.
 *
 * @example Create an error from its properties
 * ```ts
 * import { EnvError, type EnvErrorProperties } from '@tstd/env';
 *
 * const properties: EnvErrorProperties = {
 *   faults: [{ name: 'PORT', reason: 'denied' }],
 * };
 *
 * new EnvError(properties).message; // => 'The environment variable "PORT" cannot be read'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type EnvErrorProperties = {
  /** The errors, one for each wrong variable. */
  readonly faults: readonly EnvFault[];
};

/**
 * The error for variables that are missing, that cannot be read or that a codec rejects.
 *
 * The message names every wrong variable but never contains the text of a variable, which may be secret. For the same reason, the errors that `Env` returns have no cause.
 *
 * @example One error for all variables
 * ```ts
 * import { Codec, Int } from '@tstd/core';
 * import { Env } from '@tstd/env';
 *
 * const env = Env.from({ DEBUG: 'yes' });
 * const result = Env.readAll(env, { PORT: Int.codec, DEBUG: Codec.boolean });
 *
 * result.ok ? '' : result.error.message; // => '2 environment variables are wrong: "PORT" is missing, "DEBUG" must be true or false'
 * ```
 *
 * @alias ConfigError, EnvMissingError, EnvVarError
 * @keywords undefined, unset, invalid, environment, required, startup, crash, message, secret
 * @category Errors
 * @since 1.0.0
 */
export class EnvError extends EnvErrorBase<EnvErrorProperties> {
  /**
   * Creates an error from the errors for the variables.
   *
   * @param properties - The errors for the variables and, optionally, a message. By default, the message is built from the errors.
   */
  constructor(properties: ErrorClassProperties<EnvErrorProperties>) {
    checkObject(properties, 'properties');
    const { faults } = properties;
    checkArgument(
      Array.isArray(faults) && faults.every(isFault),
      'faults',
      'an array of faults',
      faults,
    );
    const { message = messageOf(faults) } = properties;
    super({ ...properties, message });
  }
}

function isFault(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const { expected, name, reason } = value as { readonly [Key in string]?: unknown };
  return (
    typeof name === 'string' &&
    REASONS.some((each) => each === reason) &&
    (reason !== 'invalid' || typeof expected === 'string')
  );
}

const REASONS: readonly EnvFault['reason'][] = ['missing', 'denied', 'invalid'];

function messageOf(faults: readonly EnvFault[]): string {
  const clauses = faults.map(describeFault).join(', ');
  return faults.length === 1
    ? `The environment variable ${clauses}`
    : `${faults.length} environment variables are wrong: ${clauses}`;
}

function describeFault(fault: EnvFault): string {
  const name = JSON.stringify(fault.name);
  switch (fault.reason) {
    case 'missing':
      return `${name} is missing`;
    case 'denied':
      return `${name} cannot be read`;
    case 'invalid':
      return `${name} must be ${fault.expected}`;
  }
}
