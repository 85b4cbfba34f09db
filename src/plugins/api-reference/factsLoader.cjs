/**
 * Gives the page of a package the component that shows its facts: see `packagePages.ts`.
 *
 * @type {import('webpack').LoaderDefinitionFunction<{ readonly component: string }>}
 */
module.exports = function factsLoader(source) {
  const component = JSON.stringify(this.getOptions().component);
  return `${source}\nexport { default as PackageFacts } from ${component};\n`;
};
