import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CurrentBundler } from '@docusaurus/types';
import type { Compiler, Configuration } from 'webpack';
import { type TableOptions, listPages } from './pageTable';

const NAME = 'ChunkAddresses';

type Plugins = NonNullable<Configuration['plugins']>;

/** The plugin of Docusaurus that sends the names of all chunks with every page. */
const STOCK_PLUGIN = 'ChunkAssetPlugin';

/** Takes the stock plugin out of a configuration. */
export function withoutStockPlugin(plugins: Plugins = []): Plugins {
  return plugins.filter((plugin) => plugin?.constructor.name !== STOCK_PLUGIN);
}

/**
 * Tells the browser the addresses of chunks, for prefetching.
 *
 * The address follows from the name, since ids are names and one hash serves all files. What is
 * sent is the list of the few chunks that have no file, because the main bundle holds them.
 */
export function chunkAddresses(
  { instance: { RuntimeModule } }: CurrentBundler,
  tables: TableOptions,
): { readonly apply: (compiler: Compiler) => void } {
  class ChunkAddressesModule extends RuntimeModule {
    constructor() {
      super(NAME, RuntimeModule.STAGE_ATTACH);
      this.fullHash = true;
    }

    override generate(): string {
      const names = readChunkNames(tables);
      const files = Object.values(this.chunk?.getChunkMaps(false).name ?? {});
      const merged = JSON.stringify(names.filter((name) => !files.includes(name)));
      return `__webpack_require__.gca = (name) => ${merged}.includes(name) ? '' : __webpack_require__.p + __webpack_require__.u(name);`;
    }
  }
  return {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
          compilation.addRuntimeModule(chunk, new ChunkAddressesModule());
        });
      });
    },
  };
}

function readChunkNames({ generatedFilesDir, base }: TableOptions): readonly string[] {
  const names = new Set<string>();
  const routes = readFileSync(join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
  const replaced = new Set(listPages(routes, base).map(({ content }) => content));
  JSON.parse(routes, (_key, value: unknown) => {
    if (typeof value === 'string' && !replaced.has(value)) {
      names.add(value);
    }
    return value;
  });
  return [...names];
}
