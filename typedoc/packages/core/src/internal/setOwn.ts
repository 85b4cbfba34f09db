/**
 * Sets an own property, even `__proto__`: a plain assignment would replace the prototype instead.
 */
export function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  // Stryker disable next-line ConditionalExpression: defining every property has the same result, but is slower.
  if (key === '__proto__') {
    Object.defineProperty(target, key, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
  } else {
    // eslint-disable-next-line no-param-reassign -- Changing the target is the purpose of the function, and an assignment is faster than a definition.
    target[key] = value;
  }
}
