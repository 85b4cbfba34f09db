import { Option, Result } from '@tstd/core';
import { CHF, Money } from '@tstd/money';
import { describe, expect, test } from 'vitest';
import { type Invoice, instalmentsOf, print, readInvoice, type Words } from './invoice';

// cspell:words Buch Comptant Lampe MWST Rabais Rabatt Schraube

const german: Words = {
  locale: 'de-CH',
  net: 'Netto',
  discount: 'Rabatt',
  tax: 'MWST',
  total: 'Total',
  cash: 'Bar',
};

const french: Words = {
  locale: 'fr-CH',
  net: 'Net',
  discount: 'Rabais',
  tax: 'TVA',
  total: 'Total',
  cash: 'Comptant',
};

const francs = (amount: string) => ({ amount, currency: 'CHF' });

const request = {
  lines: [
    { article: 'Lampe', quantity: 3, price: francs('19.90'), taxRate: '8.1' },
    { article: 'Buch', quantity: 1, price: francs('24.35'), taxRate: '2.6' },
    { article: 'Schraube', quantity: 1250, price: francs('0.0199'), taxRate: '8.10' },
  ],
  discountRate: '3.5',
};

const read = (input: unknown): Invoice => Result.getOrThrow(readInvoice(input));
const write = (amounts: readonly Money<'CHF'>[]) => amounts.map(Money.asString);

describe('an invoice', () => {
  test('adds up, with one tax for each rate', () => {
    const { net, discount, taxes, total } = read(request);

    expect(write([net, discount, total])).toEqual(['108.93 CHF', '3.81 CHF', '112.34 CHF']);
    expect(write(taxes.flatMap(({ base, tax }) => [base, tax]))).toEqual([
      '23.50 CHF',
      '0.61 CHF',
      '81.62 CHF',
      '6.61 CHF',
    ]);
  });

  test('loses no centime of the discount, whatever it is', () => {
    for (let tenths = 0; tenths <= 1000; tenths += 7) {
      const { net, discount, taxes, total } = read({ ...request, discountRate: `${tenths / 10}` });
      const bases = taxes.map(({ base }) => base);
      expect(Money.equals(Money.sum(bases, CHF), Money.subtract(net, discount))).toBe(true);
      const parts = [...bases, ...taxes.map(({ tax }) => tax)];
      expect(Money.equals(Money.sum(parts, CHF), total)).toBe(true);
      expect(bases.some(Money.isNegative)).toBe(false);
    }
  });

  test('of free items is free', () => {
    const [line] = request.lines;
    const free = read({ ...request, lines: [{ ...line, price: francs('0') }] });
    expect(Money.asString(free.total)).toBe('0.00 CHF');
  });

  test('is rejected with all errors of the request', () => {
    const result = readInvoice({
      lines: [
        { ...request.lines[0], quantity: 0.5, price: { amount: '19.90', currency: 'EUR' } },
        { ...request.lines[1], price: francs('-1'), taxRate: '101' },
        { ...request.lines[2], price: francs('1,50') },
      ],
      discountRate: 'much',
    });

    expect(result.ok ? [] : result.error.faults.map(({ path }) => path.join('/'))).toEqual([
      'lines/0/quantity',
      'lines/0/price/currency',
      'lines/1/price',
      'lines/1/taxRate',
      'lines/2/price/amount',
      'discountRate',
    ]);
    expect(readInvoice({ lines: [] }).ok).toBe(false);
  });
});

describe('instalments', () => {
  test.each([
    { price: '0.01', count: 1, first: '0.01 CHF', last: '0.01 CHF' },
    { price: '149.99', count: 2, first: '75.00 CHF', last: '74.99 CHF' },
    { price: '1000', count: 12, first: '83.34 CHF', last: '83.33 CHF' },
  ])('of $price are $count', ({ price, count, first, last }) => {
    const invoice = read({
      lines: [{ article: 'Lampe', quantity: 1, price: francs(price), taxRate: '0' }],
    });
    const parts = instalmentsOf(invoice);

    expect(parts).toHaveLength(count);
    expect(write(parts.slice(0, 1))).toEqual([first]);
    expect(Option.map(parts.at(-1), Money.asString)).toBe(last);
    expect(Money.equals(Money.sum(parts, CHF), invoice.total)).toBe(true);
  });
});

describe('print', () => {
  // Locales use different kinds of spaces between a number and its symbol.
  const lines = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').split('\n');

  test('writes Swiss German', () => {
    expect(lines(print(read(request), german))).toEqual([
      '3 × Lampe: CHF 59.70',
      '1 × Buch: CHF 24.35',
      '1250 × Schraube: CHF 24.88',
      'Netto: CHF 108.93',
      'Rabatt: CHF-3.81',
      'MWST 2.6% (CHF 23.50): CHF 0.61',
      'MWST 8.1% (CHF 81.62): CHF 6.61',
      'Total: CHF 112.34',
      'Bar: CHF 112.35',
    ]);
  });

  test('writes Swiss French', () => {
    expect(lines(print(read(request), french))).toEqual([
      '3 × Lampe: 59.70 CHF',
      '1 × Buch: 24.35 CHF',
      '1250 × Schraube: 24.88 CHF',
      'Net: 108.93 CHF',
      'Rabais: -3.81 CHF',
      'TVA 2,6% (23.50 CHF): 0.61 CHF',
      'TVA 8,1% (81.62 CHF): 6.61 CHF',
      'Total: 112.34 CHF',
      'Comptant: 112.35 CHF',
    ]);
  });
});
