import { pipe } from 'effect/Function';
import * as Result from 'effect/Result';

const parse = (text: string): Result.Result<number, string> =>
  /^\d+$/.test(text) ? Result.succeed(Number(text)) : Result.fail('no number');

export const run = (): unknown =>
  ['12', '0', 'few'].map((text) =>
    pipe(
      parse(text),
      Result.flatMap((value) => (value > 0 ? Result.succeed(value) : Result.fail('nothing'))),
      Result.map((value) => value * 2),
      Result.match({ onSuccess: (value) => `${value}`, onFailure: (error) => error }),
    ),
  );
