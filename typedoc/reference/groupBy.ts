/** Replace this with `Map.groupBy` once Node 20 is no longer supported. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, groups.get(key) ?? []);
    groups.get(key)?.push(item);
  }
  return groups;
}
