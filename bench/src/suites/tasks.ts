import type { Result } from '@tstd/core';
import { Task } from '@tstd/task';
import { Effect, Exit } from 'effect';
import { type either, taskEither } from 'fp-ts';
import { type Suite, BATCH, batch } from '../suite.js';

/*
 * All runs return an error as a value: a Result, an Exit or an Either. A TaskEither always returns a
 * promise; the others only if they have to wait.
 */

const FEW = 100;

type Own = Task<number, string>;
type Effects = Effect.Effect<number, string>;
type Fp = taskEither.TaskEither<string, number>;

const ofResult = (result: Result<number, string>): number =>
  result.ok ? result.value : Number.NaN;
const ofExit = (exit: Exit.Exit<number, string>): number =>
  Exit.isSuccess(exit) ? exit.value : Number.NaN;
const ofEither = (result: either.Either<string, number>): number =>
  result._tag === 'Right' ? result.right : Number.NaN;

const runOwn = (task: Own): number => ofResult(Task.run(task) as Result<number, string>);
const runEffect = (effect: Effects): number => ofExit(Effect.runSyncExit(effect));
const runFp = async (task: Fp): Promise<number> => ofEither(await task());

const awaitOwn = async (task: Own): Promise<number> => ofResult(await Task.run(task));
const awaitEffect = async (effect: Effects): Promise<number> =>
  ofExit(await Effect.runPromiseExit(effect));

function batchLater(run: (index: number) => Promise<number>): () => Promise<number> {
  return async () => {
    let sum = 0;
    for (let index = 0; index < BATCH; index += 1) {
      sum += await run(index);
    }
    return sum;
  };
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

const indices: readonly number[] = Array.from({ length: FEW }, (_, index) => index);

const later = (value: number): Promise<number> => Promise.resolve(value + 1);
const onError = (): string => 'not expected';
const ownLater = (value: number): Own => Task.tryCall(() => later(value), onError);
const effectLater = (value: number): Effects =>
  Effect.tryPromise({ try: () => later(value), catch: onError });
const fpLater = (value: number): Fp => taskEither.tryCatch(() => later(value), onError);

export const suites: readonly Suite[] = [
  {
    name: 'Task: make and run a value',
    operations: BATCH,
    implementations: {
      own: batch((index) => runOwn(Task.Ok(index))),
      'fp-ts': batchLater((index) => runFp(taskEither.right(index))),
      effect: batch((index) => runEffect(Effect.succeed(index))),
    },
  },
  {
    name: 'Task: all of 100, each waits',
    operations: FEW,
    implementations: {
      own: () => awaitOwn(Task.map(Task.all(indices.map(ownLater)), sum)),
      'fp-ts': () => runFp(taskEither.map(sum)(taskEither.sequenceArray(indices.map(fpLater)))),
      effect: (): Promise<number> => {
        const all = Effect.all(indices.map(effectLater), { concurrency: 'unbounded' });
        return awaitEffect(Effect.map(all, sum));
      },
    },
  },
];
