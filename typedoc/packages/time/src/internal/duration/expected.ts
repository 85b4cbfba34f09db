import type { RoundingMode } from '@tstd/num/RoundingMode';

import { MAX_VALUE, MIN_VALUE } from './model.js';
import { PATTERN, parse } from './text.js';

/** Describes what the string must contain to be a valid duration, as precisely as possible. */
export function expectedOf(text: string, roundingMode: RoundingMode | undefined): string {
  if (roundingMode === undefined && parse(text, 'floor') !== undefined) {
    return 'a duration in ISO 8601 in whole milliseconds';
  }
  if (/^[+-]?P[^T]*\d[YM]/.test(text)) {
    return 'a duration in ISO 8601 without years and months';
  }
  if (/^[+-]?P.*[.,]\d{10}/.test(text)) {
    return 'a duration in ISO 8601 with at most 9 digits in a fraction';
  }
  if (!PATTERN.test(text)) {
    return 'a duration in ISO 8601, such as "PT1H30M"';
  }
  // cspell:disable-next-line -- the designators of units
  return /[.,]\d+[DHMW]T?\d/.test(text)
    ? 'a duration in ISO 8601 with a fraction in the last part only'
    : `a duration in ISO 8601 from ${MIN_VALUE} to ${MAX_VALUE} milliseconds`;
}
