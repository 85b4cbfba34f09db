import { checkArgument } from '@tstd/error';
import type { Schedule } from '../Task.js';

/** The longest wait by default, a day: one that grows without a limit would never end. */
const MAX_DELAY = 86_400_000;

/** Returns whether to run a task again after the end of an index, which begins at 0. */
export function isDue<Input>(
  { times, when = () => true }: Schedule<Input>,
  input: Input,
  index: number,
): boolean {
  return index < times && when(input, index + 1);
}

/** Returns how long to wait after the end of an index, which begins at 0. */
export function waitOf<Input>(
  schedule: Schedule<Input>,
  input: Input,
  index: number,
  random: () => number,
): number {
  const { delay = 0, factor = 1, jitter = 0, maxDelay = MAX_DELAY } = schedule;
  const first = typeof delay === 'function' ? delay(input, index + 1) : delay;
  checkDelay(first);
  if (first === 0) {
    return 0;
  }
  const wait = Math.min(first * factor ** index, maxDelay);
  return jitter === 0 ? wait : wait * (1 - jitter * (schedule.random ?? random)());
}

/** Throws when a field of a schedule is out of its range. */
export function checkSchedule<Input>(schedule: Schedule<Input>): void {
  const { delay = 0, factor = 1, jitter = 0, maxDelay = MAX_DELAY, times } = schedule;
  checkArgument(isCount(times) || times === 0, 'times', 'an integer from 0, or Infinity', times);
  if (typeof delay !== 'function') {
    checkDelay(delay);
  }
  checkArgument(Number.isFinite(factor) && factor >= 1, 'factor', 'a finite number from 1', factor);
  checkArgument(isFrom0(maxDelay), 'maxDelay', 'a number from 0', maxDelay);
  checkArgument(isFrom0(jitter) && jitter <= 1, 'jitter', 'a number from 0 to 1', jitter);
}

function checkDelay(delay: number): void {
  checkArgument(Number.isFinite(delay) && delay >= 0, 'delay', 'a finite number from 0', delay);
}

/** Throws when a limit of concurrency lets nothing run. */
export function checkConcurrency(concurrency: number): void {
  checkArgument(isCount(concurrency), 'concurrency', 'an integer from 1, or Infinity', concurrency);
}

/** Throws when a number of errors to stop after is out of its range. */
export function checkMaxErrors(maxErrors: number): void {
  checkArgument(isCount(maxErrors), 'maxErrors', 'an integer from 1, or Infinity', maxErrors);
}

/** Throws when a semaphore would let nothing run, or everything. */
export function checkPermits(permits: number): void {
  checkArgument(isCount(permits) && permits !== Infinity, 'permits', 'an integer from 1', permits);
}

/** Throws when a time to wait for the end of a cancelled run is out of its range. */
export function checkGrace(grace: number): void {
  checkArgument(isFrom0(grace), 'grace', 'a number from 0', grace);
}

function isCount(value: number): boolean {
  return value === Infinity || (Number.isInteger(value) && value >= 1);
}

/** What is no number may be greater than one all the same. */
function isFrom0(value: unknown): boolean {
  return typeof value === 'number' && value >= 0;
}
