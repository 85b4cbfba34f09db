import { Array as Own } from '@tstd/collection';
import { Order } from '@tstd/core';
import { Array as EffectArray, Order as EffectOrder } from 'effect';
import { array, number, ord } from 'fp-ts';
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
const mutable = [...items];

const priceOf = ({ price }: Item): number => price;
const groupOf = ({ group }: Item): string => group;

const weigh = (sorted: readonly Item[]): number =>
  sorted.reduce((sum, { id }, index) => sum + id * index, 0);

export const suites: readonly Suite[] = [
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
];
