/** Docusaurus loads plugins apart from its configuration, which loads those of the pages. */
const COUNTS = Symbol.for('tstd.name-links.counts');

export interface LinkCounts {
  readonly pages: number;
  readonly links: number;
}

interface Shared {
  [COUNTS]: Map<string, number> | undefined;
}

const shared = globalThis as unknown as Shared;

/** Notes the links of a page, which is compiled for the server and for the browser. */
export function countLinks(page: string, links: number): void {
  shared[COUNTS] ??= new Map();
  shared[COUNTS].set(page, links);
}

/** Tells what was counted, and begins anew. */
export function takeCounts(): LinkCounts {
  const counts = [...(shared[COUNTS] ?? []).values()];
  shared[COUNTS] = undefined;
  return { pages: counts.length, links: counts.reduce((sum, links) => sum + links, 0) };
}
