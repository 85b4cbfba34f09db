import { Result } from '@tstd/core';
import { describe, expect, test } from 'vitest';
import { isCollected } from '../../../laws/isCollected.js';
import { Task, type TaskLike } from './index.js';

describe('a pending promise does not keep a run in memory', () => {
  const pending = new Promise<never>(() => {});
  const fast = Task.from(() => Promise.resolve(Result.Ok('fast')));
  const wait = Task.from(() => pending);

  const WAITS: Readonly<Record<string, TaskLike<unknown, unknown>>> = {
    from: wait,
    tryCall: Task.tryCall(() => pending, String),
    memoize: Task.memoize(wait),
    'run in a function': Task.from(({ run }) => run(wait)),
    'a task of another copy': { runTask: () => pending },
  };

  /** Returns a reference to what the steps after a wait keep in memory. */
  async function runWith(
    run: (task: Task<unknown, unknown>) => unknown,
    task: TaskLike<unknown, unknown>,
  ): Promise<WeakRef<WeakKey>> {
    const held = { size: 1000 };
    await run(
      Task.map(
        Task.orElse(task, () => Task.Ok(held)),
        () => held,
      ),
    );
    return new WeakRef(held);
  }

  test.each(Object.entries(WAITS))('if the run has lost a race: %s', async (_, task) => {
    const reference = await runWith((self) => Task.run(Task.race([self, fast])), task);
    expect(await isCollected(reference)).toBe(true);
  });

  test('unless the run is waiting for it', async () => {
    const never = new Promise<never>(() => {});
    const reference = await runWith(
      (self) => [Task.run(self)],
      Task.from(() => never),
    );
    expect(await isCollected(reference)).toBe(false);
    // The promise still exists, and so does what waits for it.
    expect(never).toBeInstanceOf(Promise);
  });
});
