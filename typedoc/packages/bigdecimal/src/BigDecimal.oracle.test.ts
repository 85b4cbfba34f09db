import { type RoundingMode, RoundingMode as RoundingModes } from '@tstd/num';
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import * as BigDecimals from './BigDecimal.js';
import type { BigDecimal } from './BigDecimal.js';

/*
 * The same cases, computed by big.js. It has only four of the nine rounding modes; the others choose
 * between its results in two of them.
 */

const CASES = { numRuns: 10_000 };

/** A separate constructor, because the digits and the rounding mode of a division are set on it. */
const Oracle = Big();

/** The parts of decimals: whole numbers, fractions, and digits that are ties for some scale. */
const parts = fc.oneof(
  fc.tuple(fc.bigInt({ min: -2000n, max: 2000n }), fc.nat(5)),
  fc.tuple(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.nat(40)),
  fc
    .tuple(fc.bigInt({ min: -500n, max: 500n }), fc.nat(4), fc.nat(12))
    .map(([value, zeros, scale]) => [(value * 10n + 5n) * 10n ** BigInt(zeros), scale] as const),
);

const inputs = parts.map(([value, scale]) => ({
  own: BigDecimals.of(value, { scale }),
  big: new Oracle(`${value}e-${scale}`),
}));

const divisors = inputs.filter(({ big }) => !big.eq(0));

/**
 * A division and a scale. Either may be anything, or the exact quotient is a whole number of halves in
 * the last place. The operands are multiplied, not divided, because big.js would round.
 */
const divisions = fc.oneof(
  fc.tuple(inputs, divisors, fc.nat(25)),
  fc
    .tuple(divisors, fc.integer({ min: -9, max: 9 }), fc.nat(10))
    .map(([divisor, halves, scale]) => {
      const self = {
        own: BigDecimals.multiply(
          divisor.own,
          BigDecimals.of(BigInt(halves * 5), { scale: scale + 1 }),
        ),
        big: divisor.big.times(`${halves * 5}e-${scale + 1}`),
      };
      return [self, divisor, scale] as const;
    }),
);

/** The same divisions, scaled so that the quotient is rounded to an integer. */
const dividends = divisions.map(([self, other, scale]) => {
  const shift = new Oracle(`1e${scale}`);
  return [
    {
      own: BigDecimals.multiply(self.own, BigDecimals.of(10n ** BigInt(scale))),
      big: self.big.times(shift),
    },
    other,
  ] as const;
});

/** The string of big.js with a number of decimal places. For zero, big.js would write a sign and zeros after the point. */
const write = (big: Big, scale: number): string =>
  big.eq(0) ? '0' : big.toFixed(Math.max(scale, 0));

const isSame = (own: BigDecimal | undefined, big: Big, scale: number): boolean =>
  own !== undefined && BigDecimals.asString(own) === write(big, scale);

interface Candidates {
  readonly isNegative: boolean;
  /** Returns the result of big.js in one of its own modes. */
  readonly by: (mode: 0 | 1 | 2 | 3) => Big;
  /** Returns the distance of a candidate from the exact result, in any unit. */
  readonly distance: (candidate: Big) => Big;
}

function choose(mode: RoundingMode, { isNegative, by, distance }: Candidates): Big {
  const nearestOrInner = (): Big => {
    const [inner, outer] = [by(0), by(3)];
    return distance(outer).lt(distance(inner)) ? outer : inner;
  };
  switch (mode) {
    case 'trunc':
      return by(0);
    case 'halfExpand':
      return by(1);
    case 'halfEven':
      return by(2);
    case 'expand':
      return by(3);
    case 'ceil':
      return by(isNegative ? 0 : 3);
    case 'floor':
      return by(isNegative ? 3 : 0);
    case 'halfCeil':
      return isNegative ? nearestOrInner() : by(1);
    case 'halfFloor':
      return isNegative ? by(1) : nearestOrInner();
    case 'halfTrunc':
      return nearestOrInner();
  }
}

const quotientOf = (self: Big, other: Big, scale: number, mode: RoundingMode): Big =>
  choose(mode, {
    isNegative: self.lt(0) !== other.lt(0),
    by: (bigMode) => {
      Oracle.DP = scale;
      Oracle.RM = bigMode;
      return self.div(other);
    },
    distance: (candidate) => self.minus(candidate.times(other)).abs(),
  });

const roundedOf = (self: Big, digits: number, mode: RoundingMode): Big =>
  choose(mode, {
    isNegative: self.lt(0),
    by: (bigMode) => self.round(digits, bigMode),
    distance: (candidate) => self.minus(candidate).abs(),
  });

describe('the same results as big.js', () => {
  test('add()', () => {
    fc.assert(
      fc.property(inputs, inputs, (self, other) => {
        const scale = Math.max(self.own.scale, other.own.scale);
        return isSame(BigDecimals.add(self.own, other.own), self.big.plus(other.big), scale);
      }),
      CASES,
    );
  });

  test('subtract()', () => {
    fc.assert(
      fc.property(inputs, inputs, (self, other) => {
        const scale = Math.max(self.own.scale, other.own.scale);
        return isSame(BigDecimals.subtract(self.own, other.own), self.big.minus(other.big), scale);
      }),
      CASES,
    );
  });

  test('multiply()', () => {
    fc.assert(
      fc.property(inputs, inputs, (self, other) => {
        const scale = self.own.scale + other.own.scale;
        return isSame(BigDecimals.multiply(self.own, other.own), self.big.times(other.big), scale);
      }),
      CASES,
    );
  });

  test.each(RoundingModes.values)('divide() with a scale, in %s', (mode) => {
    fc.assert(
      fc.property(divisions, ([self, other, scale]) =>
        isSame(
          BigDecimals.divide(self.own, other.own, { scale, roundingMode: mode }),
          quotientOf(self.big, other.big, scale, mode),
          scale,
        ),
      ),
      CASES,
    );
  });

  test('divide() without a scale, for a product divided by one of its factors', () => {
    fc.assert(
      fc.property(inputs, divisors, (self, other) => {
        const quotient = BigDecimals.divide(BigDecimals.multiply(self.own, other.own), other.own);
        return isSame(quotient, self.big, self.own.scale);
      }),
      CASES,
    );
  });

  test.each(RoundingModes.values)('remainder() in %s', (mode) => {
    fc.assert(
      fc.property(dividends, ([self, other]) => {
        const scale = Math.max(self.own.scale, other.own.scale);
        const rest = self.big.minus(quotientOf(self.big, other.big, 0, mode).times(other.big));
        return isSame(BigDecimals.remainder(self.own, other.own, mode), rest, scale);
      }),
      CASES,
    );
  });

  test('remainder() without a mode', () => {
    fc.assert(
      fc.property(dividends, ([self, other]) => {
        const scale = Math.max(self.own.scale, other.own.scale);
        return isSame(BigDecimals.remainder(self.own, other.own), self.big.mod(other.big), scale);
      }),
      CASES,
    );
  });

  test.each(RoundingModes.values)('round() in %s', (mode) => {
    fc.assert(
      fc.property(inputs, ({ own, big }) =>
        isSame(BigDecimals.round(own, mode), roundedOf(big, 0, mode), 0),
      ),
      CASES,
    );
  });

  test.each(RoundingModes.values)('roundTo() in %s', (mode) => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: -6, max: 12 }), ({ own, big }, digits) =>
        isSame(
          BigDecimals.roundTo(own, digits, mode),
          roundedOf(big, digits, mode),
          Math.min(digits, own.scale),
        ),
      ),
      CASES,
    );
  });

  test.each(RoundingModes.values)('roundToPrecision() in %s', (mode) => {
    fc.assert(
      fc.property(inputs, fc.integer({ min: 1, max: 12 }), ({ own, big }, digits) => {
        const rounded = choose(mode, {
          isNegative: big.lt(0),
          by: (bigMode) => big.prec(digits, bigMode),
          distance: (candidate) => big.minus(candidate).abs(),
        });
        const result = BigDecimals.roundToPrecision(own, digits, mode);
        return (
          isSame(result, rounded, result.scale) &&
          (result.scale === 0 || BigDecimals.precision(result) <= digits)
        );
      }),
      CASES,
    );
  });

  test.each(RoundingModes.values)('scale() in %s', (mode) => {
    fc.assert(
      fc.property(inputs, fc.nat(25), ({ own, big }, scale) =>
        isSame(BigDecimals.scale(own, scale, mode), roundedOf(big, scale, mode), scale),
      ),
      CASES,
    );
  });

  test('compare() and equals()', () => {
    // Any two decimals, or two that are equal or nearly equal but differ in trailing zeros.
    const pairs = fc.oneof(
      fc.tuple(inputs, inputs),
      fc.tuple(inputs, fc.nat(20), fc.constantFrom(-1n, 0n, 1n)).map(([self, zeros, step]) => {
        const scale = self.own.scale + zeros;
        const value = self.own.value * 10n ** BigInt(zeros) + step;
        const other = {
          own: BigDecimals.of(value, { scale }),
          big: new Oracle(`${value}e-${scale}`),
        };
        return [self, other] as const;
      }),
    );
    fc.assert(
      fc.property(
        pairs,
        ([self, other]) =>
          BigDecimals.compare(self.own, other.own) === self.big.cmp(other.big) &&
          BigDecimals.equals(self.own, other.own) === self.big.eq(other.big),
      ),
      CASES,
    );
  });

  test('power()', () => {
    fc.assert(
      fc.property(inputs, fc.nat(6), ({ own, big }, exponent) =>
        isSame(BigDecimals.power(own, exponent), big.pow(exponent), own.scale * exponent),
      ),
    );
  });

  test('negate(), absolute(), sign() and precision()', () => {
    fc.assert(
      fc.property(
        inputs,
        ({ own, big }) =>
          isSame(BigDecimals.negate(own), big.neg(), own.scale) &&
          isSame(BigDecimals.absolute(own), big.abs(), own.scale) &&
          BigDecimals.sign(own) === big.cmp(0) &&
          BigDecimals.isZero(own) === big.eq(0) &&
          BigDecimals.isPositive(own) === big.gt(0) &&
          BigDecimals.isNegative(own) === big.lt(0) &&
          BigDecimals.isInteger(own) === big.eq(big.round(0, 0)),
      ),
      CASES,
    );
  });
});

describe('the same conversions as big.js', () => {
  const digits = fc.stringMatching(/^[0-9]{1,30}$/);
  const texts = fc.record({
    sign: fc.constantFrom('', '-', '+'),
    whole: digits,
    fraction: fc.option(digits, { nil: undefined }),
    mark: fc.constantFrom('e', 'E', 'e+', 'e-', 'E-'),
    exponent: fc.option(fc.stringMatching(/^[0-9]{1,2}$/), { nil: undefined }),
  });

  test('parse() and asString()', () => {
    fc.assert(
      fc.property(texts, ({ sign, whole, fraction, mark, exponent }) => {
        const point = fraction === undefined ? '' : `.${fraction}`;
        const tail = exponent === undefined ? '' : `${mark}${exponent}`;
        const text = `${whole}${point}${tail}`;
        const shift = exponent === undefined ? 0 : Number(`${mark}${exponent}`.slice(1));
        const scale = (fraction?.length ?? 0) - shift;
        const own = BigDecimals.parse(`${sign}${text}`);
        // big.js does not accept a plus sign.
        const big = new Oracle(sign === '-' ? `-${text}` : text);
        return isSame(own, big, scale) && own?.scale === (big.eq(0) ? 0 : Math.max(scale, 0));
      }),
      CASES,
    );
  });

  test('parse() of the result of asString()', () => {
    fc.assert(
      fc.property(parts, ([value, scale]) => {
        const own = BigDecimals.of(value, { scale });
        const text = BigDecimals.asString(own);
        const again = BigDecimals.parse(text);
        return (
          text === write(new Oracle(`${value}e-${scale}`), scale) &&
          again?.value === own.value &&
          again.scale === own.scale
        );
      }),
      CASES,
    );
  });

  test('from() of a number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const own = BigDecimals.from(value);
        const big = new Oracle(value);
        return own !== undefined && BigDecimals.asString(own) === write(big, own.scale);
      }),
      CASES,
    );
  });

  test('toNumber() of a decimal and from() of the result', () => {
    fc.assert(
      fc.property(
        inputs,
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        ({ own, big }, value) =>
          BigDecimals.toNumber(own) === big.toNumber() &&
          BigDecimals.toNumber(BigDecimals.from(value) ?? BigDecimals.one) === value,
      ),
      CASES,
    );
  });
});

test('the test cases include ties and each kind of quotient', () => {
  const seen = { ties: 0, exact: 0, between: 0, negative: 0 };
  for (const [self, other] of fc.sample(dividends, { seed: 1, numRuns: 1000 })) {
    const rest = self.big.mod(other.big);
    const isTie = rest.times(2).abs().eq(other.big.abs());
    seen.exact += rest.eq(0) ? 1 : 0;
    seen.ties += isTie ? 1 : 0;
    seen.between += rest.eq(0) || isTie ? 0 : 1;
    seen.negative += self.big.times(other.big).lt(0) ? 1 : 0;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50);
});
