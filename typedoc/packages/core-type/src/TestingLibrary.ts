/**
 * The functions that Jest and Vitest share: groups, tests and expectations.
 *
 * A function with a parameter of this type can define tests without importing a test runner. The exports of `vitest` and of `@jest/globals` are assignable to this type.
 *
 * @example A suite that receives its test runner
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

  /** Returns the checks that you can make on a value. */
  readonly expect: ExpectFunction;

  /** Defines a test. */
  readonly it: TestFunction;
}

/**
 * A function that defines a group of tests.
 *
 * @example Nest a group in another group
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
   * Defines a group and skips all groups in the file that are not defined with `only`.
   *
   * @param name - The name of the group, shown in the report.
   * @param define - The function that defines the tests of the group. It is called before any test runs, and must not be asynchronous.
   */
  readonly only: (name: string, define: () => void) => void;

  /**
   * Defines a group whose tests are skipped.
   *
   * @param name - The name of the group, shown in the report.
   * @param define - The function that defines the tests of the group. It is called before any test runs, and must not be asynchronous.
   */
  readonly skip: (name: string, define: () => void) => void;
}

/**
 * A function that defines a test.
 *
 * @example Define an asynchronous test
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
   * @param run - The function that runs the test. The test fails if the function throws or its promise is rejected.
   * @param timeout - The time in milliseconds after which the test fails.
   */
  (name: string, run: TestBody, timeout?: number): void;

  /** Defines one test for each case. */
  readonly each: TestEachFunction;

  /**
   * Defines a test and skips all tests in the file that are not defined with `only`.
   *
   * @param name - The name of the test, shown in the report.
   * @param run - The function that runs the test. The test fails if the function throws or its promise is rejected.
   * @param timeout - The time in milliseconds after which the test fails.
   */
  readonly only: (name: string, run: TestBody, timeout?: number) => void;

  /**
   * Defines a test that is skipped.
   *
   * @param name - The name of the test, shown in the report.
   * @param run - The function that runs the test. The test fails if the function throws or its promise is rejected.
   * @param timeout - The time in milliseconds after which the test fails.
   */
  readonly skip: (name: string, run: TestBody, timeout?: number) => void;

  /**
   * Lists a test that has not been written yet.
   *
   * @param name - The name of the test, shown in the report.
   */
  readonly todo: (name: string) => void;
}

/**
 * The function that runs a test and returns nothing or a promise.
 *
 * It is a union of functions, not a function that returns a union, because the types of Jest do not accept the latter.
 *
 * @typeParam Parameters - The types of the arguments.
 *
 * @example A synchronous and an asynchronous body
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
 * A function that accepts a table of cases.
 *
 * @example Define one test for each case
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
   * Returns a function that defines one test or group for each case. The elements of the case are passed to the body as arguments.
   *
   * @typeParam Case - The type of a case.
   *
   * @param cases - The cases, each of which is a list of arguments.
   * @returns A function that expects the name and the body.
   */
  <Case extends unknown[] | [unknown]>(cases: readonly Case[]): TestEachFunctionReturn<Case>;

  /**
   * Returns a function that defines one test or group for each case. The case is passed to the body as the only argument.
   *
   * @typeParam Case - The type of a case.
   *
   * @param cases - The cases, each of which is the only argument of the body.
   * @returns A function that expects the name and the body.
   */
  <Case>(cases: readonly Case[]): TestEachFunctionReturn<[Case]>;
}

/**
 * A function that defines one test or group for each case of a table.
 *
 * @typeParam Parameters - The types of the arguments of a case.
 *
 * @example A function for a given table of cases
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
   * @param name - The name of the test or group. In it, `%s`, `%d`, `%i`, `%j` and `%o` are replaced by the arguments, and `%#` is replaced by the index of the case.
   * @param run - The body, which receives the arguments of the case.
   * @param timeout - The time in milliseconds after which a test fails.
   */
  (name: string, run: TestBody<Parameters>, timeout?: number): void;
}

/**
 * The `expect` function, whose methods create placeholders that match many values.
 *
 * @example Match a value that is only partly known
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
   * Returns the checks that you can make on a value.
   *
   * @param actual - The value to check; for `resolves` and `rejects`, a promise.
   * @returns The checks.
   */
  (actual: unknown): ExpectAssertion;

  /**
   * Matches any value of the given constructor: `String` matches strings, and a class matches its instances.
   *
   * @param constructor - A class, or `String`, `Number` and so on for primitives.
   * @returns A placeholder that equals every value that it matches.
   */
  readonly any: (constructor: unknown) => unknown;

  /**
   * Matches any value except `null` and `undefined`.
   *
   * @returns A placeholder that equals every value that it matches.
   */
  readonly anything: () => unknown;

  /**
   * Matches any array that contains at least the given elements.
   *
   * @param elements - The elements to look for, in any order.
   * @returns A placeholder that equals every value that it matches.
   */
  readonly arrayContaining: (elements: unknown[]) => unknown;

  /**
   * Fails the test unless exactly `count` expectations are checked.
   *
   * @param count - The exact number of expectations.
   */
  readonly assertions: (count: number) => void;

  /** Fails the test unless at least one expectation is checked. */
  readonly hasAssertions: () => void;

  /**
   * Matches any object that has at least the given properties.
   *
   * @param properties - The properties to look for; the object may have others.
   * @returns A placeholder that equals every value that it matches.
   */
  readonly objectContaining: (properties: Record<string, unknown>) => unknown;

  /**
   * Matches any string that contains the given part.
   *
   * @param part - The text to look for. The case must match.
   * @returns A placeholder that equals every value that it matches.
   */
  readonly stringContaining: (part: string) => unknown;

  /**
   * Matches any string that matches the given pattern.
   *
   * @param pattern - The pattern. A string is interpreted as a regular expression.
   * @returns A placeholder that equals every value that it matches.
   */
  readonly stringMatching: (pattern: RegExp | string) => unknown;
}

/**
 * The checks that you can make on a value, their negations, and the checks on the outcome of a promise.
 *
 * @example Three ways to check a value
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
  /** The negated checks, which fail if the condition holds. */
  readonly not: ExpectAssertionObject;

  /** The same checks on the reason of a promise that must reject. */
  readonly rejects: ExpectAssertionObject<Promise<void>> & {
    /** The negated checks, which fail if the condition holds. */
    readonly not: ExpectAssertionObject<Promise<void>>;
  };

  /** The same checks on the value of a promise that must be fulfilled. */
  readonly resolves: ExpectAssertionObject<Promise<void>> & {
    /** The negated checks, which fail if the condition holds. */
    readonly not: ExpectAssertionObject<Promise<void>>;
  };
};

/**
 * The checks that you can make on a value.
 *
 * @typeParam Result - The type of the result of a check: nothing, or a promise if the value is one.
 *
 * @example Run the same check on several values
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
   * Checks that the value is the expected one, compared with `Object.is`.
   *
   * @param expected - The expected value. An equal object is not accepted unless it is the same object.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toBe: (expected: unknown) => Result;

  /**
   * Checks that a number is close to the expected one. The difference must be less than half a unit of the given decimal place.
   *
   * @param expected - The number that the value must be close to.
   * @param digits - The number of decimal places to compare; 2 by default.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toBeCloseTo: (expected: number, digits?: number) => Result;

  /**
   * Checks that the value is not `undefined`.
   *
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toBeDefined: () => Result;

  /**
   * Checks that the value is falsy.
   *
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toBeFalsy: () => Result;

  /**
   * Checks that a number is greater than the expected one.
   *
   * @param expected - The bound, excluded.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toBeGreaterThan: (expected: number | bigint) => Result;

  /**
   * Checks that a number is greater than or equal to the expected one.
   *
   * @param expected - The bound (inclusive).
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toBeGreaterThanOrEqual: (expected: number | bigint) => Result;

  /**
   * Checks that the value is an instance of the class.
   *
   * @param constructor - The class. Instances of its subclasses are accepted too.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toBeInstanceOf: (constructor: unknown) => Result;

  /**
   * Checks that a number is less than the expected one.
   *
   * @param expected - The bound, excluded.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toBeLessThan: (expected: number | bigint) => Result;

  /**
   * Checks that a number is less than or equal to the expected one.
   *
   * @param expected - The bound (inclusive).
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toBeLessThanOrEqual: (expected: number | bigint) => Result;

  /**
   * Checks that the value is `NaN`.
   *
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toBeNaN: () => Result;

  /**
   * Checks that the value is `null`.
   *
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toBeNull: () => Result;

  /**
   * Checks that the value is truthy.
   *
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toBeTruthy: () => Result;

  /**
   * Checks that the value is `undefined`.
   *
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toBeUndefined: () => Result;

  /**
   * Checks that a string contains the given part, or that a list contains the given element, compared with `===`.
   *
   * @param expected - The part of the string, which must have the same case, or the element itself.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toContain: (expected: unknown) => Result;

  /**
   * Checks that a list contains an element that is deeply equal to the given one.
   *
   * @param expected - The element. A deeply equal object is accepted too.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toContainEqual: (expected: unknown) => Result;

  /**
   * Checks that the value is deeply equal to the expected one. Properties whose value is `undefined` are ignored.
   *
   * @param expected - The expected value. An equal object of another class is accepted too.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toEqual: (expected: unknown) => Result;

  /**
   * Checks that a mock function was called.
   *
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toHaveBeenCalled: () => Result;

  /**
   * Checks that a mock function was called `count` times.
   *
   * @param count - The exact number of calls.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toHaveBeenCalledTimes: (count: number) => Result;

  /**
   * Checks that a mock function was called with the given arguments.
   *
   * @param parameters - All arguments of one of the calls, in order. They need only be deeply equal.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toHaveBeenCalledWith: (...parameters: unknown[]) => Result;

  /**
   * Checks that the last call of a mock function received the given arguments.
   *
   * @param parameters - All arguments of that call, in order. They need only be deeply equal.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toHaveBeenLastCalledWith: (...parameters: unknown[]) => Result;

  /**
   * Checks that call number `call` of a mock function received the given arguments.
   *
   * @param call - The number of the call, from 1.
   * @param parameters - All arguments of that call, in order. They need only be deeply equal.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toHaveBeenNthCalledWith: (call: number, ...parameters: unknown[]) => Result;

  /**
   * Checks that the value has the given `length`.
   *
   * @param length - The number that the `length` property must equal.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toHaveLength: (length: number) => Result;

  /**
   * Checks that an object has a property with the given name or path. If you pass a value, the property must be deeply equal to it.
   *
   * @param path - The name of the property, or the names that lead to it.
   * @param value - The value that the property must have. If you omit it, any value is accepted.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toHaveProperty: (path: string | string[], value?: unknown) => Result;

  /**
   * Checks that a string contains the given part or matches the pattern.
   *
   * @param expected - The part, which must have the same case, or the pattern.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toMatch: (expected: string | RegExp) => Result;

  /**
   * Checks that an object has at least the properties of the expected one, compared deeply.
   *
   * @param expected - The properties that the object must have. Other properties are ignored.
   * @returns Nothing, or a promise if the value is one.
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- The types of Jest do not accept `unknown`.
  readonly toMatchObject: (expected: any) => Result;

  /**
   * Checks that the value is deeply equal to the expected one and that all objects have the same classes. Properties whose value is `undefined` are compared too.
   *
   * @param expected - The expected value. An equal object of another class is not accepted.
   * @returns Nothing, or a promise if the value is one.
   */
  readonly toStrictEqual: (expected: unknown) => Result;

  /**
   * Checks that a function throws. You can require a part of the message, a pattern that the message matches, a class or an error.
   *
   * @param expected - A part of the message, a pattern for the message, a class, or an error with the same message.
   * @returns Nothing, or a promise if the value is one.
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- The types of Jest do not accept `unknown`.
  readonly toThrow: (expected?: any) => Result;
}
