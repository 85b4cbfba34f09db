import { Result } from '@tstd/core';
import { randomBoolean, seededRandom } from '@tstd/random';
import { AbortError } from '@tstd/error';
import { Task } from '@tstd/task';
import { Time, TimeDuration } from '@tstd/time';
import { expect, test } from 'vitest';
import { type Entry, type Job, schedule } from './scheduler';

const START = Time.of({ year: 2026, month: 3, day: 1 });
const END = Time.of({ year: 2026, month: 3, day: 2 });
const HOUR = TimeDuration.of({ hours: 1 });

const jobOf = (changes: Partial<Job>): Job => ({
  name: 'job',
  first: START,
  every: HOUR,
  spread: TimeDuration.zero,
  limit: TimeDuration.of({ minutes: 5 }),
  body: Task.Ok(undefined),
  ...changes,
});

async function runAll(jobs: readonly Job[], seed = 1): Promise<readonly Entry[]> {
  const clock = Task.virtualClock(START);
  const running = Task.run(schedule(jobs, END), { ...clock, random: seededRandom(seed) });
  while (await clock.advanceToNext());
  return Result.getOrThrow(await running);
}

const write = ({ job, begin, outcome }: Entry): string =>
  `${Time.asString(begin).slice(11, 19)} ${job} ${typeof outcome === 'string' ? outcome : outcome.error}`;

test('a job runs at its times, until the end', async () => {
  const first = Time.of({ year: 2026, month: 3, day: 1, hour: 6, minute: 30 });
  const entries = await runAll([jobOf({ first, every: TimeDuration.of({ hours: 8 }) })]);

  expect(entries.map(write)).toEqual([
    '06:30:00 job done',
    '14:30:00 job done',
    '22:30:00 job done',
  ]);
});

test('a run starts after a random delay within its spread, and the same seed repeats the day', async () => {
  const jobs = [jobOf({ spread: TimeDuration.of({ minutes: 10 }) })];
  const [entries, again, other] = [await runAll(jobs), await runAll(jobs), await runAll(jobs, 2)];
  const late = entries.map(({ begin }) => Time.since(begin, Time.round(begin, 'hours', 'floor')));

  expect(entries).toHaveLength(24);
  expect(late.every((each) => each !== undefined && each <= 600_000)).toBe(true);
  expect(new Set(late).size).toBeGreaterThan(20);
  expect(again).toEqual(entries);
  expect(other).not.toEqual(entries);
});

test('a failed job is retried after partly random delays', async () => {
  const body = Task.andThen(randomBoolean(0.5), (isBusy) =>
    isBusy ? Task.Err('busy') : Task.Ok('done'),
  );
  const entries = await runAll([jobOf({ body })]);
  const failed = entries.filter(({ outcome }) => outcome !== 'done');

  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThan(12);
  for (const { duration, outcome } of failed) {
    expect(outcome).toEqual({ error: 'busy' });
    expect(TimeDuration.to(duration, 'milliseconds')).toBeGreaterThanOrEqual(1500);
    expect(TimeDuration.to(duration, 'milliseconds')).toBeLessThanOrEqual(3000);
  }
});

test('a job that takes too long is stopped and not retried', async () => {
  const stopped: string[] = [];
  const body = Task.andFinally(
    Time.delay(HOUR),
    Task.map(Time.now, (time) => stopped.push(Time.asString(time))),
  );
  const [entry] = await runAll([jobOf({ body, every: TimeDuration.of({ days: 1 }) })]);

  expect(entry?.outcome).toBe('too late');
  expect(entry?.duration).toBe(TimeDuration.of({ minutes: 5 }));
  expect(stopped).toEqual(['2026-03-01T00:05:00.000Z']);
});

test('a job that is slower than its schedule skips runs', async () => {
  const entries = await runAll([
    jobOf({
      every: TimeDuration.of({ hours: 6 }),
      limit: TimeDuration.of({ hours: 12 }),
      body: Time.delay(TimeDuration.of({ hours: 7 })),
    }),
  ]);

  expect(entries.map(write)).toEqual(['00:00:00 job done', '12:00:00 job done']);
});

test('no more than two jobs run at the same time', async () => {
  const body = Time.delay(TimeDuration.of({ minutes: 2 }));
  const day = TimeDuration.of({ days: 1 });
  const entries = await runAll(['a', 'b', 'c'].map((name) => jobOf({ name, body, every: day })));

  expect(entries.map(write)).toEqual(['00:00:00 a done', '00:00:00 b done', '00:02:00 c done']);
});

test('a cancelled schedule leaves no timer behind', async () => {
  const clock = Task.virtualClock(START);
  const controller = new AbortController();
  const running = Task.run(schedule([jobOf({}), jobOf({ body: Time.delay(HOUR) })], END), {
    ...clock,
    signal: controller.signal,
  });
  await clock.advance(TimeDuration.of({ hours: 3, minutes: 1 }));
  expect(clock.timerCount).toBeGreaterThan(0);
  controller.abort();
  const result = await running;

  expect(result.ok || result.error instanceof AbortError).toBe(true);
  expect(clock.timerCount).toBe(0);
});
