import { EUR, Money } from '@tstd/money';
import type { Order } from './order.ts';
import type { BigDecimal } from '@tstd/bigdecimal';

function sumOf(lines: Order['lines']): Money<'EUR'> {
  const prices = lines.map(({ price, quantity }) =>
    Money.round(Money.multiply(price, quantity)),
  );
  return Money.sum(prices, EUR);
}

export function amountsOf({ lines, discount }: Order, taxRate: BigDecimal) {
  const sum = sumOf(lines);
  const net = Money.subtract(sum, Money.percent(sum, discount));
  const tax = Money.percent(net, taxRate);
  return { net, tax, total: Money.add(net, tax) };
}
