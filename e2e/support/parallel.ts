/** Does something with each of many things, some at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  workers: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const takeNext = async (): Promise<void> => {
    for (const item of queue) {
      await work(item);
    }
  };
  await Promise.all(Array.from({ length: workers }, takeNext));
}
