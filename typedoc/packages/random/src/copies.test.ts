import { describe, expect, test } from 'vitest';
import { COPIES_TIMEOUT, useCopies } from '../../../laws/copies.js';

const runWithCopies = useCopies({
  folder: new URL('.', import.meta.url),
  contents: `export * from './index.ts'; export { Task } from '@tstd/task';`,
});

describe('two copies in one process', { timeout: COPIES_TIMEOUT }, () => {
  test('do not change the global object when they are imported', () => {
    expect(
      runWithCopies(`
const result = [
  first.randomInt === second.randomInt,
  Symbol.for('@tstd/application') in globalThis,
];`),
    ).toEqual([false, false]);
  });

  test('share the generator that you configure in one of them', () => {
    expect(
      runWithCopies(`
first.randomApplication.configure({ randomGenerator: first.seededGenerator(7) });
const result = [first, second, first].map(({ Task, randomInt }) => Task.run(randomInt(1, 6)).value);`),
    ).toEqual([3, 5, 3]);
  });

  test("pass the source of the run to each other's default generator", () => {
    expect(
      runWithCopies(`
first.randomApplication.get();
const result = second.Task.run(second.randomInt(1, 6), { random: () => 0 });`),
    ).toEqual({ ok: true, value: 1 });
  });
});
