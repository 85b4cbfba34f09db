import type { Pretty } from './Pretty.js';

/**
 * The same object type, but with the given properties optional.
 *
 * All other properties stay as they are. In a union, each member is changed separately.
 *
 * @typeParam Value - The object type.
 * @typeParam Keys - The keys of the properties to change.
 *
 * @example Make one property optional
 * ```ts
 * import { assertType, type PartialKeys } from '@tstd/core-type';
 *
 * interface Options {
 *   readonly host: string;
 *   readonly port: number;
 * }
 *
 * assertType<
 *   PartialKeys<Options, 'port'>,
 *   { readonly host: string; readonly port?: number }
 * >(true);
 * ```
 *
 * @alias SetOptional, MakeOptional, PartialBy, MarkOptional
 * @keywords Omit, create, draft
 * @category Type helpers
 * @since 1.0.0
 */
export type PartialKeys<Value, Keys extends keyof Value> = Value extends unknown
  ? Pretty<
      { [Key in keyof Value as Key extends Keys ? never : Key]: Value[Key] } & {
        [Key in keyof Value as Key extends Keys ? Key : never]?: Value[Key];
      }
    >
  : never;
