import { checkArgument } from '@tstd/error';
import { hasInstance as isRoundingMode } from '@tstd/num/RoundingMode';

import { hasInstance as isDuration } from './duration/model.js';
import { hasInstance as isTime } from './time/model.js';

/** Throws unless an argument is a time. Untyped code may pass any number. */
export function checkTime(value: unknown, name: string): void {
  // An `if` here is faster than a condition passed to `checkArgument`.
  if (!isTime(value)) {
    checkArgument(false, name, 'a time', value);
  }
}

/** Throws unless an argument is a duration. Untyped code may pass any number. */
export function checkDuration(value: unknown, name: string): void {
  if (!isDuration(value)) {
    checkArgument(false, name, 'a duration', value);
  }
}

/** Throws unless an argument is a rounding mode or `undefined`. */
export function checkRoundingMode(roundingMode: unknown): void {
  checkArgument(
    roundingMode === undefined || isRoundingMode(roundingMode),
    'roundingMode',
    'a rounding mode',
    roundingMode,
  );
}

/** Throws unless the platform accepts an argument as a list of locales. */
export function checkLocales(locales: unknown): void {
  checkArgument(
    locales === undefined ||
      typeof locales === 'string' ||
      (typeof locales === 'object' && locales !== null),
    'locales',
    'a locale or a list of locales',
    locales,
  );
}
