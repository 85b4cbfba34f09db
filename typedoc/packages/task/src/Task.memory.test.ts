import { Result } from '@tstd/core';
import { describe, expect, test } from 'vitest';
import { Task, type TaskLike } from './index.js';

/** The modules of Node that can call the collector. */
interface Modules {
  getBuiltinModule(name: 'node:v8'): { setFlagsFromString(flags: string): void };
  getBuiltinModule(name: 'node:vm'): { runInNewContext(code: string): unknown };
}

const { process } = globalThis as unknown as { readonly process: Modules };

process.getBuiltinModule('node:v8').setFlagsFromString('--expose-gc');
const collect = process.getBuiltinModule('node:vm').runInNewContext('gc') as () => void;

/** Whether the value is gone after some collections. A reference that was read stays until the task ends. */
async function isCollected(reference: WeakRef<WeakKey>): Promise<boolean> {
  for (let round = 0; round < 10; round += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    collect();
    if (reference.deref() === undefined) {
      return true;
    }
  }
  return false;
}

describe('a promise that stays pending lets go of a run that does not wait for it any more', () => {
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

  /** Returns a reference to what the steps after a wait hold. */
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

  test.each(Object.entries(WAITS))('that has lost a race: %s', async (_, task) => {
    const reference = await runWith((self) => Task.run(Task.race([self, fast])), task);
    expect(await isCollected(reference)).toBe(true);
  });

  test('but not of one that waits for it', async () => {
    const never = new Promise<never>(() => {});
    const reference = await runWith(
      (self) => [Task.run(self)],
      Task.from(() => never),
    );
    expect(await isCollected(reference)).toBe(false);
    // The promise is still there, and so is what waits for it.
    expect(never).toBeInstanceOf(Promise);
  });
});
