import type { Application } from '@tstd/application';
import { ArgumentError } from '@tstd/error';
import { Task } from '@tstd/task';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import {
  randomApplication,
  randomBoolean,
  type RandomConfiguration,
  randomElement,
  type RandomGenerator,
  randomGenerator,
  randomInt,
  randomNumber,
  seededGenerator,
  shuffle,
} from './index.js';

const before = randomApplication.get();

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.125);
});

afterEach(() => {
  vi.restoreAllMocks();
  randomApplication.configure(before);
});

const configured: RandomGenerator = Task.Ok(0.25);
const given: RandomGenerator = Task.Ok(0.75);
const random = (): number => 0.5;

describe('randomApplication', () => {
  test('is the application of the package', () => {
    expectTypeOf(randomApplication).toEqualTypeOf<Application<RandomConfiguration>>();
    expect(randomApplication.id).toBe('@tstd/random');
    expect(Object.keys(randomApplication.get())).toEqual(['randomGenerator']);
  });

  test('accepts any task that produces numbers', () => {
    const generator = seededGenerator(1);
    randomApplication.configure({ randomGenerator: generator });
    expect(randomApplication.get().randomGenerator).toBe(generator);
  });

  test('rejects a value that is not a generator and keeps the previous one', () => {
    for (const generator of [Math.random, 0.5, null, undefined, {}]) {
      expect(() => {
        randomApplication.configure({ randomGenerator: generator as unknown as RandomGenerator });
      }).toThrow(
        new ArgumentError({
          message:
            'Expected "randomGenerator" in the configuration of the application "@tstd/random" to be of the type "RandomGenerator"',
        }),
      );
    }
    expect(randomApplication.get()).toEqual(before);
  });

  test('rejects randomGenerator, which would read itself endlessly', () => {
    expect(() => {
      randomApplication.configure({ randomGenerator });
    }).toThrow(ArgumentError);
  });

  test('accepts a generator that builds on the previous one', () => {
    randomApplication.configure({ randomGenerator: configured });
    randomApplication.configure(({ randomGenerator: previous }) => ({
      randomGenerator: Task.map(previous, (value) => value / 2),
    }));
    expect(Task.run(randomGenerator)).toEqual({ ok: true, value: 0.125 });
  });

  test('rejects other types at compile time', () => {
    expect(() => {
      // @ts-expect-error A generator cannot fail.
      randomApplication.configure({ randomGenerator: Task.Err('no') });
    }).not.toThrow();
  });
});

describe('randomGenerator', () => {
  test('reads Math.random by default', () => {
    expectTypeOf(randomGenerator).toEqualTypeOf<RandomGenerator>();
    expectTypeOf<RandomGenerator>().toExtend<Task<number, never>>();
    expect(Task.run(randomGenerator)).toEqual({ ok: true, value: 0.125 });
  });

  test('reads the random source of the run before Math.random', () => {
    expect(Task.run(randomGenerator, { random })).toEqual({ ok: true, value: 0.5 });
    expect(Math.random).not.toHaveBeenCalled();
  });

  test('reads the configured generator before the source of the run', () => {
    randomApplication.configure({ randomGenerator: configured });
    expect(Task.run(randomGenerator, { random })).toEqual({ ok: true, value: 0.25 });
  });

  test('is not used by the retries of a task, which read the source of the run', async () => {
    const read = vi.fn(random);
    const clock = Task.virtualClock();
    randomApplication.configure({ randomGenerator: configured });
    const retried = Task.retry(Task.Err('busy'), { times: 1, delay: 1000, jitter: 1 });
    const running = Task.run(retried, { ...clock, random: read });
    while (await clock.advanceToNext());
    expect(await running).toEqual({ ok: false, error: 'busy' });
    expect([read.mock.calls.length, clock.now()]).toEqual([1, 500]);
  });

  test('reads the configuration in each run', () => {
    const task = randomNumber(0, 1);
    expect(Task.run(task)).toEqual({ ok: true, value: 0.125 });
    randomApplication.configure({ randomGenerator: configured });
    expect(Task.run(task)).toEqual({ ok: true, value: 0.25 });
  });
});

describe('the source of a number', () => {
  const elements = Array.from({ length: 16 }, (_, index) => index);

  test.each([
    ['randomInt()', (generator?: RandomGenerator) => randomInt(0, 15, { generator })],
    ['randomNumber()', (generator?: RandomGenerator) => randomNumber(0, 16, { generator })],
    ['randomElement()', (generator?: RandomGenerator) => randomElement(elements, { generator })],
  ])('is the option of %s, else the configuration, the run or Math.random', (_, taskOf) => {
    expect(Task.run(taskOf())).toEqual({ ok: true, value: 2 });
    expect(Task.run(taskOf(), { random })).toEqual({ ok: true, value: 8 });
    randomApplication.configure({ randomGenerator: configured });
    expect(Task.run(taskOf(), { random })).toEqual({ ok: true, value: 4 });
    expect(Task.run(taskOf(given), { random })).toEqual({ ok: true, value: 12 });
  });

  test('is the configuration if there are no options', () => {
    randomApplication.configure({ randomGenerator: Task.Ok(0) });
    expect(Task.run(randomInt(1, 6))).toEqual({ ok: true, value: 1 });
    expect(Task.run(randomNumber(1, 6))).toEqual({ ok: true, value: 1 });
    expect(Task.run(randomBoolean())).toEqual({ ok: true, value: true });
    expect(Task.run(randomElement(['a', 'b']))).toEqual({ ok: true, value: 'a' });
    expect(Task.run(shuffle(['a', 'b']))).toEqual({ ok: true, value: ['b', 'a'] });
  });
});
