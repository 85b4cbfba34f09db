import Big from 'big.js';

export const run = (): unknown => new Big('19.90').times('1.175').toFixed(2, Big.roundHalfEven);
