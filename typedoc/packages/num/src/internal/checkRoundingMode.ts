import { checkArgument } from '@tstd/error';

import { hasInstance as isRoundingMode } from '../RoundingMode.js';

/** Throws unless the argument is a rounding mode. Call it even if there is nothing to round. */
export function checkRoundingMode(roundingMode: unknown): void {
  checkArgument(isRoundingMode(roundingMode), 'roundingMode', 'a rounding mode', roundingMode);
}
