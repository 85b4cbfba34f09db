import { attempt } from './internal/attempt.js';

/**
 * Writes a warning to the console unless a condition holds. It never throws, and does nothing where there is no console.
 *
 * @param condition - A value of any type that should be true in a condition.
 * @param message - The text that says what should hold, or a function that returns it and is called only when the condition does not hold.
 *
 * @example Say so, and go on
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
