import type { Tag } from '@tstd/core-type';
import { checkFunction } from '@tstd/error/Argument';
import { schedule } from './internal/schedule.js';

/**
 * What identifies a call that was scheduled by {@link setImmediate}.
 *
 * It is a positive integer on every platform.
 *
 * @example Keep it for later
 * ```ts
 * import {
 *   clearImmediate,
 *   setImmediate,
 *   type ImmediateId,
 * } from '@tstd/async';
 *
 * const id: ImmediateId = setImmediate(() => {});
 *
 * clearImmediate(id);
 * Number.isInteger(id); // => true
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type ImmediateId = number & Tag<'ImmediateId'>;

/** The functions that cancel the calls that are still to come. */
const pending = new Map<ImmediateId, () => void>();

let lastId = 0;

/**
 * Schedules a call for as soon as possible after the current task, and returns what identifies it.
 *
 * Calls come in the order in which they were scheduled, after the promises that are settled already. It uses the platform's own `setImmediate` where there is one, else a `MessageChannel`, else a timer.
 *
 * @param run - Called once, without arguments, unless the call is cancelled before.
 * @returns The identifier that {@link clearImmediate} takes.
 * @throws An `ArgumentError` when `run` is not a function: what is thrown in the call itself ends a process.
 *
 * @example After the promises
 * ```ts
 * import { defer, setImmediate } from '@tstd/async';
 *
 * const order: string[] = [];
 * const { promise, resolve } = defer();
 *
 * setImmediate(() => {
 *   order.push('immediate');
 *   resolve();
 * });
 * await Promise.resolve();
 * order.push('promise');
 * await promise;
 *
 * order; // => ['promise', 'immediate']
 * ```
 *
 * @alias nextTick, queueMicrotask, process.nextTick, lodash.defer, asap, Task.Yield, yield_now,
 *   scheduler.yield
 * @keywords setTimeout, macrotask, loop, unblock, yield, polyfill, zero, browser, freeze,
 *   nonblocking
 * @category Timing
 * @since 1.0.0
 */
export function setImmediate(run: () => void): ImmediateId {
  checkFunction(run, 'run');
  lastId += 1;
  // SAFETY: only this function makes identifiers.
  const id = lastId as ImmediateId;
  const cancel = schedule(() => {
    pending.delete(id);
    run();
  });
  pending.set(id, cancel);
  return id;
}

/**
 * Cancels a call that was scheduled by {@link setImmediate}.
 *
 * It does nothing when the call has come, when it was cancelled before, or when there is no identifier.
 *
 * @param id - What `setImmediate` has returned; `undefined` does nothing.
 *
 * @example A call that does not come
 * ```ts
 * import { clearImmediate, delay, setImmediate } from '@tstd/async';
 *
 * let count = 0;
 * const id = setImmediate(() => {
 *   count += 1;
 * });
 *
 * clearImmediate(id);
 * await delay(1);
 *
 * count; // => 0
 * ```
 *
 * @keywords clearTimeout, unschedule, stop, cancel, abort
 * @category Timing
 * @since 1.0.0
 */
export function clearImmediate(id: ImmediateId | undefined): void {
  if (id === undefined) return;
  const cancel = pending.get(id);
  pending.delete(id);
  cancel?.();
}
