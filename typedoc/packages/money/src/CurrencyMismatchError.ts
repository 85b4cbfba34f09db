import { ErrorClass, type ErrorClassProperties } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';

const CurrencyMismatchErrorBase: ErrorClass<'CurrencyMismatchError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'CurrencyMismatchError',
});

/**
 * The custom properties of a {@link CurrencyMismatchError}.
 *
 * @example Read the codes of a mismatch
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
  /** The code of the expected currency: the currency of the first amount or the one passed as an argument. */
  readonly expected: string;

  /** The currency code of the other amount. */
  readonly received: string;
};

/**
 * The error for an operation that needs a single currency but receives amounts in different currencies.
 *
 * Functions whose names begin with `try` return this error, and other functions throw it. The compiler prevents such calls of the other functions, except in generic code and for two currencies with the same code but different minor units.
 *
 * @example Add amounts in two currencies
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
   * Creates an error from the codes of two currencies.
   *
   * @param properties - The codes and, optionally, a message and a cause. The default message contains both codes.
   */
  constructor(properties: ErrorClassProperties<CurrencyMismatch>) {
    checkObject(properties, 'properties');
    const { expected, received } = properties;
    const { message = `Expected an amount in ${expected}, received one in ${received}` } =
      properties;
    super({ ...properties, message });
  }
}
