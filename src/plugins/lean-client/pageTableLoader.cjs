/**
 * Takes the pages of the reference out of a generated table: see `pageTable.ts`.
 *
 * @type {import('webpack').LoaderDefinitionFunction<{ readonly compact: (source: string) => string }>}
 */
module.exports = function pageTableLoader(source) {
  // It depends on all three tables.
  this.cacheable(false);
  return this.getOptions().compact(source);
};
