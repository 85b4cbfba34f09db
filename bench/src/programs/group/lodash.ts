import groupBy from 'lodash/groupBy.js';
import mapValues from 'lodash/mapValues.js';
import sumBy from 'lodash/sumBy.js';
import { orders } from '../inputs.js';

export const run = (): unknown =>
  mapValues(
    groupBy(orders, ({ customer }) => customer),
    (group) => sumBy(group, ({ cents }) => cents),
  );
