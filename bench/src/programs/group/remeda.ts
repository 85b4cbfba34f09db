import { groupBy, mapValues, sumBy } from 'remeda';
import { orders } from '../inputs.js';

export const run = (): unknown =>
  mapValues(
    groupBy(orders, ({ customer }) => customer),
    (group) => sumBy(group, ({ cents }) => cents),
  );
