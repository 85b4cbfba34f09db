/**
 * A value that implements the interface of [Standard Schema](https://standardschema.dev), version 1.
 *
 * Libraries that know this interface, such as those for forms, take every codec as it is.
 *
 * @typeParam Input - The type of the value before decoding.
 * @typeParam Output - The type of the value after decoding.
 *
 * @example Validate with whatever follows the standard
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
  /** The properties that Standard Schema asks for. */
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

  /** The library that made the schema. */
  readonly vendor: string;

  /**
   * Decodes an input, and answers with the value or with the issues.
   *
   * @param input - Any input, such as the result of `JSON.parse`.
   * @returns The value, or the issues.
   */
  readonly validate: (input: unknown) => StandardResult<Output>;

  /** The types of the schema. No value has this property. */
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
 * The answer of a {@link StandardSchema}: `{ value }` or `{ issues }`.
 *
 * @typeParam Output - The type of the value after decoding.
 *
 * @example The answer of a codec
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
 * The answer of a {@link StandardSchema} that accepts the input.
 *
 * @typeParam Output - The type of the value after decoding.
 *
 * @example An answer with a value
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

  /** Absent: there is no issue. */
  readonly issues?: undefined;
}

/**
 * The answer of a {@link StandardSchema} that refuses the input.
 *
 * @example An answer with an issue
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
  /** What is wrong with the input. A codec reports the first 100 issues, and one of {@link failFast} the first. */
  readonly issues: readonly StandardIssue[];
}

/**
 * One thing that is wrong with an input.
 *
 * @example Where the issue is
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
  /** What was expected and what was received. */
  readonly message: string;

  /** The keys that lead from the input to the fault. It is empty when the input itself is at fault. */
  readonly path: readonly PropertyKey[];
}
