/**
 * Makes a generated table smaller: see `pageTable.ts` and `messages.ts`.
 *
 * @type {import('webpack').LoaderDefinitionFunction<{ readonly compact: (source: string) => string }>}
 */
module.exports = function tableLoader(source) {
  // It depends on other files, too.
  this.cacheable(false);
  return this.getOptions().compact(source);
};
