import { Option } from '@tstd/core';
import type { TimeoutError } from '@tstd/error';
import { randomInt } from '@tstd/random';
import { type Semaphore, Task } from '@tstd/task';
import { timeout } from '@tstd/task-timeout';
import { Time, TimeDuration } from '@tstd/time';

/*
 * Runs jobs on schedule until an end time. Time and randomness come from the run, so a test can
 * simulate a day in an instant and repeat it.
 */

// Awkward: sums and differences of times are Options, even for the times of a clock. Their defaults
// are never used.

export interface Job {
  readonly name: string;
  readonly first: Time;
  readonly every: TimeDuration;
  /** The maximum random delay of a run, so that not all machines start their jobs together. */
  readonly spread: TimeDuration;
  readonly limit: TimeDuration;
  readonly body: Task<unknown, string>;
}

export interface Entry {
  readonly job: string;
  readonly begin: Time;
  readonly duration: TimeDuration;
  readonly outcome: 'done' | 'too late' | { readonly error: string };
}

export function schedule(jobs: readonly Job[], end: Time): Task<readonly Entry[], never> {
  const permits = Task.semaphore(2);
  const lists = Task.forEach(jobs, (job) => repeated(job, end, permits));
  return Task.map(lists, (each) =>
    each.flat().toSorted((self, other) => Time.compare(self.begin, other.begin)),
  );
}

function repeated(job: Job, end: Time, permits: Semaphore): Task<readonly Entry[], never> {
  return Task.gen(function* () {
    const entries: Entry[] = [];
    let due: Option<Time> = job.first;
    while (due !== undefined && Time.lessThan(due, end)) {
      yield* waitUntil(due);
      const lateness = yield* randomInt(0, TimeDuration.to(job.spread, 'milliseconds'));
      yield* Task.delay(lateness);
      entries.push(yield* permits.withPermit(once(job)));
      due = nextDue(job, due, yield* Time.now);
    }
    return entries;
  });
}

function waitUntil(time: Time): Task<void, never> {
  return Task.andThen(Time.now, (now) =>
    Time.delay(Option.getOr(Time.until(now, time), TimeDuration.zero)),
  );
}

/** Skips the runs that a job missed while it was running. */
function nextDue({ every }: Job, due: Time, now: Time): Option<Time> {
  let next = Time.add(due, every);
  while (next !== undefined && Time.lessThanOrEqual(next, now)) {
    next = Time.add(next, every);
  }
  return next;
}

function once({ name, body, limit }: Job): Task<Entry, never> {
  const attempt: Task<unknown, string | TimeoutError> = timeout(body, limit);
  const retried = Task.retry(attempt, {
    times: 2,
    delay: 1000,
    factor: 2,
    jitter: 0.5,
    when: (error) => typeof error === 'string',
  });
  return Task.gen(function* () {
    const begin = yield* Time.now;
    const result = yield* Task.toResult(retried);
    const duration = Time.difference(begin, yield* Time.now);
    return {
      job: name,
      begin,
      duration: Option.getOr(duration, TimeDuration.zero),
      outcome: result.ok
        ? 'done'
        : typeof result.error === 'string'
          ? { error: result.error }
          : 'too late',
    };
  });
}
