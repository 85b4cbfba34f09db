/**
 * Sets an own property. A plain assignment to `__proto__` would replace the prototype instead.
 */
export function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  // Stryker disable next-line ConditionalExpression: to define each property does the same, slowly.
  if (key === '__proto__') {
    Object.defineProperty(target, key, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
  } else {
    // eslint-disable-next-line no-param-reassign -- It is what the function is for, and faster than defining the property.
    target[key] = value;
  }
}
