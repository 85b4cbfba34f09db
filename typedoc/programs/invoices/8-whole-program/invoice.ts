import { Codec, Option } from '@tstd/core';
import { Money } from '@tstd/money';
import { Time, TimeDuration } from '@tstd/time';
import { euros, type Order } from './order.ts';
import type { Settings } from './config.ts';
import { amountsOf } from './amounts.ts';

export function partsOf(total: Money<'EUR'>, issued: Time, days: number) {
  return Money.split(total, 2).map((amount, index) => {
    const wait = TimeDuration.of({ days: days * (index + 1) });
    const due = Option.getOrThrow(
      Time.add(issued, wait),
      () => new RangeError('No such time'),
    );
    return { due, amount };
  });
}

export const invoiceCodec = Codec.object({
  order: Codec.string,
  sendTo: Codec.string,
  net: euros,
  tax: euros,
  total: euros,
  issued: Time.codec,
  parts: Codec.array(Codec.object({ due: Time.codec, amount: euros })),
});
export type Invoice = Codec.ValueOf<typeof invoiceCodec>;

export function invoiceOf(
  { TAX_RATE, DAYS_TO_PAY }: Settings,
  order: Order,
  issued: Time,
): Invoice {
  const amounts = amountsOf(order, TAX_RATE);
  const parts = partsOf(amounts.total, issued, DAYS_TO_PAY);
  const sendTo = order.customer.email ?? 'post';
  return { order: order.id, sendTo, ...amounts, issued, parts };
}
