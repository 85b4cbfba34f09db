import { pipe } from 'fp-ts/es6/function.js';
import { fromNullable, getOrElse, map } from 'fp-ts/es6/Option.js';
import { names } from '../inputs.js';

export const run = (): unknown =>
  [7, 8].map((id) =>
    pipe(
      fromNullable(names.get(id)),
      map((name) => name.toUpperCase()),
      getOrElse(() => 'customer'),
    ),
  );
