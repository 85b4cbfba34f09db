import { checkArgument } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';
import type { CollectOptions, ConcurrencyOptions } from '../Task.js';
import { checkOptionalFunction } from './checks.js';
import { isCount } from './schedule.js';

/** The options of functions that run several tasks. */
export interface Limits {
  /** How many tasks run at the same time, at most. */
  readonly concurrency: number;
  /** The number of errors after which to stop, or None if the first error is the outcome. */
  readonly maxErrors: number | undefined;
  /** Called after each end. */
  readonly onProgress: ConcurrencyOptions['onProgress'];
}

const NO_LIMITS: Limits = { concurrency: Infinity, maxErrors: undefined, onProgress: undefined };

/**
 * Reads and checks options. A missing option means no limit. An option that is `undefined` is
 * rejected, because it may come from a failed calculation.
 */
export function limitsOf(options: CollectOptions | ConcurrencyOptions | undefined): Limits {
  if (options === undefined) {
    return NO_LIMITS;
  }
  checkObject(options, 'options');
  const { concurrency, maxErrors, onProgress } = options;
  checkOptionalFunction(onProgress, 'onProgress');
  return {
    concurrency: 'concurrency' in options ? checkLimit('concurrency', concurrency) : Infinity,
    maxErrors: 'maxErrors' in options ? checkLimit('maxErrors', maxErrors) : undefined,
    onProgress,
  };
}

function checkLimit(name: string, limit: number | undefined): number {
  checkArgument(isCount(limit), name, 'a positive integer or Infinity', limit);
  return limit;
}
