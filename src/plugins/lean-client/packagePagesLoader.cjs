/**
 * Makes the module that loads the pages of one package, which its query names: see `pageTable.ts`.
 *
 * @type {import('webpack').LoaderDefinitionFunction}
 */
module.exports = function packagePagesLoader() {
  const query = new URLSearchParams(this.resourceQuery);
  const prefix = JSON.stringify(`${query.get('folder')}/${query.get('name')}/`);
  const chunk = `${query.get('name')}-[request]`;
  // Every page of the package needs it, and finds it here instead of bringing a copy.
  const helpers = JSON.stringify(require.resolve('../api-reference/client/pageContent.tsx'));
  return `import ${helpers};
export const load = (file) => import(/* webpackChunkName: "${chunk}" */ ${prefix} + file + '.md');\n`;
};
