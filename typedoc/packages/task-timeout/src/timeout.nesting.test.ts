import { Task } from '@tstd/task';
import { TimeDuration } from '@tstd/time';
import { expect, test } from 'vitest';
import { timeout } from './index.js';

const LEVELS = 100_000;

test('supports 100,000 nested limits', { timeout: 120_000 }, async () => {
  const limit = TimeDuration.of({ hours: 1 });
  const nest = (leaf: Task<number, unknown>): Task<number, unknown> => {
    let task = leaf;
    for (let count = 0; count < LEVELS; count += 1) {
      task = timeout(task, limit);
    }
    return task;
  };
  let timers = 0;
  const startTimer = () => {
    timers += 1;
    return () => {
      timers -= 1;
    };
  };
  const later = Task.tryCall(() => Promise.resolve(1), String);
  expect(Task.run(nest(Task.Ok(1)), { startTimer })).toEqual({ ok: true, value: 1 });
  const running = Task.run(nest(later), { startTimer });
  expect(timers).toBe(LEVELS);
  expect(await running).toEqual({ ok: true, value: 1 });
  expect(timers).toBe(0);
});
