import { checkArgument } from '@tstd/error';
import * as TimeDuration from '@tstd/time/TimeDuration';

/**
 * Throws if options contain an invalid timeout. A timeout that is `undefined` may come from a
 * calculation that failed, so it does not count as omitted.
 */
export function checkLimit(options: { readonly timeout?: unknown }): void {
  const { timeout } = options;
  const isLimit = timeout === 'none' || TimeDuration.hasInstance(timeout);
  checkArgument(!('timeout' in options) || isLimit, 'timeout', 'a duration or "none"', timeout);
}
