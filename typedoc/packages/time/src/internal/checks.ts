import { checkArgument } from '@tstd/error';
import { type RoundingMode, hasInstance as isRoundingMode } from '@tstd/num/RoundingMode';

import { hasInstance as isDuration } from './duration/model.js';
import { hasInstance as isTime } from './time/model.js';

/** Throws unless an argument is a time, which a number of a caller without types need not be. */
export function checkTime(value: unknown, name: string): void {
  // A condition of its own is faster than one that is handed over.
  if (!isTime(value)) {
    checkArgument(false, name, 'a time', value);
  }
}

/** Throws unless an argument is a duration, which a number of a caller without types need not be. */
export function checkDuration(value: unknown, name: string): void {
  if (!isDuration(value)) {
    checkArgument(false, name, 'a duration', value);
  }
}

/** Throws unless an argument is a rounding mode, or left out. */
export function checkRoundingMode(roundingMode: unknown): void {
  checkArgument(
    roundingMode === undefined || isRoundingMode(roundingMode),
    'roundingMode',
    'a rounding mode',
    roundingMode,
  );
}

/** The mode of a codec that rounds, or `undefined` where it is told to be exact. Throws on anything else. */
export function modeOf(roundingMode: RoundingMode | 'exact'): RoundingMode | undefined {
  if (roundingMode === 'exact') {
    return undefined;
  }
  checkArgument(
    isRoundingMode(roundingMode),
    'roundingMode',
    'a rounding mode or "exact"',
    roundingMode,
  );
  return roundingMode;
}

/** Throws unless an argument is what the platform takes for the language to write in. */
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
