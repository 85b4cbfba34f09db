import * as Record from '@tstd/collection/Record';
import * as Array from '@tstd/collection/Array';
import { orders } from '../inputs.js';

export const run = (): unknown =>
  Record.map(
    Record.groupBy(orders, ({ customer }) => customer),
    (group) => Array.reduce(group, (sum, { cents }) => sum + cents, 0),
  );
