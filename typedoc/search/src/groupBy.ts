/** Groups values by a key, in the order of the first of each group. */
export function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly [Value, ...Value[]]> {
  const groups = new Map<string, [Value, ...Value[]]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group === undefined) {
      groups.set(keyOf(value), [value]);
    } else {
      group.push(value);
    }
  }
  return groups;
}
