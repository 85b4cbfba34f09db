import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';

export const run = (): unknown =>
  BigDecimal.toFixed(
    BigDecimal.multiply(BigDecimal.of('19.90'), BigDecimal.of('1.175')),
    2,
    'halfEven',
  );
