import { Array as Own } from '@tstd/collection';
import { Order } from '@tstd/core';
import { Array as EffectArray, Order as EffectOrder, pipe as effectPipe } from 'effect';
import { array, number, ord } from 'fp-ts';
import { pipe } from 'fp-ts/lib/function.js';
import * as R from 'remeda';
import type { Suite } from '../suite.js';

interface Item {
  readonly id: number;
  readonly group: string;
  readonly price: number;
}

const SIZE = 1000;

// Pseudorandom, so that each run sorts the same items.
const items: readonly Item[] = Array.from({ length: SIZE }, (_, id) => ({
  id,
  group: `group ${String((id * 7) % 10)}`,
  price: (id * 7919) % SIZE,
}));
const prices = items.map(({ price }) => price);
const mutable = [...items];

const isEven = (value: number): boolean => value % 2 === 0;
const double = (value: number): number => value * 2;
const add = (sum: number, value: number): number => sum + value;
const priceOf = ({ price }: Item): number => price;
const groupOf = ({ group }: Item): string => group;

const weigh = (sorted: readonly Item[]): number =>
  sorted.reduce((sum, { id }, index) => sum + id * index, 0);

export const suites: readonly Suite[] = [
  {
    name: 'Array: map, filter, reduce of 1,000',
    operations: 1,
    implementations: {
      own: () => Own.reduce(Own.filter(Own.map(prices, double), isEven), add, 0),
      remeda: () => R.pipe(prices, R.map(double), R.filter(isEven), R.reduce(add, 0)),
      'fp-ts': () => pipe(prices, array.map(double), array.filter(isEven), array.reduce(0, add)),
      effect: () =>
        effectPipe(
          prices,
          EffectArray.map(double),
          EffectArray.filter(isEven),
          EffectArray.reduce(0, add),
        ),
    },
  },
  {
    name: 'Array: groupBy of 1,000',
    operations: 1,
    implementations: {
      own: () => [...Own.groupBy(items, groupOf).values()].length,
      remeda: () => Object.values(R.groupBy(items, groupOf)).length,
      effect: () => Object.values(EffectArray.groupBy(items, groupOf)).length,
    },
  },
  {
    name: 'Array: sortBy of 1,000',
    operations: 1,
    implementations: {
      own: () => weigh(Own.sortBy(items, priceOf, Order.number)),
      remeda: () => weigh(R.sortBy(items, priceOf)),
      'fp-ts': () => weigh(array.sortBy([ord.contramap(priceOf)(number.Ord)])(mutable)),
      effect: () =>
        weigh(EffectArray.sortBy(EffectOrder.mapInput(EffectOrder.Number, priceOf))(items)),
    },
  },
  {
    name: 'Array: unique of 1,000',
    operations: 1,
    implementations: {
      own: () => Own.unique(prices.map((price) => price % 100)).length,
      remeda: () => R.unique(prices.map((price) => price % 100)).length,
    },
  },
  {
    name: 'Array: chunk of 1,000',
    operations: 1,
    implementations: {
      own: () => Own.chunk(prices, 7).length,
      remeda: () => R.chunk(prices, 7).length,
      'fp-ts': () => array.chunksOf(7)(prices).length,
      effect: () => EffectArray.chunksOf(prices, 7).length,
    },
  },
];
