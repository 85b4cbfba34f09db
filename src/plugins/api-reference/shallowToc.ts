/** The declaration of the table of contents in what the MDX loader makes of a page. */
const TABLE = /^export const toc = (?<entries>\[[^]*?\n?\]);$/m;

interface Entry {
  readonly level: number;
}

/** How deep a page shows its table of contents, if it says so itself. */
const OWN_LEVEL = /^export const frontMatter = \{[^]*?\btoc_max_heading_level"?: (?<level>\d)/m;

/**
 * Takes the entries out of a page's table of contents that are deeper than what is shown of it. A
 * page of many functions has hundreds of them, and they travel with it.
 *
 * @throws Error when the table is not where it is looked for: the MDX loader has changed.
 */
export function shallowToc(source: string, maxLevel: number): string {
  const entries = TABLE.exec(source)?.groups?.['entries'];
  if (entries === undefined) {
    throw new Error('A page of the reference must export its table of contents');
  }
  const deepest = Number(OWN_LEVEL.exec(source)?.groups?.['level'] ?? maxLevel);
  const shown = (JSON.parse(entries) as readonly Entry[]).filter(({ level }) => level <= deepest);
  return source.replace(TABLE, () => `export const toc = ${JSON.stringify(shown)};`);
}
