/* eslint-disable @typescript-eslint/no-empty-object-type -- TypeScript adds these to the types of the platform, where it has them. */
import { attempt } from './internal/attempt.js';

declare global {
  // A program without the types of the platform has no such name.
  interface DOMException {}
}

/**
 * Returns `true` when the value is a `DOMException`, else `false`.
 *
 * It goes by the class name that [Web IDL](https://webidl.spec.whatwg.org/#idl-DOMException) gives to these exceptions, so it accepts those of another realm. It never throws, and it works where there is no `DOMException` at all.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a `DOMException`.
 *
 * @example What the platform throws
 * ```ts
 * import { isDOMException } from '@tstd/error';
 *
 * isDOMException(new DOMException('Stopped', 'AbortError')); // => true
 * isDOMException(new Error('Stopped')); // => false
 * isDOMException(undefined); // => false
 * ```
 *
 * @keywords browser, web, QuotaExceededError, instanceof, AbortError, NotAllowedError
 * @category Guards
 * @since 1.0.0
 */
export function isDOMException(value: unknown): value is DOMException {
  return attempt(() => {
    if (Object.prototype.toString.call(value) !== '[object DOMException]') return false;
    const { code, message, name } = value as Readonly<Record<'code' | 'message' | 'name', unknown>>;
    return typeof code === 'number' && typeof message === 'string' && typeof name === 'string';
  }, false);
}
