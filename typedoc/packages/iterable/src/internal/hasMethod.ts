/** Checks whether a property of a value, which may be a primitive, is a function. */
export function hasMethod(value: unknown, key: PropertyKey): boolean {
  const properties = value as { readonly [Key in PropertyKey]?: unknown } | null | undefined;
  return typeof properties?.[key] === 'function';
}
