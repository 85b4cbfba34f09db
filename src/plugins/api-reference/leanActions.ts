import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';

interface DocsGlobalData {
  readonly versions: readonly { readonly docs: readonly unknown[] }[];
}

/**
 * Takes out of what the docs plugin creates two lists of every page that it sends to every page.
 *
 * - Global data lists all documents, for links from a version to the same document of another one.
 *   The reference has one version, and its hundreds of pages would be in the main bundle.
 * - The version's data holds the title and description of all documents, for cards on generated
 *   index pages. The reference has none of those.
 */
export function leanActions(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return {
    ...actions,
    addRoute: (route) => {
      actions.addRoute(withoutDocumentCards(route));
    },
    setGlobalData: (data) => {
      const { versions, ...rest } = data as DocsGlobalData;
      actions.setGlobalData({
        ...rest,
        versions: versions.map((version) => ({ ...version, docs: [] })),
      });
    },
  };
}

function withoutDocumentCards(route: RouteConfig): RouteConfig {
  const version = route.props?.['version'];
  return {
    ...route,
    ...(route.routes && { routes: route.routes.map(withoutDocumentCards) }),
    ...(typeof version === 'object' &&
      version !== null && {
        props: { ...route.props, version: { ...version, docs: {} } },
      }),
  };
}
