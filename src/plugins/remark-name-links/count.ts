/** Docusaurus loads plugins apart from its configuration, which loads those of the pages. */
const COUNTS = Symbol.for('tstd.name-links.counts');

export interface LinkCounts {
  readonly pages: number;
  readonly links: number;
}

interface Shared {
  [COUNTS]: LinkCounts | undefined;
}

const NOTHING: LinkCounts = { pages: 0, links: 0 };
const shared = globalThis as unknown as Shared;

/** Counts the links of one more page. */
export function countLinks(links: number): void {
  const before = shared[COUNTS] ?? NOTHING;
  shared[COUNTS] = { pages: before.pages + 1, links: before.links + links };
}

/** Tells what was counted, and begins anew. */
export function takeCounts(): LinkCounts {
  const counts = shared[COUNTS] ?? NOTHING;
  shared[COUNTS] = NOTHING;
  return counts;
}
