/* eslint-disable @typescript-eslint/no-empty-object-type -- TypeScript merges these with the types of the platform, if the program has them. */
import { attempt } from './internal/attempt.js';

declare global {
  // A program without the types of the platform does not declare this name.
  interface DOMException {}
}

/**
 * Checks whether the value is a `DOMException`.
 *
 * The function compares the class name that [Web IDL](https://webidl.spec.whatwg.org/#idl-DOMException) defines for these exceptions, so it also accepts exceptions from other realms. It never throws, and it works even if the platform does not provide `DOMException`.
 *
 * @param value - Any value: the check never throws.
 * @returns Whether the value is a `DOMException`.
 *
 * @example Recognise a platform exception
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
