import { BigDecimal } from '@tstd/bigdecimal';
import Big from 'big.js';
import { Decimal } from 'decimal.js';
import type { Suite } from '../suite.js';

const SIZE = 1000;

const SCALE = 20;

// Own constructors, so that these settings do not affect other suites. Quotients have one digit
// before the point: decimal.js counts significant digits, big.js decimal places.
const OwnBig = Big();
OwnBig.DP = SCALE;
OwnBig.RM = 1;
const Dividing = Decimal.clone({ precision: SCALE + 1, rounding: Decimal.ROUND_HALF_UP });

const digits = (seed: number, length: number): string => {
  let text = '';
  for (let index = 0; text.length < length; index += 1) {
    text += String(1_000_003 * (seed + 17) * (index + 1)).slice(1, 5);
  }
  return `${text.slice(0, length - 1)}${String((seed % 9) + 1)}`;
};

const textsOf = (write: (index: number) => string): readonly `${number}`[] =>
  Array.from({ length: SIZE }, (_, index) => write(index) as `${number}`);

const prices = textsOf((index) => `${String((index * 7919) % 9973)}.${digits(index, 2)}`);
const rates = textsOf((index) => `${String((index * 31) % 7)}.${digits(index, 5)}`);
const dividends = textsOf((index) => `${String(9000 + (index % 1000))}.${digits(index, 2)}`);
const divisors = textsOf((index) => `${String(1001 + ((index * 31) % 8000))}.${digits(index, 2)}`);
const mixed = textsOf(
  (index) => `${String((index * 7919) % 997)}.${digits(index, 2 + (index % 2) * 2)}`,
);

interface Library<Value> {
  readonly read: (text: `${number}`) => Value;
  readonly write: (self: Value) => string;
}

const own: Library<BigDecimal> = {
  read: (text) => BigDecimal.of(text),
  write: BigDecimal.asString,
};
const big: Library<Big> = { read: (text) => new OwnBig(text), write: (self) => self.toFixed() };
const exact: Library<Decimal> = {
  read: (text) => new Decimal(text),
  write: (self) => self.toFixed(),
};
const dividing: Library<Decimal> = { ...exact, read: (text) => new Dividing(text) };

function combine<Value>(
  { read, write }: Library<Value>,
  left: readonly `${number}`[],
  right: readonly `${number}`[],
  run: (self: Value, other: Value) => Value,
): () => number {
  const pairs = left.map((text, index) => [read(text), read(right[index] ?? '1')] as const);
  return () => {
    const results = pairs.map(([self, other]) => run(self, other));
    return Number(results.slice(-1).map(write).join());
  };
}

const quotient = { scale: SCALE };

export const suites: readonly Suite[] = [
  {
    name: 'BigDecimal: add two prices',
    operations: SIZE,
    implementations: {
      own: combine(own, prices, mixed, BigDecimal.add),
      'big.js': combine(big, prices, mixed, (self, other) => self.plus(other)),
      'decimal.js': combine(exact, prices, mixed, (self, other) => self.plus(other)),
    },
  },
  {
    name: 'BigDecimal: divide to 20 digits',
    operations: SIZE,
    implementations: {
      own: combine(
        own,
        dividends,
        divisors,
        (self, other) => BigDecimal.divide(self, other, quotient) ?? BigDecimal.zero,
      ),
      'big.js': combine(big, dividends, divisors, (self, other) => self.div(other)),
      'decimal.js': combine(dividing, dividends, divisors, (self, other) => self.div(other)),
    },
  },
  {
    name: 'BigDecimal: round to 2 digits',
    operations: SIZE,
    implementations: {
      own: combine(own, rates, rates, (self) => BigDecimal.roundTo(self, 2, 'halfEven')),
      'big.js': combine(big, rates, rates, (self) => self.round(2, 2)),
      'decimal.js': combine(exact, rates, rates, (self) =>
        self.toDecimalPlaces(2, Decimal.ROUND_HALF_EVEN),
      ),
    },
  },
];
