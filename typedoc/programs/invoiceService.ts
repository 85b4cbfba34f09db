import { BigDecimal } from '@tstd/bigdecimal';
import { Codec, Int, Option, type Result } from '@tstd/core';
import { Env, type EnvError } from '@tstd/env';
import * as HTTP from '@tstd/http';
import { EUR, Money } from '@tstd/money';
import { Task } from '@tstd/task';
import { Time, TimeDuration } from '@tstd/time';

const percentage = Codec.refine(BigDecimal.codec, {
  expected: 'a rate from 0 to 100 per cent',
  hasInstance: (rate) =>
    BigDecimal.isBetween(rate, BigDecimal.zero, BigDecimal.of('100')),
});

const variables = {
  SHOP_URL: Codec.pattern(Codec.string, /^https:.*\/$/),
  SHOP_TOKEN: Codec.minLength(Codec.string, 8),
  TAX_RATE: percentage,
  DAYS_TO_PAY: Codec.maximum(Codec.minimum(Int.codec, 1), 90),
};
type Settings = Env.EnvValues<typeof variables>;

function readSettings(env: Env): Result<Settings, EnvError> {
  const defaults = { DAYS_TO_PAY: Int.of(14) };
  return Env.readAll(env, variables, { defaults });
}

function shopOptions(settings: Settings): HTTP.Client.ClientOptions {
  return {
    baseURL: settings.SHOP_URL,
    headers: { Authorization: `Bearer ${settings.SHOP_TOKEN}` },
    timeout: TimeDuration.of({ seconds: 10 }),
    retry: { times: 3, delay: TimeDuration.of({ seconds: 1 }) },
  };
}

const customerCodec = Codec.object({
  name: Codec.minLength(Codec.string, 1),
  email: Codec.option(Codec.string),
});

const euros = Money.codecOf([EUR]);
const lineCodec = Codec.object({
  article: Codec.minLength(Codec.string, 1),
  quantity: Codec.minimum(Int.codec, 1),
  price: euros,
});

const orderCodec = Codec.object({
  id: Codec.pattern(Codec.string, /^A-[0-9]+$/),
  customer: customerCodec,
  lines: Codec.minItems(Codec.array(lineCodec), 1),
  discount: percentage,
});
type Order = Codec.ValueOf<typeof orderCodec>;

const pageCodec = Codec.object({
  items: Codec.array(orderCodec),
  next: Codec.option(Int.codec),
});
type Page = Codec.ValueOf<typeof pageCodec>;

function getPage(
  client: HTTP.Client,
  number: Int,
): Task<Page, HTTP.HTTPError> {
  const request = HTTP.Request('orders', {
    searchParams: { page: number },
    parser: HTTP.ResponseParser.json(pageCodec),
  });
  return Task.map(HTTP.requestSend(client, request), ({ body }) => body);
}

function amountsOf({ lines, discount }: Order, taxRate: BigDecimal) {
  const prices = lines.map(({ price, quantity }) =>
    Money.round(Money.multiply(price, quantity)),
  );
  const sum = Money.sum(prices, EUR);
  const net = Money.subtract(sum, Money.percent(sum, discount));
  const tax = Money.percent(net, taxRate);
  return { net, tax, total: Money.add(net, tax) };
}

function partsOf(total: Money<'EUR'>, issued: Time, wait: TimeDuration) {
  let due = issued;
  return Money.split(total, 2).map((amount) => {
    const next = Time.add(due, wait);
    due = Option.getOrThrow(next, () => new RangeError('No such time'));
    return { due, amount };
  });
}

const invoiceCodec = Codec.object({
  order: Codec.string,
  sendTo: Codec.string,
  net: euros,
  tax: euros,
  total: euros,
  issued: Time.codec,
  parts: Codec.array(Codec.object({ due: Time.codec, amount: euros })),
});
type Invoice = Codec.ValueOf<typeof invoiceCodec>;

function invoiceOf(
  { TAX_RATE, DAYS_TO_PAY }: Settings,
  order: Order,
  issued: Time,
): Invoice {
  const amounts = amountsOf(order, TAX_RATE);
  const wait = TimeDuration.of({ days: DAYS_TO_PAY });
  const parts = partsOf(amounts.total, issued, wait);
  const sendTo = Option.getOr(order.customer.email, 'post');
  return { order: order.id, sendTo, ...amounts, issued, parts };
}

function billOrder(
  client: HTTP.Client,
  settings: Settings,
  order: Order,
): Task<Invoice, HTTP.HTTPError> {
  const request = HTTP.Request(`invoices/${order.id}`, { method: 'PUT' });
  return Task.gen(function* () {
    const issued = yield* Time.now;
    const value = invoiceOf(settings, order, issued);
    const filled = HTTP.Request.withJSON(request, invoiceCodec, value);
    yield* HTTP.requestSend(client, filled);
    return value;
  });
}

type Outcome = Result<Invoice, HTTP.HTTPError>;

function billAll(
  client: HTTP.Client,
  settings: Settings,
): Task<readonly Outcome[], HTTP.HTTPError> {
  const bill = (each: Order): Task<Outcome, never> =>
    Task.toResult(billOrder(client, settings, each));
  return Task.gen(function* () {
    const outcomes: Outcome[] = [];
    let next: Option<Int> = Int.of(1);
    while (next !== undefined) {
      const found: Page = yield* getPage(client, next);
      const bills = Task.forEach(found.items, bill, { concurrency: 3 });
      outcomes.push(...(yield* bills));
      next = found.next;
    }
    return outcomes;
  });
}

/** The whole program. `connect` creates the client of the shop. */
export function main(
  env: Env,
  connect: (options: HTTP.Client.ClientOptions) => HTTP.Client,
): Task<readonly Outcome[], EnvError | HTTP.HTTPError> {
  return Task.gen(function* () {
    const settings = yield* Task.fromResult(readSettings(env));
    const client = connect(shopOptions(settings));
    return yield* billAll(client, settings);
  });
}
