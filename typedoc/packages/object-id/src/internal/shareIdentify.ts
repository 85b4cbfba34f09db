import { createIdentify, type Identify } from './createIdentify.js';

const KEY = Symbol.for('@tstd/object-id');

/**
 * Returns the numbering that all copies of the package share. The first call, in any copy, creates the numbering.
 *
 * Copies share the function, not the maps that it uses, because a later version may store the numbers differently.
 */
export function shareIdentify(): Identify {
  const shared: unknown = Reflect.get(globalThis, KEY);
  if (typeof shared === 'function') {
    // SAFETY: the key belongs to this package.
    return shared as Identify;
  }
  const identify = createIdentify();
  // Unlike `Object.defineProperty`, this does not throw if the global object is frozen. The copy then has its own numbers.
  Reflect.defineProperty(globalThis, KEY, { configurable: true, value: identify });
  return identify;
}
