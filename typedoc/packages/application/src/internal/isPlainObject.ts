/** Whether the value is an object of key and value pairs, from this realm or another: not an array, not the instance of a class. */
export function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return false;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  // Each realm has an `Object.prototype` of its own: it is the object that has no prototype.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
