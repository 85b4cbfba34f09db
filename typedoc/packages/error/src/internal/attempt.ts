/**
 * Returns the result of a function, or the fallback if it throws.
 *
 * Proxies and getters can throw on any access, but code that inspects an unknown value must not throw.
 */
export function attempt<Value>(read: () => Value, fallback: Value): Value {
  try {
    return read();
  } catch {
    return fallback;
  }
}
