import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Leaves out of the browser's bundle what this site does not use, and keeps prefetching in bounds.
 */
export default function leanClient(): Plugin {
  return {
    name: 'lean-client',
    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) {
        return {};
      }
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        resolve: {
          alias: {
            // Code is highlighted at build time; the classic theme loads Prism all the same.
            'prism-react-renderer$': join(__dirname, 'client/noPrism.ts'),
          },
        },
        plugins: [
          new NormalModuleReplacementPlugin(
            /^\.\/prefetch$/,
            join(__dirname, 'client/prefetch.ts'),
          ),
        ],
      };
    },
  };
}
