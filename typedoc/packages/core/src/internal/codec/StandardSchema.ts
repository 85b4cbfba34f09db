/**
 * An object that implements version 1 of [Standard Schema](https://standardschema.dev).
 *
 * Libraries that support this interface, such as form libraries, accept every codec directly.
 *
 * @typeParam Input - The type of the value before decoding.
 * @typeParam Output - The type of the value after decoding.
 *
 * @example Validate with any schema that follows the standard
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * function isValid(schema: Codec.StandardSchema, input: unknown): boolean {
 *   return schema['~standard'].validate(input).issues === undefined;
 * }
 *
 * isValid(Codec.string, 'a'); // => true
 * isValid(Codec.string, 1); // => false
 * ```
 *
 * @alias StandardSchemaSpec, toStandardSchemaV1, Schema.standardSchemaV1, StandardTypedV1
 * @keywords tRPC, form, resolver, interoperate, library, ecosystem
 * @category Models
 * @since 1.0.0
 */
export interface StandardSchema<Input = unknown, Output = Input> {
  /** The properties that Standard Schema requires. */
  readonly '~standard': StandardProperties<Input, Output>;
}

/**
 * The properties of a {@link StandardSchema}.
 *
 * @typeParam Input - The type of the value before decoding.
 * @typeParam Output - The type of the value after decoding.
 *
 * @example The properties of a codec
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const properties: Codec.StandardProperties<string> =
 *   Codec.string['~standard'];
 *
 * properties.version; // => 1
 * properties.vendor; // => 'tstd'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface StandardProperties<Input = unknown, Output = Input> {
  /** The version of the interface. */
  readonly version: 1;

  /** The library that created the schema. */
  readonly vendor: string;

  /**
   * Decodes an input and returns the value or the issues.
   *
   * @param input - Any input, such as the result of `JSON.parse`.
   * @returns The value, or the issues.
   */
  readonly validate: (input: unknown) => StandardResult<Output>;

  /** The types of the schema. This property exists only at compile time. */
  readonly types?:
    | {
        /** The type of the value before decoding. */
        readonly input: Input;

        /** The type of the value after decoding. */
        readonly output: Output;
      }
    | undefined;
}

/**
 * The result of a {@link StandardSchema}: `{ value }` or `{ issues }`.
 *
 * @typeParam Output - The type of the value after decoding.
 *
 * @example The result of a codec
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const answer: Codec.StandardResult<string> =
 *   Codec.string['~standard'].validate('a');
 *
 * answer; // => { value: 'a' }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type StandardResult<Output> = StandardSuccess<Output> | StandardFailure;

/**
 * The result of a {@link StandardSchema} that accepts the input.
 *
 * @typeParam Output - The type of the value after decoding.
 *
 * @example A result with a value
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const success: Codec.StandardSuccess<number> = { value: 1 };
 *
 * Codec.number['~standard'].validate(1); // => success
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface StandardSuccess<Output> {
  /** The decoded value. */
  readonly value: Output;

  /** This property is always absent. */
  readonly issues?: undefined;
}

/**
 * The result of a {@link StandardSchema} that rejects the input.
 *
 * @example A result with an issue
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const failure: Codec.StandardFailure = {
 *   issues: [{ message: 'Expected null, received a number', path: [] }],
 * };
 *
 * Codec.null['~standard'].validate(1); // => failure
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface StandardFailure {
  /** The issues in the input. A codec reports at most 100 issues, and a codec created with {@link failFast} reports only the first. */
  readonly issues: readonly StandardIssue[];
}

/**
 * A single problem in an input.
 *
 * @example Locate an issue
 * ```ts
 * import { Codec } from '@tstd/core';
 *
 * const issue: Codec.StandardIssue = {
 *   message: 'Expected null, received a number',
 *   path: [0],
 * };
 *
 * Codec.array(Codec.null)['~standard'].validate([1]).issues; // => [issue]
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface StandardIssue {
  /** A description of what was expected and what was received. */
  readonly message: string;

  /** The keys that lead from the input to the fault. If the input itself is invalid, the path is empty. */
  readonly path: readonly PropertyKey[];
}
