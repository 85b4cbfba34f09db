import { ArgumentError } from '@tstd/error';
import type { RetrySchedule } from '../Task.js';

/** Returns how long to wait after the failure of an index, which begins at 0. */
export function waitOf(
  schedule: RetrySchedule<never>,
  index: number,
  random: () => number,
): number {
  const { delay = 0, factor = 1, jitter = 0, maxDelay = Infinity } = schedule;
  if (delay === 0) {
    return 0;
  }
  const wait = Math.min(delay * factor ** index, maxDelay);
  return jitter === 0 ? wait : wait * (1 - jitter * random());
}

/** Throws when a field of a schedule is out of its range. */
export function checkSchedule(schedule: RetrySchedule<never>): void {
  const { delay = 0, factor = 1, jitter = 0, maxDelay = Infinity, times } = schedule;
  check('times', times, 'an integer of at least 0, or Infinity', isCount(times) || times === 0);
  check('delay', delay, 'a finite number of at least 0', Number.isFinite(delay) && delay >= 0);
  check('factor', factor, 'a finite number of at least 1', Number.isFinite(factor) && factor >= 1);
  check('maxDelay', maxDelay, 'a number of at least 0', maxDelay >= 0);
  check('jitter', jitter, 'a number from 0 to 1', jitter >= 0 && jitter <= 1);
}

/** Throws when a limit of concurrency lets nothing run. */
export function checkConcurrency(concurrency: number): void {
  check('concurrency', concurrency, 'an integer of at least 1, or Infinity', isCount(concurrency));
}

function isCount(value: number): boolean {
  return value === Infinity || (Number.isInteger(value) && value >= 1);
}

function check(name: string, value: number, wanted: string, isRight: boolean): void {
  if (!isRight) {
    throw new ArgumentError({ message: `Expected "${name}" to be ${wanted}, got ${value}` });
  }
}
