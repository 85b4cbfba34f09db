import type { Awaitable } from '@tstd/async';
import { Result } from '@tstd/core';
import type { AbortError } from '@tstd/error';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type StartTimer,
  Task,
  type TaskCanceler,
  type TaskFunction,
  type TaskLike,
  type TaskParameters,
  type TaskParametersOverrides,
  type TaskRunner,
  type VirtualClock,
} from './index.js';

const number = Task.from((): Result<number, 'low'> => Result.Ok(1));
const text = Task.from((): Result<string, 'long'> => Result.Ok('a'));

describe('the types of tasks', () => {
  test('constructors infer their types from their arguments', () => {
    expectTypeOf(Task.Ok(1)).toEqualTypeOf<Task<number, never>>();
    expectTypeOf(Task.Err('no')).toEqualTypeOf<Task<never, string>>();
    expectTypeOf(Task.fromResult(Result.Ok(1))).toEqualTypeOf<Task<number, never>>();
    expectTypeOf(Task.fromResult(Result.Err('no'))).toEqualTypeOf<Task<never, string>>();
    expectTypeOf(Task.from(() => Promise.resolve(Result.Ok(1)))).toEqualTypeOf<
      Task<number, never>
    >();
    expectTypeOf(number).toEqualTypeOf<Task<number, 'low'>>();
    expectTypeOf(
      Task.tryCall(
        () => Promise.resolve(1),
        () => 'no',
      ),
    ).toEqualTypeOf<Task<number, string>>();
    expectTypeOf(Task.delay(1)).toEqualTypeOf<Task<void, never>>();
    expectTypeOf(Task.canceler()).toEqualTypeOf<TaskCanceler>();
    expect(Task.hasInstance(number)).toBe(true);
  });

  test('a function may return one result or another', () => {
    const either = Task.from(({ random }) => (random() < 1 ? Result.Ok(1) : Result.Err('no')));
    expectTypeOf(either).toEqualTypeOf<Task<number, string>>();
    expect(Task.run(either)).toEqual(Result.Ok(1));
  });

  test('a function may return results without a common type', async () => {
    const parse = (value: string) =>
      value === ''
        ? Result.Err({ reason: 'empty' as const })
        : value.length > 1
          ? Result.Err({ reason: 'long' as const, length: value.length })
          : Result.Ok(value);
    type Failure =
      { readonly reason: 'empty' } | { readonly reason: 'long'; readonly length: number };

    const task: Task<string, Failure> = Task.from(() => parse('a'));
    const later: Task<string, Failure> = Task.from(async () => parse(''));
    const known: Task<string, Failure> = Task.fromResult(parse('ab'));

    expect(Task.run(task)).toEqual(Result.Ok('a'));
    expect(await Task.run(later)).toEqual(Result.Err({ reason: 'empty' }));
    expect(Task.run(known)).toEqual(Result.Err({ reason: 'long', length: 2 }));
    expectTypeOf(
      Task.from(() => (Math.random() < 2 ? Result.Ok(1) : Result.Ok({ a: 1 }))),
    ).toEqualTypeOf<Task<number | { a: number }, never>>();
  });

  test('a task is a task-like object, but not vice versa', () => {
    expectTypeOf<Task<number, string>>().toExtend<TaskLike<number, string>>();
    expectTypeOf<TaskLike<number, string>>().not.toExtend<Task<number, string>>();
    expectTypeOf<Task<1, 'a'>>().toExtend<Task<number, string>>();
    expectTypeOf<Task<number, string>>().not.toExtend<Task<1, string>>();
    expectTypeOf<Task<number, string>>().not.toExtend<Task<number, never>>();
    expectTypeOf<TaskLike<number, string>['runTask']>().toEqualTypeOf<
      TaskFunction<number, string>
    >();
  });

  test('ValueOf and ErrorOf extract the types of a task', () => {
    expectTypeOf<Task.ValueOf<typeof number>>().toEqualTypeOf<number>();
    expectTypeOf<Task.ErrorOf<typeof number>>().toEqualTypeOf<'low'>();
    expectTypeOf<Task.ErrorOf<Task<1, never>>>().toEqualTypeOf<never>();
    expectTypeOf<Task.ValueOf<string>>().toEqualTypeOf<never>();
    expectTypeOf<Task.ErrorOf<string>>().toEqualTypeOf<never>();
  });

  test('steps change the types of the value, the error or both', () => {
    expectTypeOf(Task.map(number, String)).toEqualTypeOf<Task<string, 'low'>>();
    expectTypeOf(Task.mapError(number, (error) => error.length)).toEqualTypeOf<
      Task<number, number>
    >();
    expectTypeOf(Task.andThen(number, () => text)).toEqualTypeOf<Task<string, 'low' | 'long'>>();
    expectTypeOf(Task.orElse(number, () => text)).toEqualTypeOf<Task<number | string, 'long'>>();
    expectTypeOf(Task.or(number, text)).toEqualTypeOf<Task<number | string, 'long'>>();
    expectTypeOf(Task.tap(number, () => text)).toEqualTypeOf<Task<number, 'low' | 'long'>>();
    expectTypeOf(Task.tapError(number, () => text)).toEqualTypeOf<Task<number, 'low' | 'long'>>();
    expectTypeOf(Task.flatten(Task.map(number, () => text))).toEqualTypeOf<
      Task<string, 'low' | 'long'>
    >();
    expectTypeOf(Task.zip(number, text)).toEqualTypeOf<
      Task<readonly [number, string], 'low' | 'long'>
    >();
    expectTypeOf(Task.getOr(number, 0)).toEqualTypeOf<Task<number, never>>();
    expectTypeOf(Task.getOr(number, 'none')).toEqualTypeOf<Task<number | string, never>>();
    expectTypeOf(Task.getOrElse(number, (error) => error)).toEqualTypeOf<
      Task<number | 'low', never>
    >();
    expectTypeOf(Task.match(number, { Ok: String, Err: () => false })).toEqualTypeOf<
      Task<string | boolean, never>
    >();
    expectTypeOf(Task.toResult(number)).toEqualTypeOf<Task<Result<number, 'low'>, never>>();
    expectTypeOf(Task.retry(number, { times: 1, when: (error) => error === 'low' })).toEqualTypeOf<
      Task<number, 'low'>
    >();
    expectTypeOf(Task.andFinally(number, Task.Ok(1))).toEqualTypeOf<Task<number, 'low'>>();
    expectTypeOf(
      Task.acquireUseRelease(
        number,
        (value) => Task.map(text, (other) => other.length + value),
        () => Task.Ok(1),
      ),
    ).toEqualTypeOf<Task<number, 'low' | 'long'>>();
  });

  test('combinations distinguish tuples, arrays and records', () => {
    const many: readonly Task<number, 'low'>[] = [number];
    expectTypeOf(Task.all([number, text])).toEqualTypeOf<
      Task<readonly [number, string], 'low' | 'long'>
    >();
    expectTypeOf(Task.all(many)).toEqualTypeOf<Task<readonly number[], 'low'>>();
    expectTypeOf(Task.all({ number, text })).toEqualTypeOf<
      Task<{ readonly number: number; readonly text: string }, 'low' | 'long'>
    >();
    expectTypeOf(Task.allSettled([number, text])).toEqualTypeOf<
      Task<readonly [Result<number, 'low'>, Result<string, 'long'>], never>
    >();
    expectTypeOf(Task.any([number, text])).toEqualTypeOf<
      Task<number | string, readonly ['low', 'long']>
    >();
    expectTypeOf(Task.any(many)).toEqualTypeOf<Task<number, readonly 'low'[]>>();
    expectTypeOf(Task.race([number, text])).toEqualTypeOf<Task<number | string, 'low' | 'long'>>();
    expectTypeOf(
      Task.forEach(['a'], (_item: string, index: number) => Task.Ok(index)),
    ).toEqualTypeOf<Task<readonly number[], never>>();
  });

  test('a run has the error of a cancellation only if it can be cancelled', () => {
    expectTypeOf(Task.run(number)).toEqualTypeOf<Awaitable<Result<number, 'low'>>>();
    expectTypeOf(Task.run(number, {})).toEqualTypeOf<
      Awaitable<Result<number, 'low' | AbortError>>
    >();
    expectTypeOf(Task.toPromise(number)).toEqualTypeOf<Promise<number>>();
  });

  test('Task.run is a runner', () => {
    const runner: TaskRunner = Task.run;
    expectTypeOf(runner(number)).toEqualTypeOf<Awaitable<Result<number, 'low' | AbortError>>>();
    expectTypeOf<TaskParameters['run']>().toEqualTypeOf<TaskRunner>();
    expect(runner(number)).toEqual(Result.Ok(1));
    // @ts-expect-error A runner returns the value of the task, not the same value for every task.
    const unsound: TaskRunner = () => Result.Ok('anything');
    expect(unsound(number)).toEqual(Result.Ok('anything'));
  });

  test('overrides may be omitted or undefined', () => {
    expectTypeOf<{
      canceler: undefined;
      grace: undefined;
      now: undefined;
      random: undefined;
      signal: undefined;
      startTimer: undefined;
    }>().toExtend<TaskParametersOverrides>();
    expectTypeOf<VirtualClock>().toExtend<TaskParametersOverrides>();
    expectTypeOf<TaskParametersOverrides['startTimer']>().toEqualTypeOf<StartTimer | undefined>();
  });

  test('yield* returns the value of a task and adds its error to the task of gen', () => {
    const either = (isNumber: boolean) => (isNumber ? Task.Ok(1) : Task.Err('x' as const));
    const whole = Task.gen(function* () {
      expectTypeOf(yield* number).toEqualTypeOf<number>();
      expectTypeOf(yield* either(true)).toEqualTypeOf<number>();
      const [first, second] = yield* Task.all([number, text]);
      expectTypeOf(first).toEqualTypeOf<number>();
      return second;
    });
    expectTypeOf(whole).toEqualTypeOf<Task<string, 'low' | 'long' | 'x'>>();
    expect(Task.run(whole)).toEqual(Result.Ok('a'));

    const asList = <Value, Failure>(task: Task<Value, Failure>): Task<readonly Value[], Failure> =>
      Task.gen(function* () {
        return [yield* task];
      });
    expect(Task.run(asList(number))).toEqual(Result.Ok([1]));
  });

  test('yield* rejects results and task-like objects', () => {
    const refused = (like: TaskLike<number, 'low'>) => [
      Task.gen(function* () {
        // @ts-expect-error TS2488: Task.from() turns it into a task.
        yield* like;
      }),
      Task.gen(function* () {
        // @ts-expect-error TS2488: Task.fromResult() turns it into a task.
        yield* Result.Ok(1);
      }),
    ];
    expect(refused).toBeTypeOf('function');
  });

  test('a task cannot be awaited without Task.run', () => {
    const refused = async (task: Task<number, 'low'> | Task<never, 'x'>) => {
      // @ts-expect-error TS1320: It would run nothing.
      await task;
      // @ts-expect-error TS1320: The same for several tasks.
      await Task.all([number, text]);
      // @ts-expect-error TS1058: An async function awaits what it returns.
      return async () => number;
    };
    expect(refused).toBeTypeOf('function');
    expectTypeOf<Awaited<typeof number>>().toEqualTypeOf<typeof number>();
    expectTypeOf(Promise.resolve(number)).toEqualTypeOf<Promise<typeof number>>();
  });

  test('values that are not tasks are rejected', () => {
    const refused = (): readonly unknown[] => [
      // @ts-expect-error A promise is not a task: it has begun already.
      Task.map(Promise.resolve(1), String),
      // @ts-expect-error The function returns a value, not a result.
      Task.from(() => 1),
      // @ts-expect-error The function returns a value, not a task.
      Task.andThen(number, () => 1),
      // @ts-expect-error A finalizer cannot fail.
      Task.andFinally(text, number),
      // @ts-expect-error A release cannot fail.
      Task.acquireUseRelease(number, Task.Ok, () => number),
      // @ts-expect-error TS2345: The function for an error is missing.
      Task.match(number, { Ok: String }),
      // @ts-expect-error The elements are tasks.
      Task.all([number, 1]),
    ];
    expectTypeOf(refused).returns.toEqualTypeOf<readonly unknown[]>();
    expect(refused).toBeTypeOf('function');
  });
});

// The type that TypeScript infers for branches without annotations: a union with a member for each
// branch.
const find = (id: number) =>
  id === 1
    ? Task.Ok('Ada')
    : id > 1
      ? Task.Err({ reason: 'unknown' as const, id })
      : Task.Err({ reason: 'negative' as const });

// Another one, with its own value and errors.
const greet = (name: string) =>
  name === ''
    ? Task.Err('nameless' as const)
    : name.length > 3
      ? Task.Err(413 as const)
      : Task.Ok(name.length);

type FindFailure =
  { readonly reason: 'unknown'; readonly id: number } | { readonly reason: 'negative' };
type Found = Task<string, { reason: 'unknown'; id: number } | { reason: 'negative' }>;
type GreetFailure = 'nameless' | 413;

describe('an inferred union of tasks', () => {
  const ada = find(1);
  const unknown = find(2);

  test('can be run', async () => {
    const outcome: Awaitable<Result<string, FindFailure>> = Task.run(ada);
    const cancelable: Awaitable<Result<string, FindFailure | AbortError>> = Task.run(unknown, {});
    const promise: Promise<string> = Task.toPromise(ada);

    expect(outcome).toEqual(Result.Ok('Ada'));
    expect(cancelable).toEqual(Result.Err({ reason: 'unknown', id: 2 }));
    expect(await promise).toBe('Ada');
    expectTypeOf(Task.from(ada)).toEqualTypeOf<Found>();
    expect(Task.from(ada)).toBe(ada);
  });

  test('is accepted by every step', () => {
    expectTypeOf(Task.map(ada, (name) => name.length)).toEqualTypeOf<
      Task<number, Task.ErrorOf<Found>>
    >();
    expectTypeOf(Task.mapError(ada, ({ reason }) => reason)).toEqualTypeOf<
      Task<string, 'unknown' | 'negative'>
    >();
    expectTypeOf(Task.match(ada, { Ok: () => 1 as const, Err: () => false })).toEqualTypeOf<
      Task<1 | boolean, never>
    >();
    expectTypeOf(Task.getOr(ada, 0)).toEqualTypeOf<Task<string | number, never>>();
    expectTypeOf(Task.getOrElse(ada, ({ reason }) => reason)).toEqualTypeOf<Task<string, never>>();
    expectTypeOf(Task.toResult(ada)).toEqualTypeOf<
      Task<Result<string, Task.ErrorOf<Found>>, never>
    >();
    expectTypeOf(Task.zip(ada, greet('Bo'))).toEqualTypeOf<
      Task<readonly [string, number], Task.ErrorOf<Found> | GreetFailure>
    >();
    expectTypeOf(Task.or(ada, greet('Bo'))).toEqualTypeOf<Task<string | number, GreetFailure>>();
    expectTypeOf(Task.memoize(ada)).toEqualTypeOf<Found>();
    expectTypeOf(Task.andFinally(ada, Task.Ok(1))).toEqualTypeOf<Found>();
    expectTypeOf(Task.andFinally(ada, (exit) => Task.Ok(exit))).toEqualTypeOf<Found>();
    expectTypeOf(
      Task.retry(ada, { times: 0, when: ({ reason }) => reason === 'unknown' }),
    ).toEqualTypeOf<Found>();
    expectTypeOf(
      Task.repeat(ada, { times: 0, when: (name) => name === '' }),
    ).toEqualTypeOf<Found>();
    expectTypeOf(Task.all([ada, greet('Bo')])).toEqualTypeOf<
      Task<readonly [string, number], Task.ErrorOf<Found> | GreetFailure>
    >();
    expect(Task.run(Task.map(ada, (name) => name.length))).toEqual(Result.Ok(3));
    expect(Task.run(Task.mapError(unknown, ({ reason }) => reason))).toEqual(Result.Err('unknown'));
  });

  test('may be returned by a function, whose errors are added', () => {
    const number = Task.from((): Result<number, 'low'> => Result.Ok(1));

    expectTypeOf(Task.andThen(number, find)).toEqualTypeOf<
      Task<string, 'low' | Task.ErrorOf<Found>>
    >();
    expectTypeOf(Task.andThen(ada, greet)).toEqualTypeOf<
      Task<number, Task.ErrorOf<Found> | GreetFailure>
    >();
    expectTypeOf(Task.tap(ada, greet)).toEqualTypeOf<
      Task<string, Task.ErrorOf<Found> | GreetFailure>
    >();
    expectTypeOf(Task.tapError(ada, ({ reason }) => greet(reason))).toEqualTypeOf<
      Task<string, Task.ErrorOf<Found> | GreetFailure>
    >();
    expectTypeOf(Task.orElse(ada, ({ reason }) => greet(reason))).toEqualTypeOf<
      Task<string | number, GreetFailure>
    >();
    expectTypeOf(Task.flatten(Task.map(ada, greet))).toEqualTypeOf<
      Task<number, Task.ErrorOf<Found> | GreetFailure>
    >();
    expectTypeOf(Task.forEach([1], find)).toEqualTypeOf<
      Task<readonly string[], Task.ErrorOf<Found>>
    >();
    expectTypeOf(Task.acquireUseRelease(ada, greet, () => Task.Ok(1))).toEqualTypeOf<
      Task<number, Task.ErrorOf<Found> | GreetFailure>
    >();
    expect(Task.run(Task.andThen(ada, greet))).toEqual(Result.Ok(3));
  });

  test('is accepted as a step and as a single task', () => {
    const length = Task.gen(function* () {
      const name = yield* ada;
      return yield* greet(name);
    });

    expectTypeOf(length).toEqualTypeOf<Task<number, Task.ErrorOf<Found> | GreetFailure>>();
    expectTypeOf(Task.semaphore(1).withPermit(Task.from(ada))).toEqualTypeOf<Found>();
    expect(Task.run(length)).toEqual(Result.Ok(3));
  });

  test('keeps literals if the expected type contains them', () => {
    const low: Task<number, 'low'> = Task.andThen(Task.Ok(1), (value) =>
      value > 1 ? Task.Ok(value) : Task.Err('low'),
    );
    const busy: Task<never, 'busy'> = Task.retry(Task.Err('busy'), { times: 0 });

    expect(Task.run(low)).toEqual(Result.Err('low'));
    expect(Task.run(busy)).toEqual(Result.Err('busy'));
  });

  test('keeps the types of parameters in generic code', () => {
    const lift = <Value, Failure, To>(
      task: Task<Value, Failure>,
      fn: (value: Value) => Task<To, Failure>,
    ): Task<To, Failure> => Task.andThen(task, fn);

    expect(Task.run(lift(Task.Ok(1), (value) => Task.Ok(value + 1)))).toEqual(Result.Ok(2));
  });
});

describe('the types of several tasks', () => {
  const find = (id: number) =>
    id === 0 ? Task.Err({ reason: 'none' as const }) : Task.Ok({ name: 'Ada' });
  type Name = { name: string };
  type None = { reason: 'none' };

  test('a union of tasks runs with a permit and as part of another run', async () => {
    const withPermit = Task.semaphore(1).withPermit(find(1));
    expectTypeOf(withPermit).toEqualTypeOf<Task<Name, None>>();
    const inside = Task.from(({ run }) => run(find(1)));
    expectTypeOf(inside).toEqualTypeOf<Task<Name, AbortError | None>>();
    const byRunner = (run: TaskRunner): unknown => run(find(1));
    expect(await Task.run(inside)).toEqual(byRunner(Task.run));
  });

  test('the error of forEach() is a list if it stops after several errors', () => {
    expectTypeOf(Task.forEach([1], find)).toEqualTypeOf<Task<readonly Name[], None>>();
    const options = { maxErrors: 2 };
    expectTypeOf(Task.forEach([1], find, options)).toEqualTypeOf<
      Task<readonly Name[], readonly None[]>
    >();
    const open: Task.CollectOptions = options;
    // @ts-expect-error TS2769: It is not known whether the error is a list.
    expectTypeOf(Task.forEach([1], find, open)).not.toBeAny();
    expectTypeOf(Task.collect([number, text], open)).toEqualTypeOf<
      Task<readonly [number, string], readonly ('long' | 'low')[]>
    >();
    // @ts-expect-error TS2769: all() stops at the first error, so a number of errors says nothing.
    expect(Task.run(Task.all([Task.Ok(1)], { maxErrors: 2 }))).toEqual(Result.Ok([1]));
  });

  test('records keep their keys', () => {
    const tasks = { number, text };
    expectTypeOf(Task.allSettled(tasks)).toEqualTypeOf<
      Task<{ readonly number: Result<number, 'low'>; readonly text: Result<string, 'long'> }, never>
    >();
    expectTypeOf(Task.any(tasks)).toEqualTypeOf<
      Task<number | string, { readonly number: 'low'; readonly text: 'long' }>
    >();
    expectTypeOf(Task.collect(tasks)).toEqualTypeOf<
      Task<{ readonly number: number; readonly text: string }, readonly ('long' | 'low')[]>
    >();
  });

  test('the functions of a schedule infer the type of their input', () => {
    const schedule: Task.Schedule<string> = { times: 1, when: (error) => error === 'busy' };
    expectTypeOf(Task.concatSchedules(schedule, { times: 1 })).toEqualTypeOf<
      Task.Schedule<string>
    >();
    expect(Task.run(Task.retry(number, Task.concatSchedules({ times: 1 })))).toEqual(Result.Ok(1));
  });
});
