import * as BigDecimal from '@tstd/bigdecimal/BigDecimal';
import * as Money from '@tstd/money/Money';
import { EUR } from '@tstd/money/currency/EUR';

export const run = (): unknown =>
  (Money.allocate(Money.add(EUR('99.50'), EUR('0.50')), [1, 1, 1]) ?? []).map(({ amount }) =>
    BigDecimal.asString(amount),
  );
