import { Iterable as Own } from '@tstd/iterable';
import { Iterable as EffectIterable, pipe as effectPipe } from 'effect';
import * as R from 'remeda';
import type { Suite } from '../suite.js';

const isEven = (value: number): boolean => value % 2 === 0;
const double = (value: number): number => value * 2;
const add = (sum: number, value: number): number => sum + value;

const numbers = Array.from({ length: 100_000 }, (_, index) => index);

export const suites: readonly Suite[] = [
  {
    name: 'Iterable: map, filter, take 10 of 100,000',
    operations: 1,
    implementations: {
      own: () => Own.reduce(Own.take(Own.filter(Own.map(numbers, double), isEven), 10), add, 0),
      effect: () =>
        effectPipe(
          numbers,
          EffectIterable.map(double),
          EffectIterable.filter(isEven),
          EffectIterable.take(10),
          EffectIterable.reduce(0, add),
        ),
      // Remeda's pipe is lazy for the functions that it knows.
      remeda: () => R.pipe(numbers, R.map(double), R.filter(isEven), R.take(10), R.reduce(add, 0)),
    },
  },
];
