import { checkArgument } from '@tstd/error';
import { hasInstance as isRoundingMode } from '@tstd/num/RoundingMode';

/** Throws unless an argument is a rounding mode, or left out. */
export function checkRoundingMode(roundingMode: unknown): void {
  checkArgument(
    roundingMode === undefined || isRoundingMode(roundingMode),
    'roundingMode',
    'a rounding mode',
    roundingMode,
  );
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
