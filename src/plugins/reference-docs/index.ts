import docsPlugin, {
  type LoadedContent,
  type PluginOptions,
  type PropVersionMetadata,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  RouteConfig,
} from '@docusaurus/types';

/**
 * The docs plugin, for the pages of the reference.
 *
 * It tells every page the titles and descriptions of all pages, for cards and for menus of versions
 * that the reference has none of. That weighed 19 KiB on each page, and more with each new one.
 */
export default async function referenceDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    contentLoaded: (params) =>
      plugin.contentLoaded?.({ ...params, actions: withoutLists(params.actions) }),
  };
}

export { validateOptions };

function withoutLists(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  return {
    ...actions,
    addRoute: (route) => {
      actions.addRoute(withoutDocs(route));
    },
    setGlobalData: (data) => {
      actions.setGlobalData(onlyMainDocs(data as GlobalPluginData));
    },
  };
}

function withoutDocs(route: RouteConfig): RouteConfig {
  const version = route.props?.['version'] as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version !== undefined && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes !== undefined && { routes: route.routes.map(withoutDocs) }),
  };
}

/** The first page stays: the theme looks for it when a version is chosen. */
function onlyMainDocs(data: GlobalPluginData): GlobalPluginData {
  return {
    ...data,
    versions: data.versions.map((version) => ({
      ...version,
      docs: version.docs.filter(({ id }) => id === version.mainDocId),
    })),
  };
}
