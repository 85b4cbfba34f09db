import { Task } from '@tstd/task';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Failure, checkClaim, failuresOf, startBlock } from './claims';

const of =
  <Value>(value: Value): (() => Promise<Value>) =>
  () =>
    Promise.resolve(value);

const throwing =
  (error: unknown): (() => Promise<never>) =>
  () => {
    throw error;
  };

async function check(
  run: () => Promise<unknown>,
  expected: string | (() => Promise<unknown>),
): Promise<readonly Failure[] | undefined> {
  await checkClaim('page.md:1', 0, run, expected);
  return failuresOf('page.md:1', 0);
}

beforeEach(() => {
  startBlock('page.md:1');
});

describe('a claim of a value', () => {
  test('holds for a value that is deeply equal', async () => {
    expect(await check(of({ a: [1] }), of({ a: [1] }))).toEqual([]);
    expect(await check(of(Number.NaN), of(Number.NaN))).toEqual([]);
  });

  test.each([
    [{ a: undefined }, {}],
    [0, -0],
    [new (class A {})(), {}],
    [[undefined], new Array(1)],
    ['1', 1],
  ])('does not hold for %o instead of %o', async (actual, expected) => {
    expect(await check(of(actual), of(expected))).toMatchObject([{ values: { actual, expected } }]);
  });

  test('of a task is about the result of a run, and returns the task to the code', async () => {
    const task = Task.delay(1);
    expect(await checkClaim('page.md:1', 0, of(task), of({ ok: true, value: undefined }))).toBe(
      task,
    );
    expect(failuresOf('page.md:1', 0)).toEqual([]);
  });

  test('of a task reports the actual result of the run', async () => {
    expect(await check(of(Task.Err('no')), of({ ok: true, value: 1 }))).toMatchObject([
      { received: "{ error: 'no', ok: false }" },
    ]);
  });

  test('reports the thrown error', async () => {
    expect(await check(throwing(new TypeError('No')), of(1))).toEqual([
      { expected: '1', received: 'throws TypeError: No' },
    ]);
  });

  test('reports that the claim itself throws', async () => {
    expect(await check(of(1), throwing(new ReferenceError('a is not defined')))).toEqual([
      {
        expected: 'a value, but the claim itself throws ReferenceError: a is not defined',
        received: '1',
      },
    ]);
  });
});

describe('a claim of an error', () => {
  test('holds for an error of that name, whatever its class', async () => {
    expect(await check(throwing(new TypeError('No')), 'TypeError')).toEqual([]);
    expect(await check(throwing({ name: 'Other' }), 'Other')).toEqual([]);
  });

  test('reports another error', async () => {
    expect(await check(throwing(new TypeError('No')), 'RangeError')).toEqual([
      { expected: 'throws RangeError', received: 'throws TypeError: No' },
    ]);
  });

  test('does not hold for a thrown value without a name', async () => {
    expect(await check(throwing('RangeError'), 'RangeError')).toMatchObject([
      { received: "throws 'RangeError'" },
    ]);
  });

  test('reports the value if nothing is thrown', async () => {
    expect(await check(of({ a: 1 }), 'RangeError')).toEqual([
      { expected: 'throws RangeError', received: '{ a: 1 }' },
    ]);
  });
});

test('a claim that is reached twice keeps each failure', async () => {
  await check(of(1), of(2));
  await check(of(2), of(2));
  expect(await check(of(3), of(2))).toMatchObject([{ received: '1' }, { received: '3' }]);
});

test('a claim that is not reached has no result', () => {
  expect(failuresOf('page.md:1', 1)).toBeUndefined();
});
