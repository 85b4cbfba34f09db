import { checkArgument } from '@tstd/error';

/** The sign and the digits of a string that represents an integer. */
export interface SignedDigits {
  /** Whether the sign is a minus. */
  readonly isNegative: boolean;
  /** The digits without the sign, letters in lower case. */
  readonly digits: string;
}

const SIGNED = /^[+-]?[0-9a-z]+$/i;

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Throws unless the base is an integer from 2 to 36. */
export function checkRadix(radix: number): void {
  checkArgument(
    Number.isInteger(radix) && radix >= 2 && radix <= 36,
    'radix',
    'an integer from 2 to 36',
    radix,
  );
}

/** Returns the sign and the digits of a string, or `undefined` if it is not an integer in the base. */
export function readDigits(text: string, radix: number): SignedDigits | undefined {
  checkRadix(radix);
  if (!SIGNED.test(text)) {
    return undefined;
  }
  const digits = text.replace(/^[+-]/, '').toLowerCase();
  const allowed = DIGITS.slice(0, radix);
  for (const digit of digits) {
    if (!allowed.includes(digit)) {
      return undefined;
    }
  }
  return { isNegative: text.startsWith('-'), digits };
}
