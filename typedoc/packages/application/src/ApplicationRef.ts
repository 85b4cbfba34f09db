import type { Ref } from '@tstd/core';
import type { ApplicationId } from './Application.js';

/**
 * A cell of an application that holds one value, shared by the whole process.
 *
 * It is a `Ref` from `@tstd/core`, so you can read and change it with the functions of the `Ref` module.
 *
 * @typeParam Value - The type of the value.
 *
 * @example Share a counter
 * ```ts
 * import {
 *   Application,
 *   type ApplicationRef,
 *   useRef,
 * } from '@tstd/application';
 * import { Ref } from '@tstd/core';
 *
 * const application = Application('example/counter', {});
 * const requests: ApplicationRef<number> = useRef(application, 'requests', 0);
 *
 * Ref.modify(requests, (count) => count + 1); // => 1
 * requests.name; // => 'requests'
 * ```
 *
 * @keywords shared, counter, global, variable, mutable
 * @category Models
 * @since 1.0.0
 */
export interface ApplicationRef<Value> extends Ref<Value> {
  /** The id of the application to which the cell belongs. */
  readonly application: ApplicationId;

  /** The name of the cell, which is unique within the application. */
  readonly name: string;
}
