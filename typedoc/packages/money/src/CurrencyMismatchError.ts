import { ErrorClass, type ErrorClassProperties } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';

const CurrencyMismatchErrorBase: ErrorClass<'CurrencyMismatchError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'CurrencyMismatchError',
});

/**
 * The custom properties of a {@link CurrencyMismatchError}.
 *
 * @example The codes of a mismatch
 * ```ts
 * import type { CurrencyMismatch } from '@tstd/money';
 *
 * const mismatch: CurrencyMismatch = { expected: 'USD', received: 'EUR' };
 *
 * mismatch.received; // => 'EUR'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type CurrencyMismatch = {
  /** The code of the expected currency: that of the first amount, or the one that was passed. */
  readonly expected: string;

  /** The code of the currency of the other amount. */
  readonly received: string;
};

/**
 * The error of amounts in different currencies, if an operation needs a single currency.
 *
 * Functions whose names begin with `try` return it, and other functions throw it. For the other functions, the compiler prevents it, except in generic code, and for two currencies with the same code but different minor units.
 *
 * @example A sum of two currencies
 * ```ts
 * import { Result } from '@tstd/core';
 * import { CurrencyMismatchError, EUR, Money, USD } from '@tstd/money';
 *
 * const sum = Money.tryAdd(USD('1.25'), EUR('1.25'));
 *
 * Result.isErr(sum) && sum.error instanceof CurrencyMismatchError; // => true
 * Result.isErr(sum) && sum.error.message; // => 'Expected an amount in USD, received one in EUR'
 * Result.isErr(sum) && sum.error.received; // => 'EUR'
 * ```
 *
 * @alias CurrencyMismatchException, Money::Bank::DifferentCurrencyError, CurrencyExchangeException
 * @keywords mixed, incompatible, exception, euros, dollars, add, exchange
 * @category Errors
 * @since 1.0.0
 */
export class CurrencyMismatchError extends CurrencyMismatchErrorBase<CurrencyMismatch> {
  /**
   * Creates an error from two codes.
   *
   * @param properties - The codes, and optionally a message and a cause. The default message names both codes.
   */
  constructor(properties: ErrorClassProperties<CurrencyMismatch>) {
    checkObject(properties, 'properties');
    const { expected, received } = properties;
    const { message = `Expected an amount in ${expected}, received one in ${received}` } =
      properties;
    super({ ...properties, message });
  }
}
