import { ArgumentError } from '@tstd/error';
import { expect, test } from 'vitest';

import { WRONG } from '../../../laws/kinds.js';
import { Currency, Money, USD } from './index.js';

const KINDS = [...WRONG, undefined];

const refusal = (name: string, kind: string): RegExp =>
  new RegExp(`^Expected "${name}" to be ${kind}, received `);

test.each(KINDS)('no function accepts %o as an amount of money', (value) => {
  const [wrong, one] = [value as unknown as Money<'USD'>, USD('1')];
  for (const fn of [
    Money.absolute,
    Money.asString,
    Money.isNegative,
    Money.isPositive,
    Money.isZero,
    Money.negate,
    Money.round,
    Money.roundCash,
    Money.toMinorUnits,
  ] as readonly ((self: Money<'USD'>) => unknown)[]) {
    expect(() => fn(wrong), fn.name).toThrow(refusal('self', 'an amount of money'));
  }
  for (const fn of [
    Money.add<'USD'>,
    Money.compare<'USD'>,
    Money.equals<'USD'>,
    Money.lessThan<'USD'>,
    Money.max<'USD'>,
    Money.min<'USD'>,
    Money.order,
    Money.ratio<'USD'>,
    Money.subtract<'USD'>,
    Money.tryAdd,
    Money.tryCompare,
  ] as readonly ((self: Money<'USD'>, other: Money<'USD'>) => unknown)[]) {
    expect(() => fn(wrong, one), fn.name).toThrow(refusal('self', 'an amount of money'));
    expect(() => fn(one, wrong), fn.name).toThrow(refusal('other', 'an amount of money'));
  }
  expect(() => Money.sum([wrong], USD)).toThrow(refusal('amounts', 'an amount of money'));
  expect(() => Money.trySum([wrong], USD)).toThrow(refusal('amounts', 'an amount of money'));
  expect(() => Money.allocateBy(one, [wrong])).toThrow(refusal('amounts', 'an amount of money'));
});

test.each(KINDS)('no function accepts %o as a currency', (value) => {
  const wrong = value as unknown as Currency<'USD'>;
  for (const run of [
    () => Money.convert(USD('1'), wrong, '2'),
    () => Money.from('1', wrong),
    () => Money.of('1', wrong),
    () => Money.ofMinorUnits(1n, wrong),
    () => Money.sum([], wrong),
    () => Money.trySum([], wrong),
    () => Money.zero(wrong),
  ]) {
    expect(run).toThrow(refusal('currency', 'a currency'));
  }
  expect(() => Money.codecOf([wrong])).toThrow(refusal('currencies', 'a currency'));
  expect(() => Money.parse('1 USD', [wrong])).toThrow(refusal('currencies', 'a currency'));
  expect(() => Currency.codecOf([wrong])).toThrow(refusal('currencies', 'a currency'));
  for (const fn of [Currency.compare, Currency.equals, Currency.order]) {
    expect(() => fn(wrong, USD('1').currency), fn.name).toThrow(refusal('self', 'a currency'));
    expect(() => fn(USD('1').currency, wrong), fn.name).toThrow(refusal('other', 'a currency'));
  }
  expect(() => Currency.asString(wrong)).toThrow(refusal('self', 'a currency'));
  expect(() => Currency.of(wrong)).toThrow(ArgumentError);
});
