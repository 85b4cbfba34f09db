import { type Result, err, ok } from 'neverthrow';

const parse = (text: string): Result<number, string> =>
  /^\d+$/.test(text) ? ok(Number(text)) : err('no number');

export const run = (): unknown =>
  ['12', '0', 'few'].map((text) =>
    parse(text)
      .andThen((value) => (value > 0 ? ok(value) : err('nothing')))
      .map((value) => value * 2)
      .match(
        (value) => `${value}`,
        (error) => error,
      ),
  );
