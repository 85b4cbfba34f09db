/**
 * Turns a page of the reference into a small module with what its layout needs, and its text into
 * another one, which a reader who opens the page does not load: see `client/pageContent.tsx`.
 *
 * @type {import('webpack').LoaderDefinitionFunction<{ readonly isServer: boolean }>}
 */
module.exports = function pageLoader() {
  const { isServer } = this.getOptions();
  const request = (query) => JSON.stringify(`${this.resourcePath}?${query}`);
  // `typedoc/api/core/namespace/Option.md` becomes `api-core-namespace-Option`.
  const [, path] = /(?:typedoc.api|current).(.+)\.md$/.exec(this.resourcePath);
  const name = `api-${path.replaceAll(/[^\w-]+/g, '-')}`;
  const helpers = JSON.stringify(require.resolve('./client/pageContent.tsx'));
  // The server compiles what the browser compiles, because the MDX loader shares its results.
  return isServer
    ? `import { wrapContent } from ${helpers};
import Content from ${request('content')};
export * from ${request('content')};
export default wrapContent(Content);
`
    : `import { loadContent } from ${helpers};
export * from ${request('layout')};
export default await loadContent(
  () => import(/* webpackChunkName: "${name}", webpackExports: ["default"] */ ${request('content')}),
);
`;
};
