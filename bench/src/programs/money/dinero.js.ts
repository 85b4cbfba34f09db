import { EUR, add, allocate, dinero, toDecimal } from 'dinero.js';

export const run = (): unknown => {
  const total = add(dinero({ amount: 9950, currency: EUR }), dinero({ amount: 50, currency: EUR }));
  return allocate(total, [1, 1, 1]).map((share) => toDecimal(share));
};
