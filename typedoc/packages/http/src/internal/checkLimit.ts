import { ArgumentError } from '@tstd/error';
import * as TimeDuration from '@tstd/time/TimeDuration';

import { describe } from './describe.js';

/**
 * Throws when options have a limit of time that is none. One that is `undefined` may come from
 * arithmetic that failed, so it does not count as left out.
 */
export function checkLimit(options: { readonly timeout?: unknown }): void {
  const { timeout } = options;
  if ('timeout' in options && timeout !== 'none' && !TimeDuration.hasInstance(timeout)) {
    throw new ArgumentError({
      message: `Expected "timeout" to be a duration or "none", received ${describe(timeout)}`,
    });
  }
}
