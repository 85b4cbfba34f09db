import { checkArgument } from '@tstd/error';
import * as TimeDuration from '@tstd/time/TimeDuration';

/**
 * Throws when options have a limit of time that is none. One that is `undefined` may come from
 * arithmetic that failed, so it does not count as left out.
 */
export function checkLimit(options: { readonly timeout?: unknown }): void {
  const { timeout } = options;
  const isLimit = timeout === 'none' || TimeDuration.hasInstance(timeout);
  checkArgument(!('timeout' in options) || isLimit, 'timeout', 'a duration or "none"', timeout);
}
