import type { Pretty } from './Pretty.js';

/**
 * The same object type, but with the given properties required.
 *
 * All other properties stay as they are. In a union, each member is changed separately.
 *
 * @typeParam Value - The object type.
 * @typeParam Keys - The keys of the properties to change.
 *
 * @example Make an identifier required
 * ```ts
 * import { assertType, type RequiredKeys } from '@tstd/core-type';
 *
 * interface Draft {
 *   readonly id?: string;
 *   readonly title?: string;
 * }
 *
 * assertType<
 *   RequiredKeys<Draft, 'id'>,
 *   { readonly id: string; readonly title?: string }
 * >(true);
 * ```
 *
 * @alias SetRequired, RequiredBy, MarkRequired, PickRequired, WithRequired
 * @keywords mandatory, nonnullable, ensure
 * @category Type helpers
 * @since 1.0.0
 */
export type RequiredKeys<Value, Keys extends keyof Value> = Value extends unknown
  ? Pretty<
      { [Key in keyof Value as Key extends Keys ? never : Key]: Value[Key] } & {
        [Key in keyof Value as Key extends Keys ? Key : never]-?: Value[Key];
      }
    >
  : never;
