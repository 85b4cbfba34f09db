import { checkArgument } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';
import type { CollectOptions, ConcurrencyOptions } from '../Task.js';
import { checkOptionalFunction } from './checks.js';
import { isCount } from './schedule.js';

/** What the options of functions say that run several tasks. */
export interface Limits {
  /** How many tasks run at the same time, at most. */
  readonly concurrency: number;
  /** After how many errors to stop; None where the first one is that of the whole. */
  readonly maxErrors: number | undefined;
  /** Is told of each end. */
  readonly onProgress: ConcurrencyOptions['onProgress'];
}

const NO_LIMITS: Limits = { concurrency: Infinity, maxErrors: undefined, onProgress: undefined };

/**
 * Reads and checks options. What is left out is no limit; what is given as `undefined` may come from
 * arithmetic that failed, and is refused.
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
  checkArgument(isCount(limit), name, 'an integer from 1, or Infinity', limit);
  return limit;
}
