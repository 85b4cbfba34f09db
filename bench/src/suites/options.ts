import { Option } from '@tstd/core';
import { Option as EffectOption, pipe as effectPipe } from 'effect';
import { option as fpOption } from 'fp-ts';
import { pipe } from 'fp-ts/lib/function.js';
import { type Suite, BATCH, batch } from '../suite.js';

const double = (value: number): number => value * 2;

const own = {
  half: (value: number): Option<number> => (value % 2 === 0 ? value / 2 : undefined),
};
const fp = {
  half: (value: number): fpOption.Option<number> =>
    value % 2 === 0 ? fpOption.some(value / 2) : fpOption.none,
};
const effect = {
  half: (value: number): EffectOption.Option<number> =>
    value % 2 === 0 ? EffectOption.some(value / 2) : EffectOption.none(),
};

export const suites: readonly Suite[] = [
  {
    name: 'Option: map and andThen, a value',
    operations: BATCH,
    implementations: {
      own: batch((index) => {
        const even = Option.andThen(Option.map(index, double), own.half);
        const again = Option.andThen(Option.map(even, double), own.half);
        return Option.getOr(Option.map(again, double), -1);
      }),
      'fp-ts': batch((index) =>
        pipe(
          fpOption.fromNullable(index),
          fpOption.map(double),
          fpOption.chain(fp.half),
          fpOption.map(double),
          fpOption.chain(fp.half),
          fpOption.map(double),
          fpOption.getOrElse(() => -1),
        ),
      ),
      effect: batch((index) =>
        effectPipe(
          EffectOption.fromNullishOr(index),
          EffectOption.map(double),
          EffectOption.flatMap(effect.half),
          EffectOption.map(double),
          EffectOption.flatMap(effect.half),
          EffectOption.map(double),
          EffectOption.getOrElse(() => -1),
        ),
      ),
    },
  },
];
