/** Something on a line that wants to be somewhere. */
export interface Item {
  /** Where its centre wants to be. */
  readonly wish: number;
  readonly width: number;
}

/** Items that touch, and move as one. */
interface Block {
  readonly items: readonly Item[];
  /** The sum of where each item wants the block to begin. */
  readonly wishes: number;
  readonly width: number;
}

/**
 * Returns the centres of items on a line from 0 to `length`, in their order and with a gap between
 * them, each as near to its wish as the others allow: the sum of the squared distances is the least.
 *
 * Items that are too close are joined to a block that stands at the mean of their wishes, as long
 * as there are any (the algorithm of pool adjacent violators). The line must be long enough.
 */
export function spread(items: readonly Item[], gap: number, length: number): readonly number[] {
  const blocks: Block[] = [];
  for (const item of items) {
    let block: Block = { items: [item], wishes: item.wish - item.width / 2, width: item.width };
    for (
      let last = blocks.at(-1);
      last !== undefined && startOf(block) < startOf(last) + last.width + gap;
      last = blocks.at(-1)
    ) {
      blocks.pop();
      block = join(last, block, gap);
    }
    blocks.push(block);
  }
  const room = length - blocks.reduce((sum, { width }) => sum + width + gap, -gap);
  let used = 0;
  return blocks.flatMap((block) => {
    // What lies beyond an end moves to it; the order and the gaps stay.
    let start = Math.min(Math.max(startOf(block), used), used + room);
    used += block.width + gap;
    return block.items.map(({ width }) => {
      const centre = start + width / 2;
      start += width + gap;
      return centre;
    });
  });
}

function startOf({ wishes, items }: Block): number {
  return wishes / items.length;
}

function join(left: Block, right: Block, gap: number): Block {
  const shift = left.width + gap;
  return {
    items: [...left.items, ...right.items],
    wishes: left.wishes + right.wishes - shift * right.items.length,
    width: shift + right.width,
  };
}
