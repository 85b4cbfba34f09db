import * as Result from '@tstd/core/Result';

const parse = (text: string): Result.Result<number, string> =>
  /^\d+$/.test(text) ? Result.Ok(Number(text)) : Result.Err('no number');

export const run = (): unknown =>
  ['12', '0', 'few'].map((text) => {
    const positive = Result.andThen(parse(text), (value) =>
      value > 0 ? Result.Ok(value) : Result.Err('nothing'),
    );
    return Result.match(
      Result.map(positive, (value) => value * 2),
      { Ok: (value) => `${value}`, Err: (error) => error },
    );
  });
