import * as vitest from 'vitest';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { assertType } from './assertType.js';
import type {
  ExpectAssertion,
  ExpectAssertionObject,
  ExpectFunction,
  TestBody,
  TestEachFunction,
  TestFunction,
  TestGroupFunction,
  TestingLibrary,
} from './TestingLibrary.js';

const defined: number[] = [];
const ran: string[] = [];

/** A suite that does not import a test runner. */
function suite({ describe: group, expect: expectation, it }: TestingLibrary): void {
  group('a suite that receives its test runner', () => {
    it('uses every expectation of the type', async () => {
      ran.push('it');
      expectation(defined).toEqual([1, 2]);
      const called = vitest.vi.fn((value: number) => value);
      called(1);
      expectation(1).toBe(1);
      expectation(1).not.toBe(2);
      expectation(0.1 + 0.2).toBeCloseTo(0.3, 5);
      expectation(1).toBeDefined();
      expectation(0).toBeFalsy();
      expectation(2).toBeGreaterThan(1);
      expectation(2n).toBeGreaterThanOrEqual(2n);
      expectation([]).toBeInstanceOf(Array);
      expectation(1).toBeLessThan(2);
      expectation(1).toBeLessThanOrEqual(1);
      expectation(Number.NaN).toBeNaN();
      expectation(null).toBeNull();
      expectation(1).toBeTruthy();
      expectation(undefined).toBeUndefined();
      expectation([1, 2]).toContain(2);
      expectation([{ a: 1 }]).toContainEqual({ a: 1 });
      expectation({ a: 1, b: undefined }).toEqual({ a: 1 });
      expectation(called).toHaveBeenCalled();
      expectation(called).toHaveBeenCalledTimes(1);
      expectation(called).toHaveBeenCalledWith(1);
      expectation(called).toHaveBeenLastCalledWith(1);
      expectation(called).toHaveBeenNthCalledWith(1, 1);
      expectation('ab').toHaveLength(2);
      expectation({ a: { b: 1 } }).toHaveProperty('a.b', 1);
      expectation({ a: { b: 1 } }).toHaveProperty(['a', 'b']);
      expectation('abc').toMatch(/b/);
      expectation({ a: 1, b: 2 }).toMatchObject({ a: 1 });
      expectation({ a: 1, b: undefined }).not.toStrictEqual({ a: 1 });
      expectation(() => {
        throw new TypeError('no');
      }).toThrow(TypeError);
      await expectation(Promise.resolve(1)).resolves.toBe(1);
      await expectation(Promise.resolve(1)).resolves.not.toBe(2);
      await expectation(Promise.reject(new Error('no'))).rejects.toThrow('no');
      await expectation(Promise.reject(new Error('no'))).rejects.not.toThrow('yes');
    });

    it('checks as the comments say', () => {
      ran.push('checks');
      expectation(Number.NaN).toBe(Number.NaN);
      expectation(-0).not.toBe(0);
      expectation(0.004).toBeCloseTo(0);
      expectation(0.006).not.toBeCloseTo(0);
      expectation([Number.NaN]).not.toContain(Number.NaN);
      expectation('abc').toContain('b');
      expectation('abc').toMatch('b');
      expectation([new Set([1])]).toContainEqual(new Set([1]));
      expectation(new (class {})()).not.toStrictEqual({});
      expectation(new (class {})()).toEqual({});
      expectation({ a: { b: 1, c: 2 } }).toMatchObject({ a: { b: 1 } });
      expectation({ a: { b: { c: 1 } } }).toHaveProperty('a.b', { c: 1 });
      const fail = (): never => {
        throw new TypeError('no part');
      };
      expectation(fail).toThrow();
      expectation(fail).toThrow('part');
      expectation(fail).toThrow(/^no/);
      expectation(fail).toThrow(new TypeError('no part'));
    });

    it('knows the asymmetric matchers', () => {
      ran.push('values');
      expectation.hasAssertions();
      expectation.assertions(7);
      expectation('a').toEqual(expectation.any(String));
      expectation('a').toEqual(expectation.anything());
      expectation([1, 2]).toEqual(expectation.arrayContaining([2]));
      expectation({ a: 1, b: 2 }).toEqual(expectation.objectContaining({ a: 1 }));
      expectation('abc').toEqual(expectation.stringContaining('b'));
      expectation('abc').toEqual(expectation.stringMatching(/^a/));
      expectation('abc').not.toEqual(expectation.stringMatching('^b'));
    });

    it.each([
      [1, 'one'],
      [2, 'two'],
    ] as [number, string][])('passes the elements of a case: %d %s', (value, name) => {
      ran.push(name);
      assertType<typeof value, number>(true);
      assertType<typeof name, string>(true);
      expectation(typeof value).toBe('number');
    });

    it.each([{ input: 'a' }])('passes a case that is not a list', async ({ input }) => {
      ran.push(input);
      expectation(input).toBe('a');
    });

    group.each([1, 2])('group %d', (value) => {
      defined.push(value);
      it('is defined for each case', () => {
        ran.push(`group ${value}`);
        expectation([1, 2]).toContain(value);
      });
    });

    group.skip('left out', () => {
      it('is not run', () => {
        ran.push('never');
      });
    });

    it.skip('is not run', () => {
      ran.push('never');
    });
  });
}

suite(vitest);

describe('TestingLibrary', () => {
  test('accepts the exports of vitest', () => {
    expectTypeOf<typeof vitest>().toExtend<TestingLibrary>();
    expectTypeOf(vitest.describe).toExtend<TestGroupFunction>();
    expectTypeOf(vitest.it).toExtend<TestFunction>();
    expectTypeOf(vitest.test).toExtend<TestFunction>();
    expectTypeOf(vitest.it.each).toExtend<TestEachFunction>();
    expectTypeOf(vitest.describe.each).toExtend<TestEachFunction>();
    expectTypeOf(vitest.expect).toExtend<ExpectFunction>();
    expectTypeOf(vitest.expect(1)).toExtend<ExpectAssertion>();
    const library: TestingLibrary = { describe, expect, it: test };
    expect(library.it).toBe(test);
  });

  test('runs a suite with the exports of vitest, and skips the tests that it marks', () => {
    expect(ran).toEqual(['it', 'checks', 'values', 'one', 'two', 'a', 'group 1', 'group 2']);
  });

  test('contains only members that vitest has', () => {
    expect(vitest.expect.any).toBeTypeOf('function');
    expect(vitest.it.only).toBeTypeOf('function');
    expect(vitest.it.todo).toBeTypeOf('function');
    expect(vitest.describe.only).toBeTypeOf('function');
  });

  test('rejects values that are not test runners', () => {
    // @ts-expect-error There is no `expect`.
    const library: TestingLibrary = { describe, it: test };
    expect(Object.keys(library)).toEqual(['describe', 'it']);
  });
});

describe('TestBody', () => {
  test('is a function with or without a promise', () => {
    const bodies: readonly TestBody[] = [() => {}, async () => {}];
    expectTypeOf<(value: number) => void>().toExtend<TestBody<[value: number]>>();
    // @ts-expect-error A body receives no more arguments than its case has.
    const wrong: TestBody = (value: number) => value;
    expect([...bodies, wrong].map((body) => body.length)).toEqual([0, 0, 1]);
  });
});

describe('TestEachFunctionReturn', () => {
  const { it }: TestingLibrary = vitest;

  it.each([['a', 1, 2.5, { b: 3 }, ['c']]])('names %s, %d, %i, %j, %o, %#', () => {
    expect(expect.getState().currentTestName).toMatch(
      /> names a, 1, 2, \{"b":3\}, \[ 'c'.*\], 0$/s,
    );
  });
});

describe('ExpectAssertionObject', () => {
  test('returns a promise if the value is one', () => {
    assertType<ReturnType<ExpectAssertion['resolves']['toBe']>, Promise<void>>(true);
    assertType<ReturnType<ExpectAssertion['rejects']['not']['toBe']>, Promise<void>>(true);
    assertType<ReturnType<ExpectAssertionObject['toBe']>, void>(true);
    const assertion: ExpectAssertion = expect(Promise.resolve(1));
    const checked = assertion.resolves.toBe(1);
    expect(checked.then).toBeTypeOf('function');
    return checked;
  });
});
