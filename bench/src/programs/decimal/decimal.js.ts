import { Decimal } from 'decimal.js';

export const run = (): unknown =>
  new Decimal('19.90').times('1.175').toFixed(2, Decimal.ROUND_HALF_EVEN);
