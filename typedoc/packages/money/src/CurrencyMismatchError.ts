import { ErrorClass, type ErrorClassProperties } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';

const CurrencyMismatchErrorBase: ErrorClass<'CurrencyMismatchError'> = /* @__PURE__ */ ErrorClass({
  errorName: 'CurrencyMismatchError',
});

/**
 * What a {@link CurrencyMismatchError} says beside its message.
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
  /** The code of the currency that was expected: that of the first amount, or the one that was passed. */
  readonly expected: string;

  /** The code of the currency of the other amount. */
  readonly received: string;
};

/**
 * The error of amounts in different currencies where one currency is needed.
 *
 * The functions whose names begin with `try` return it, and the others throw it. The compiler rules it out for the others, except in generic code, and between two currencies with the same code and different minor units.
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
   * Makes an error of two codes.
   *
   * @param properties - The codes, and a message and a cause where they are needed. The default message names both codes.
   */
  constructor(properties: ErrorClassProperties<CurrencyMismatch>) {
    checkObject(properties, 'properties');
    const { expected, received } = properties;
    const { message = `Expected an amount in ${expected}, received one in ${received}` } =
      properties;
    super({ ...properties, message });
  }
}
