import { Result } from '@tstd/core';
import { Result as EffectResult, pipe as effectPipe } from 'effect';
import { either } from 'fp-ts';
import { pipe } from 'fp-ts/lib/function.js';
import { type Result as NeverthrowResult, err, ok } from 'neverthrow';
import { type Suite, BATCH, batch } from '../suite.js';

const double = (value: number): number => value * 2;
const lengthOf = (error: string): number => -error.length;

const isGood = (value: number): boolean => value >= 0;

const own = (value: number): Result<number, string> =>
  isGood(value) ? Result.Ok(value + 1) : Result.Err('negative');
const fp = (value: number): either.Either<string, number> =>
  isGood(value) ? either.right(value + 1) : either.left('negative');
const effect = (value: number): EffectResult.Result<number, string> =>
  isGood(value) ? EffectResult.succeed(value + 1) : EffectResult.fail('negative');
const never = (value: number): NeverthrowResult<number, string> =>
  isGood(value) ? ok(value + 1) : err('negative');

export const suites: readonly Suite[] = [
  {
    name: 'Result: map and andThen, Ok',
    operations: BATCH,
    implementations: {
      own: batch((index) => {
        const first = Result.andThen(Result.map(own(index), double), own);
        const second = Result.andThen(Result.map(first, double), own);
        return Result.getOrElse(Result.mapError(second, lengthOf), (error) => error);
      }),
      'fp-ts': batch((index) =>
        pipe(
          fp(index),
          either.map(double),
          either.chain(fp),
          either.map(double),
          either.chain(fp),
          either.mapLeft(lengthOf),
          either.getOrElse((error) => error),
        ),
      ),
      effect: batch((index) =>
        effectPipe(
          effect(index),
          EffectResult.map(double),
          EffectResult.flatMap(effect),
          EffectResult.map(double),
          EffectResult.flatMap(effect),
          EffectResult.mapError(lengthOf),
          EffectResult.getOrElse((error) => error),
        ),
      ),
      neverthrow: batch((index) =>
        never(index)
          .map(double)
          .andThen(never)
          .map(double)
          .andThen(never)
          .mapErr(lengthOf)
          .match(
            (value) => value,
            (error) => error,
          ),
      ),
    },
  },
];
