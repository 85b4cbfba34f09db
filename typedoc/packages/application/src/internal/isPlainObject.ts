/** Checks whether the value is an object of any realm, but not an array or an instance of a class. */
export function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return false;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  // Each realm has its own `Object.prototype`, so check that the prototype has no prototype itself.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
