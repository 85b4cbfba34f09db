/**
 * Makes the module that loads the pages of one package, which its query names: see `pageTable.ts`.
 *
 * @type {import('webpack').LoaderDefinitionFunction}
 */
module.exports = function packagePagesLoader() {
  const query = new URLSearchParams(this.resourceQuery);
  const prefix = JSON.stringify(`${query.get('folder')}/${query.get('name')}/`);
  const chunk = `${query.get('name')}-[request]`;
  return `export const load = (file) => import(/* webpackChunkName: "${chunk}" */ ${prefix} + file + '.md');\n`;
};
