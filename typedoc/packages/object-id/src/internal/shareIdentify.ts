import { createIdentify, type Identify } from './createIdentify.js';

const KEY = Symbol.for('@tstd/object-id');

/**
 * The numbering that all copies of the package use. The first copy that is asked for a number makes it.
 *
 * A copy shares the function and not its maps: how they are kept may change from a version to the next.
 */
export function shareIdentify(): Identify {
  const shared: unknown = Reflect.get(globalThis, KEY);
  if (typeof shared === 'function') {
    // SAFETY: the key is that of this package.
    return shared as Identify;
  }
  const identify = createIdentify();
  // Unlike `Object.defineProperty`, it does not throw where the global object is frozen: the copy then has numbers of its own.
  Reflect.defineProperty(globalThis, KEY, { configurable: true, value: identify });
  return identify;
}
