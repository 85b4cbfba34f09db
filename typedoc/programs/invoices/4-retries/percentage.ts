import { BigDecimal } from '@tstd/bigdecimal';
import { Codec } from '@tstd/core';

const MAXIMUM = BigDecimal.of('100');

export const percentage = Codec.refine(BigDecimal.codec, {
  expected: 'a rate from 0 to 100 per cent',
  hasInstance: (rate) =>
    BigDecimal.isBetween(rate, BigDecimal.zero, MAXIMUM),
});
