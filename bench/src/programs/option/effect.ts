import { pipe } from 'effect/Function';
import * as Option from 'effect/Option';
import { names } from '../inputs.js';

export const run = (): unknown =>
  [7, 8].map((id) =>
    pipe(
      Option.fromNullishOr(names.get(id)),
      Option.map((name) => name.toUpperCase()),
      Option.getOrElse(() => 'customer'),
    ),
  );
