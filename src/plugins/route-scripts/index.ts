import type { Plugin } from '@docusaurus/types';

/**
 * Names the scripts of routes so that their addresses follow from their names.
 *
 * With a hash of its own in the name of each, the runtime has to list all of them: 15 KiB on every
 * page, and more with each new one. A script is asked for anew when any other has changed, which a
 * reader hardly notices: a new main script goes with every change of a page as it is.
 */
export default function routeScripts(): Plugin {
  return {
    name: 'route-scripts',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            optimization: { chunkIds: 'named' },
            output: { chunkFilename: 'assets/js/[name].[fullhash:8].js' },
          },
  };
}
