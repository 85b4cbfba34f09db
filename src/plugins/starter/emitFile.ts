import type { Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

/** Returns a plugin of the bundler that adds a file to its output, in a build and while writing. */
export function emitFile(name: string, content: string): BundlerPlugin {
  return {
    apply: (compiler) => {
      const { sources, Compilation } = compiler.webpack;
      compiler.hooks.thisCompilation.tap('emit-file', (compilation) => {
        compilation.hooks.processAssets.tap(
          { name: 'emit-file', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
          () => {
            compilation.emitAsset(name, new sources.RawSource(content));
          },
        );
      });
    },
  };
}
