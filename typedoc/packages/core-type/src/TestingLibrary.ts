/**
 * The part that Jest and Vitest share: groups, tests and expectations.
 *
 * A function that takes it can define tests without importing a test runner. The exports of `vitest` and of `@jest/globals` are assignable to it as they are.
 *
 * @example A suite that is handed its test runner
 * ```ts
 * import type { TestingLibrary } from '@tstd/core-type';
 *
 * export function suite(
 *   { describe, it, expect }: TestingLibrary,
 *   name: string,
 *   parse: typeof JSON.parse,
 * ): void {
 *   describe(name, () => {
 *     it('reads an empty array', () => {
 *       expect(parse('[]')).toEqual([]);
 *     });
 *   });
 * }
 * ```
 *
 * @alias jasmine, node:test
 * @keywords agnostic, injection, mocha
 * @category Testing
 * @since 1.0.0
 */
export interface TestingLibrary {
  /** Defines a group of tests. */
  readonly describe: TestGroupFunction;

  /** Makes an expectation on a value. */
  readonly expect: ExpectFunction;

  /** Defines a test. */
  readonly it: TestFunction;
}

/**
 * A function that defines a group of tests.
 *
 * @example A group in a group
 * ```ts
 * import type { TestGroupFunction } from '@tstd/core-type';
 *
 * export function nested(
 *   describe: TestGroupFunction,
 *   body: () => void,
 * ): void {
 *   describe('outer', () => {
 *     describe('inner', body);
 *   });
 * }
 * ```
 *
 * @keywords describe, suite, block, context
 * @category Testing
 * @since 1.0.0
 */
export interface TestGroupFunction {
  /**
   * Defines a group of tests.
   *
   * @param name - The name of the group, shown in the report.
   * @param define - The function that defines the tests of the group. It is called before any test runs, and must not be asynchronous.
   */
  (name: string, define: () => void): void;

  /** Defines one group for each case. */
  readonly each: TestEachFunction;

  /**
   * Defines a group, and leaves out all groups of the file that are not marked so.
   *
   * @param name - The name of the group, shown in the report.
   * @param define - The function that defines the tests of the group. It is called before any test runs, and must not be asynchronous.
   */
  readonly only: (name: string, define: () => void) => void;

  /**
   * Defines a group whose tests are not run.
   *
   * @param name - The name of the group, shown in the report.
   * @param define - The function that defines the tests of the group. It is called before any test runs, and must not be asynchronous.
   */
  readonly skip: (name: string, define: () => void) => void;
}

/**
 * A function that defines a test.
 *
 * @example A test that waits
 * ```ts
 * import type { TestFunction } from '@tstd/core-type';
 *
 * export function waits(it: TestFunction): void {
 *   it('waits', async () => {
 *     await Promise.resolve();
 *   });
 * }
 * ```
 *
 * @alias vitest, jest, mocha
 * @keywords async, case
 * @category Testing
 * @since 1.0.0
 */
export interface TestFunction {
  /**
   * Defines a test.
   *
   * @param name - The name of the test, shown in the report.
   * @param run - The function that runs the test. The test fails when it throws or when its promise rejects.
   * @param timeout - The time in milliseconds after which the test fails.
   */
  (name: string, run: TestBody, timeout?: number): void;

  /** Defines one test for each case. */
  readonly each: TestEachFunction;

  /**
   * Defines a test, and leaves out all tests of the file that are not marked so.
   *
   * @param name - The name of the test, shown in the report.
   * @param run - The function that runs the test. The test fails when it throws or when its promise rejects.
   * @param timeout - The time in milliseconds after which the test fails.
   */
  readonly only: (name: string, run: TestBody, timeout?: number) => void;

  /**
   * Defines a test that is not run.
   *
   * @param name - The name of the test, shown in the report.
   * @param run - The function that runs the test. The test fails when it throws or when its promise rejects.
   * @param timeout - The time in milliseconds after which the test fails.
   */
  readonly skip: (name: string, run: TestBody, timeout?: number) => void;

  /**
   * Notes a test that is still to be written.
   *
   * @param name - The name of the test, shown in the report.
   */
  readonly todo: (name: string) => void;
}

/**
 * The function that runs a test: one that returns nothing, or one that returns a promise.
 *
 * It is a union of functions, not a function that returns a union, because the types of Jest accept no other.
 *
 * @typeParam Parameters - The types of the arguments.
 *
 * @example Both forms
 * ```ts
 * import type { TestBody } from '@tstd/core-type';
 *
 * const bodies: readonly TestBody[] = [() => {}, async () => {}];
 *
 * bodies.length; // => 2
 * ```
 *
 * @category Testing
 * @since 1.0.0
 */
export type TestBody<Parameters extends readonly unknown[] = []> =
  ((...parameters: Parameters) => void) | ((...parameters: Parameters) => Promise<void>);

/**
 * A function that takes a table of cases.
 *
 * @example One test for each case
 * ```ts
 * import type { TestingLibrary } from '@tstd/core-type';
 *
 * export function doubles({ expect, it }: TestingLibrary): void {
 *   it.each([
 *     [1, 2],
 *     [0, 0],
 *   ])('doubles %d', (input, output) => {
 *     expect(input * 2).toBe(output);
 *   });
 * }
 * ```
 *
 * @keywords parameterized
 * @category Testing
 * @since 1.0.0
 */
export interface TestEachFunction {
  /**
   * Returns the function that defines one test or group for each case, and passes the elements of the case as arguments.
   *
   * @typeParam Case - The type of a case.
   *
   * @param cases - The cases, each one a list of arguments.
   * @returns The function that takes the name and the body.
   */
  <Case extends unknown[] | [unknown]>(cases: readonly Case[]): TestEachFunctionReturn<Case>;

  /**
   * Returns the function that defines one test or group for each case, and passes the case as the one argument.
   *
   * @typeParam Case - The type of a case.
   *
   * @param cases - The cases, each one the only argument of the body.
   * @returns The function that takes the name and the body.
   */
  <Case>(cases: readonly Case[]): TestEachFunctionReturn<[Case]>;
}

/**
 * A function that defines one test or group for each case of a table.
 *
 * @typeParam Parameters - The types of the arguments that a case gives.
 *
 * @example A function that is bound to its cases
 * ```ts
 * import type { TestEachFunctionReturn } from '@tstd/core-type';
 *
 * export function define(
 *   forEachNumber: TestEachFunctionReturn<[value: number]>,
 * ): void {
 *   forEachNumber('%d is an integer', (value) => {
 *     if (!Number.isInteger(value))
 *       throw new Error(`${value} is not an integer`);
 *   });
 * }
 * ```
 *
 * @category Testing
 * @since 1.0.0
 */
export interface TestEachFunctionReturn<Parameters extends readonly unknown[]> {
  /**
   * Defines one test or group for each case.
   *
   * @param name - The name, in which `%s`, `%d`, `%i`, `%j`, `%o` and `%#` stand for the arguments and for the index of the case.
   * @param run - The body, which gets the arguments of the case.
   * @param timeout - The time in milliseconds after which a test fails.
   */
  (name: string, run: TestBody<Parameters>, timeout?: number): void;
}

/**
 * A function that makes an expectation on a value, with methods for values that stand for many.
 *
 * @example A value of which only a part is known
 * ```ts
 * import type { ExpectFunction } from '@tstd/core-type';
 *
 * export function hasName(expect: ExpectFunction, value: unknown): void {
 *   expect(value).toEqual(
 *     expect.objectContaining({ name: expect.any(String) }),
 *   );
 * }
 * ```
 *
 * @keywords assertion, matcher, vitest, asymmetric
 * @category Testing
 * @since 1.0.0
 */
export interface ExpectFunction {
  /**
   * Returns the checks that can be made on a value.
   *
   * @param actual - The value to check; for `resolves` and `rejects`, a promise.
   * @returns The checks.
   */
  (actual: unknown): ExpectAssertion;

  /**
   * Stands for any value that the given constructor makes: `String` for strings, a class for its instances.
   *
   * @param constructor - A class, or `String`, `Number` and the like for primitives.
   * @returns A stand-in for such a value, to compare with.
   */
  readonly any: (constructor: unknown) => unknown;

  /**
   * Stands for any value but `null` and `undefined`.
   *
   * @returns A stand-in for such a value, to compare with.
   */
  readonly anything: () => unknown;

  /**
   * Stands for any array that has at least the given elements.
   *
   * @param elements - The elements to look for, in any order.
   * @returns A stand-in for such a value, to compare with.
   */
  readonly arrayContaining: (elements: unknown[]) => unknown;

  /**
   * Fails the test unless exactly that many expectations are checked.
   *
   * @param count - How many expectations must be checked, no more and no fewer.
   */
  readonly assertions: (count: number) => void;

  /** Fails the test unless at least one expectation is checked. */
  readonly hasAssertions: () => void;

  /**
   * Stands for any object that has at least the given properties.
   *
   * @param properties - The properties to look for; the object may have others.
   * @returns A stand-in for such a value, to compare with.
   */
  readonly objectContaining: (properties: Record<string, unknown>) => unknown;

  /**
   * Stands for any string that has the given part.
   *
   * @param part - The text to look for, in the same case.
   * @returns A stand-in for such a value, to compare with.
   */
  readonly stringContaining: (part: string) => unknown;

  /**
   * Stands for any string that the given pattern matches.
   *
   * @param pattern - The pattern; a string is read as a regular expression.
   * @returns A stand-in for such a value, to compare with.
   */
  readonly stringMatching: (pattern: RegExp | string) => unknown;
}

/**
 * The checks that can be made on a value, on the contrary, and on what becomes of a promise.
 *
 * @example The three ways to check
 * ```ts
 * import type { ExpectAssertion } from '@tstd/core-type';
 *
 * export async function check(
 *   number: ExpectAssertion,
 *   promise: ExpectAssertion,
 * ): Promise<void> {
 *   number.toBe(1);
 *   number.not.toBe(2);
 *   await promise.resolves.toBe(1);
 * }
 * ```
 *
 * @keywords matcher, vitest, chai
 * @category Testing
 * @since 1.0.0
 */
export type ExpectAssertion = ExpectAssertionObject & {
  /** The same checks, which fail when they hold. */
  readonly not: ExpectAssertionObject;

  /** The same checks on the reason of a promise that must reject. */
  readonly rejects: ExpectAssertionObject<Promise<void>> & {
    /** The same checks, which fail when they hold. */
    readonly not: ExpectAssertionObject<Promise<void>>;
  };

  /** The same checks on the value of a promise that must be fulfilled. */
  readonly resolves: ExpectAssertionObject<Promise<void>> & {
    /** The same checks, which fail when they hold. */
    readonly not: ExpectAssertionObject<Promise<void>>;
  };
};

/**
 * The checks that can be made on a value.
 *
 * @typeParam Result - The type of what a check returns: nothing, or a promise when the value is one.
 *
 * @example A check that is used for several values
 * ```ts
 * import type { ExpectAssertionObject } from '@tstd/core-type';
 *
 * export function isShort(...values: readonly ExpectAssertionObject[]): void {
 *   for (const value of values) value.toHaveLength(1);
 * }
 * ```
 *
 * @category Testing
 * @since 1.0.0
 */
export interface ExpectAssertionObject<Result = void> {
  /**
   * Checks that the value is the expected one, by `Object.is`.
   *
   * @param expected - The expected value; an object must be the very same one.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toBe: (expected: unknown) => Result;

  /**
   * Checks that a number is near the expected one: by less than half a unit of the given digit after the point (2 by default).
   *
   * @param expected - The number that the value must be near to.
   * @param digits - How many digits after the point count; 2 by default.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toBeCloseTo: (expected: number, digits?: number) => Result;

  /**
   * Checks that the value is not `undefined`.
   *
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toBeDefined: () => Result;

  /**
   * Checks that the value is false in a condition.
   *
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toBeFalsy: () => Result;

  /**
   * Checks that a number is greater than the expected one.
   *
   * @param expected - The bound, excluded.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toBeGreaterThan: (expected: number | bigint) => Result;

  /**
   * Checks that a number is greater than the expected one or equal to it.
   *
   * @param expected - The bound, included.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toBeGreaterThanOrEqual: (expected: number | bigint) => Result;

  /**
   * Checks that the value is an instance of the class.
   *
   * @param constructor - The class; instances of its subclasses are accepted, too.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toBeInstanceOf: (constructor: unknown) => Result;

  /**
   * Checks that a number is less than the expected one.
   *
   * @param expected - The bound, excluded.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toBeLessThan: (expected: number | bigint) => Result;

  /**
   * Checks that a number is less than the expected one or equal to it.
   *
   * @param expected - The bound, included.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toBeLessThanOrEqual: (expected: number | bigint) => Result;

  /**
   * Checks that the value is `NaN`.
   *
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toBeNaN: () => Result;

  /**
   * Checks that the value is `null`.
   *
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toBeNull: () => Result;

  /**
   * Checks that the value is true in a condition.
   *
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toBeTruthy: () => Result;

  /**
   * Checks that the value is `undefined`.
   *
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toBeUndefined: () => Result;

  /**
   * Checks that a string has the given part, or that a list has the given element, by `===`.
   *
   * @param expected - The part of the string, in the same case, or the very element.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toContain: (expected: unknown) => Result;

  /**
   * Checks that a list has an element that is deeply equal to the given one.
   *
   * @param expected - The element; an equal object is enough.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toContainEqual: (expected: unknown) => Result;

  /**
   * Checks that the value is deeply equal to the expected one. Properties that are `undefined` do not count.
   *
   * @param expected - The expected value; an equal object of another class is enough.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toEqual: (expected: unknown) => Result;

  /**
   * Checks that a mock function was called.
   *
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toHaveBeenCalled: () => Result;

  /**
   * Checks that a mock function was called that many times.
   *
   * @param count - The exact number of calls.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toHaveBeenCalledTimes: (count: number) => Result;

  /**
   * Checks that a mock function was called with the given arguments.
   *
   * @param parameters - All arguments of one of the calls, in order; equal objects are enough.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toHaveBeenCalledWith: (...parameters: unknown[]) => Result;

  /**
   * Checks that the last call of a mock function had the given arguments.
   *
   * @param parameters - All arguments of that call, in order; equal objects are enough.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toHaveBeenLastCalledWith: (...parameters: unknown[]) => Result;

  /**
   * Checks that the call of a mock function with that number, from 1, had the given arguments.
   *
   * @param call - The number of the call, from 1.
   * @param parameters - All arguments of that call, in order; equal objects are enough.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toHaveBeenNthCalledWith: (call: number, ...parameters: unknown[]) => Result;

  /**
   * Checks that the value has the given `length`.
   *
   * @param length - The number that the property `length` must be.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toHaveLength: (length: number) => Result;

  /**
   * Checks that an object has a property, by name or by path, and that the property is deeply equal to the given value when there is one.
   *
   * @param path - The name of the property, or the names that lead to it.
   * @param value - The value that the property must have; without it, any value will do.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toHaveProperty: (path: string | string[], value?: unknown) => Result;

  /**
   * Checks that a string has the given part, or that the pattern matches it.
   *
   * @param expected - The part, in the same case, or the pattern.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toMatch: (expected: string | RegExp) => Result;

  /**
   * Checks that an object has at least the properties of the expected one, deeply.
   *
   * @param expected - The properties that the object must have; others are ignored.
   * @returns Nothing, or a promise where the value is one.
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- The types of Jest take not all values.
  readonly toMatchObject: (expected: any) => Result;

  /**
   * Checks that the value is deeply equal to the expected one, with the same classes. Properties that are `undefined` count.
   *
   * @param expected - The expected value; an equal object of another class is not enough.
   * @returns Nothing, or a promise where the value is one.
   */
  readonly toStrictEqual: (expected: unknown) => Result;

  /**
   * Checks that a function throws: any error, one whose message has the given part, one that the pattern matches, or an instance of the class.
   *
   * @param expected - The part of the message, the pattern of the message, the class, or an error with the message.
   * @returns Nothing, or a promise where the value is one.
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- The types of Jest take not all values.
  readonly toThrow: (expected?: any) => Result;
}
