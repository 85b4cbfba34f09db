import { BigDecimal } from '@tstd/bigdecimal';
import { Codec, type CodecError, Option, Order, Result } from '@tstd/core';
import { CHF, Money } from '@tstd/money';
import { Int } from '@tstd/num';

/*
 * An invoice in Swiss francs with tax rates, a discount on the total, and instalments. An amount is
 * rounded once, and its parts add up to it.
 */

// Awkward: equal decimals may be different data, so the keys of a map are normalized rates as text.

export type Francs = Money<'CHF'>;

const percentage = Codec.refine(BigDecimal.codec, {
  expected: 'a rate from 0 to 100 per cent',
  hasInstance: (value) => BigDecimal.isBetween(value, BigDecimal.zero, BigDecimal.of('100')),
});

const line = Codec.object({
  article: Codec.minLength(Codec.string, 1),
  quantity: Codec.minimum(Int.codec, 1),
  /** Per piece, without tax; it may be finer than a centime. */
  price: Codec.refine(Money.codecOf([CHF]), {
    expected: 'a price from 0',
    hasInstance: (price) => !Money.isNegative(price),
  }),
  taxRate: percentage,
});

const invoiceInput = Codec.object(
  { lines: Codec.minItems(Codec.array(line), 1) },
  { optional: { discountRate: percentage } },
);

export type Line = Codec.ValueOf<typeof line>;

export interface TaxLine {
  readonly rate: BigDecimal;
  readonly base: Francs;
  readonly tax: Francs;
}

export interface Invoice {
  readonly lines: readonly Line[];
  readonly net: Francs;
  readonly discount: Francs;
  readonly taxes: readonly TaxLine[];
  readonly total: Francs;
}

export function readInvoice(input: unknown): Result<Invoice, CodecError> {
  return Result.map(invoiceInput.decode(input), ({ lines, discountRate }) =>
    invoiceOf(lines, Option.getOr(discountRate, BigDecimal.zero)),
  );
}

function invoiceOf(lines: readonly Line[], discountRate: BigDecimal): Invoice {
  const amounts = lines.map(amountOf);
  const net = Money.sum(amounts, CHF);
  const discount = Money.percent(net, discountRate);
  const discounts = Money.allocateBy(discount, amounts);
  const bases = amounts.map((amount, index) =>
    Money.subtract(amount, discounts?.[index] ?? Money.zero(CHF)),
  );
  const taxes = taxesOf(lines, bases);
  const total = Money.sum([...bases, ...taxes.map(({ tax }) => tax)], CHF);
  return { lines, net, discount, taxes, total };
}

function amountOf({ price, quantity }: Line): Francs {
  return Money.round(Money.multiply(price, quantity));
}

/** Rounds once per rate, not once per line. */
function taxesOf(lines: readonly Line[], bases: readonly Francs[]): readonly TaxLine[] {
  const byRate = new Map<string, TaxLine>();
  lines.forEach(({ taxRate }, index) => {
    // 8.1 and 8.10 are the same rate, so they need the same key.
    const key = BigDecimal.asString(BigDecimal.normalize(taxRate));
    const before = byRate.get(key)?.base ?? Money.zero(CHF);
    const base = Money.add(before, bases[index] ?? Money.zero(CHF));
    byRate.set(key, { rate: taxRate, base, tax: Money.percent(base, taxRate) });
  });
  return [...byRate.values()].toSorted(Order.compareBy(BigDecimal.order, ({ rate }) => rate));
}

const LEAST = CHF('50');

export function instalmentsOf({ total }: Invoice): readonly Francs[] {
  const ratio = Money.ratio(total, LEAST, { scale: 0, roundingMode: 'floor' });
  const count = Option.andThen(Option.andThen(ratio, BigDecimal.toNumber), Int.from);
  return Money.split(total, Int.clamp(Option.getOr(count, Int.one), Int.one, Int.of(12)));
}

export interface Words {
  readonly locale: string;
  readonly net: string;
  readonly discount: string;
  readonly tax: string;
  readonly total: string;
  readonly cash: string;
}

export function print(invoice: Invoice, words: Words): string {
  const write = (amount: Francs): string => Money.format(amount, words.locale);
  const percent = (value: BigDecimal): string =>
    BigDecimal.format(BigDecimal.multiply(value, BigDecimal.of('0.01')), words.locale, {
      style: 'percent',
      maximumFractionDigits: 2,
    });
  return [
    ...invoice.lines.map((each) => `${each.quantity} × ${each.article}: ${write(amountOf(each))}`),
    `${words.net}: ${write(invoice.net)}`,
    ...(Money.isZero(invoice.discount)
      ? []
      : [`${words.discount}: ${write(Money.negate(invoice.discount))}`]),
    ...invoice.taxes.map(
      ({ rate: taxRate, base, tax }) =>
        `${words.tax} ${percent(taxRate)} (${write(base)}): ${write(tax)}`,
    ),
    `${words.total}: ${write(invoice.total)}`,
    `${words.cash}: ${write(Money.roundCash(invoice.total))}`,
  ].join('\n');
}
