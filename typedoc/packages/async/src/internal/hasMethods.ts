/** Checks whether the value is an object or a function with all the methods. */
export function hasMethods(value: unknown, names: readonly string[]): value is object {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return false;
  const methods = value as Readonly<Record<string, unknown>>;
  return names.every((name) => typeof methods[name] === 'function');
}
