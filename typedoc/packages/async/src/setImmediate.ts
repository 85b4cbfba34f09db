import type { Tag } from '@tstd/core-type';
import { checkFunction } from '@tstd/error/Argument';
import { schedule } from './internal/schedule.js';

/**
 * The identifier of a call that was scheduled by {@link setImmediate}.
 *
 * It is a positive integer on every platform.
 *
 * @example Keep the identifier of a call
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

/** The functions that cancel the pending calls. */
const pending = new Map<ImmediateId, () => void>();

let lastId = 0;

/**
 * Schedules `run` to be called as soon as possible after the current task, and returns the identifier of the call.
 *
 * Scheduled functions are called in the order in which they were scheduled, after the handlers of promises that are already settled. This function uses the platform's own `setImmediate` if it exists, otherwise a `MessageChannel`, otherwise a timer.
 *
 * @param run - Called once, without arguments, unless you cancel the call first.
 * @returns The identifier to pass to {@link clearImmediate}.
 * @throws An `ArgumentError` if `run` is not a function. Without this check, the scheduled call would throw later and end the process.
 *
 * @example Call a function after promise handlers
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
  // SAFETY: only this function creates identifiers.
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
 * The function does nothing if the call has already taken place or been cancelled, or if `id` is `undefined`.
 *
 * @param id - The identifier that `setImmediate` returned, or `undefined`.
 *
 * @example Cancel a scheduled call
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
