import { checkArgument } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';
import type { Schedule } from '../Task.js';
import { checkOptionalFunction } from './checks.js';

/** The longest wait by default, a day: an exponential wait without a limit would never end. */
const MAX_DELAY = 86_400_000;

const always = (): boolean => true;

/** Checks whether to run a task again after run `index`, counted from 0. */
export function isDue<Input>(
  { times, when = always }: Schedule<Input>,
  input: Input,
  index: number,
): boolean {
  return index < times && when(input, index + 1);
}

/** Returns how long to wait after run `index`, counted from 0. */
export function waitOf<Input>(
  schedule: Schedule<Input>,
  input: Input,
  index: number,
  random: () => number,
): number {
  const { delay = 0, factor = 1, jitter = 0, maxDelay = MAX_DELAY } = schedule;
  const first = typeof delay === 'function' ? delay(input, index + 1, random) : delay;
  checkDelay(first);
  if (first === 0) {
    return 0;
  }
  const wait = Math.min(first * factor ** index, maxDelay);
  return jitter === 0 ? wait : wait * (1 - jitter * (schedule.random ?? random)());
}

/** Returns a schedule that follows several schedules in sequence. */
export function concat<Input>(
  self: Schedule<Input>,
  others: readonly Schedule<Input>[],
): Schedule<Input> {
  /** Returns the schedule of an attempt, and the index of the attempt in that schedule. */
  const partOf = (attempt: number): readonly [part: Schedule<Input>, index: number] => {
    let part = self;
    let index = attempt - 1;
    for (const next of others) {
      if (index < part.times) {
        break;
      }
      index -= part.times;
      part = next;
    }
    return [part, index];
  };
  return {
    delay: (input, attempt, random) => {
      const [part, index] = partOf(attempt);
      // The delay that a function returns must be finite.
      return Math.min(waitOf(part, input, index, random), Number.MAX_VALUE);
    },
    maxDelay: Infinity,
    times: others.reduce((total, { times }) => total + times, self.times),
    when: (input, attempt) => {
      const [{ when = always }, index] = partOf(attempt);
      return when(input, index + 1);
    },
  };
}

/** Throws if a schedule cannot be a part of another one. Only the whole schedule knows how much time has passed. */
export function checkPart<Input>(schedule: Schedule<Input>, name: string): void {
  checkSchedule(schedule, name);
  const hasLimit = 'maxElapsed' in schedule;
  checkArgument(!hasLimit, 'maxElapsed', 'set only on the whole schedule', schedule.maxElapsed);
}

/** Throws if a field of a schedule is out of range. */
export function checkSchedule<Input>(schedule: Schedule<Input>, name: string): void {
  checkObject(schedule, name);
  const { delay = 0, factor = 1, jitter = 0, maxDelay = MAX_DELAY, random, times, when } = schedule;
  checkOptionalFunction(random, 'random');
  checkOptionalFunction(when, 'when');
  if ('maxElapsed' in schedule) {
    const { maxElapsed } = schedule;
    checkArgument(isFrom0(maxElapsed), 'maxElapsed', 'a non-negative number', maxElapsed);
  }
  checkArgument(
    isCount(times) || times === 0,
    'times',
    'a non-negative integer or Infinity',
    times,
  );
  if (typeof delay !== 'function') {
    checkDelay(delay);
  }
  checkArgument(Number.isFinite(factor) && factor >= 1, 'factor', 'a finite number >= 1', factor);
  checkArgument(isFrom0(maxDelay), 'maxDelay', 'a non-negative number', maxDelay);
  checkArgument(isFrom0(jitter) && jitter <= 1, 'jitter', 'a number from 0 to 1', jitter);
}

function checkDelay(delay: number): void {
  checkArgument(
    Number.isFinite(delay) && delay >= 0,
    'delay',
    'a non-negative finite number',
    delay,
  );
}

/** Throws if a semaphore would run no task, or all of them. */
export function checkPermits(permits: number): void {
  checkArgument(isCount(permits) && permits !== Infinity, 'permits', 'a positive integer', permits);
}

/** Throws if the time to wait for a cancelled run is out of range. */
export function checkGrace(grace: number): void {
  checkArgument(isFrom0(grace), 'grace', 'a non-negative number', grace);
}

/** Checks whether a value is a positive integer or `Infinity`. */
export function isCount(value: unknown): value is number {
  return value === Infinity || (Number.isInteger(value) && Number(value) >= 1);
}

/** Other values, such as strings, may also compare as greater than 0. */
function isFrom0(value: unknown): boolean {
  return typeof value === 'number' && value >= 0;
}
