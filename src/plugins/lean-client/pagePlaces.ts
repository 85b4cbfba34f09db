import type { CurrentBundler } from '@docusaurus/types';
import type { Chunk, Compilation, Compiler } from 'webpack';
import type { PagePlace } from './client/pages';

const NAME = 'PagePlaces';

/** The variable in the browser that holds the places of the pages that are there. */
export const PLACES = 'pagePlaces';

/**
 * Makes the chunk of each page say where its page is.
 *
 * The bundler sends that ahead, as a table of all pages that could be asked for, which grows with
 * the reference. The name of a chunk follows from the page, so its place may come with the chunk.
 */
export function pagePlaces(
  { instance: { Compilation: Stages, sources } }: CurrentBundler,
  /** Returns the files of the pages without their extension, by the names of their chunks. */
  readFiles: () => ReadonlyMap<string, string>,
): { readonly apply: (compiler: Compiler) => void } {
  function addPlaces(compilation: Compilation): void {
    const files = readFiles();
    for (const chunk of compilation.chunks) {
      const file = files.get(chunk.name ?? '');
      if (file !== undefined) {
        const place = JSON.stringify(placeOf(compilation, chunk, file));
        const statement = `;(globalThis.${PLACES} ??= {})[${JSON.stringify(chunk.name)}] = ${place};`;
        for (const asset of chunk.files) {
          // Nothing may stand before "use strict". A chunk is awaited, so its end is early enough.
          compilation.updateAsset(asset, (code) => new sources.ConcatSource(code, statement));
        }
      }
    }
  }
  return {
    apply: (compiler) => {
      compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
        compilation.hooks.processAssets.tap(
          { name: NAME, stage: Stages.PROCESS_ASSETS_STAGE_ADDITIONS },
          () => {
            addPlaces(compilation);
          },
        );
      });
    },
  };
}

/** @throws Error when the chunk does not hold the page. */
function placeOf({ chunkGraph }: Compilation, chunk: Chunk, file: string): PagePlace {
  const page = [...chunkGraph.getChunkModulesIterable(chunk)].find((module) =>
    resourceOf(module as FileModule).endsWith(`/${file}.md`),
  );
  const id = page && chunkGraph.getModuleId(page);
  if (id === undefined || id === null) {
    throw new Error(`The chunk "${chunk.name ?? ''}" does not hold "${file}.md"`);
  }
  const needed = [...chunk.groupsIterable]
    .flatMap(({ chunks }) => chunks)
    .filter((other) => other.name !== chunk.name && !other.canBeInitial())
    .map((other) => String(other.id));
  return [id, ...new Set(needed)];
}

/** A module of a file, or several that were joined to one. */
interface FileModule {
  readonly resource?: string;
  readonly rootModule?: FileModule;
}

/** The file of a module, with its query. */
function resourceOf({ resource, rootModule }: FileModule): string {
  return rootModule === undefined ? String(resource) : resourceOf(rootModule);
}
