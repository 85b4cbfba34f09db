import { attempt } from './internal/attempt.js';

/**
 * Writes a warning to the console if a condition does not hold. The function never throws, and it does nothing if there is no console.
 *
 * @param condition - Any value; it should be truthy.
 * @param message - A description of what should hold, or a function that returns it, which is called only if the condition does not hold.
 *
 * @example Warn and continue
 * ```ts
 * import { warning } from '@tstd/error';
 *
 * function clampPercentage(value: number): number {
 *   warning(value <= 100, () => `Expected at most 100, received ${value}`);
 *   return Math.min(value, 100);
 * }
 *
 * clampPercentage(50); // => 50
 * ```
 *
 * @alias warn, deprecate, console.warn, emitWarning, process.emitWarning, warnOnce, tiny-warning,
 *   warnings.warn
 * @keywords alert, log, notice, development, stderr, soft
 * @category Assertions
 * @since 1.0.0
 */
export function warning(condition: unknown, message: string | (() => string)): void {
  if (condition) return;
  attempt(() => {
    globalThis.console.warn(`Warning: ${typeof message === 'function' ? message() : message}`);
  }, undefined);
}
