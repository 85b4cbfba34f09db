import { groupBy, map, sum } from 'ramda';
import { orders } from '../inputs.js';

export const run = (): unknown =>
  map(
    (group: typeof orders | undefined = []) => sum(group.map(({ cents }) => cents)),
    groupBy(({ customer }) => customer, orders),
  );
