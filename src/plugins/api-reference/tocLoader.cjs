/**
 * Takes what is not shown out of the table of contents of a page: see `shallowToc.ts`.
 *
 * @type {import('webpack').LoaderDefinitionFunction<{ readonly shorten: (source: string) => string }>}
 */
module.exports = function tocLoader(source) {
  return this.getOptions().shorten(source);
};
