/**
 * Returns the result of a function, or the fallback when it throws.
 *
 * Proxies and getters can throw on any access. What looks at an unknown value must not.
 */
export function attempt<Value>(read: () => Value, fallback: Value): Value {
  try {
    return read();
  } catch {
    return fallback;
  }
}
