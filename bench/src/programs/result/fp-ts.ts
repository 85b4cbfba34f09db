import { type Either, chain, left, map, match, right } from 'fp-ts/es6/Either.js';
import { pipe } from 'fp-ts/es6/function.js';

const parse = (text: string): Either<string, number> =>
  /^\d+$/.test(text) ? right(Number(text)) : left('no number');

export const run = (): unknown =>
  ['12', '0', 'few'].map((text) =>
    pipe(
      parse(text),
      chain((value) => (value > 0 ? right(value) : left('nothing'))),
      map((value) => value * 2),
      match(
        (error) => error,
        (value) => `${value}`,
      ),
    ),
  );
