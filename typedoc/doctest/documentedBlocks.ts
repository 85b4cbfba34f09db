import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Block, findBlocks } from './blocks';
import { findForeignImports, readLibraries } from './libraries';
import { type Source, listSources } from './sources';

export interface DocumentedBlock extends Block {
  readonly copies: readonly string[];
}

/** The blocks by path, without translated blocks that are identical to the English. */
export type Documentation = ReadonlyMap<string, readonly DocumentedBlock[]>;

const READERS = new Map<string, () => Documentation>();

export function readDocumentation(root: string): Documentation {
  const reader = READERS.get(root) ?? createReader(root);
  READERS.set(root, reader);
  return reader();
}

/** Reads all documentation, or only that in a folder, and its translations. */
export function createReader(root: string, folder = ''): () => Documentation {
  const known = new Map<string, { readonly text: string; readonly blocks: readonly Block[] }>();

  const read = (source: Source): readonly Block[] => {
    const text = readText(join(root, source.path));
    let found = known.get(source.path);
    if (found?.text !== text) {
      found = { text, blocks: findBlocks(source, text) };
      known.set(source.path, found);
    }
    return found.blocks;
  };

  return () => {
    const libraries = readLibraries(root);
    const withForeign = (block: Block): Block => ({
      ...block,
      problems: [...block.problems, ...findForeignImports(block, libraries)],
    });
    const pages = listSources(root)
      .filter(({ path, english = path }) => english.startsWith(folder))
      .map((source) => ({ source, blocks: read(source).map(withForeign) }));
    const english = new Map(pages.map(({ source, blocks }) => [source.path, blocks]));
    const own = pages.map(({ source, blocks }) => {
      const originals = english.get(source.english ?? '') ?? [];
      const translations = pages.flatMap((page) =>
        page.source.english === source.path ? page.blocks : [],
      );
      return [source.path, withCopies(without(blocks, originals), translations)] as const;
    });
    return new Map(own.filter(([, blocks]) => blocks.length > 0));
  };
}

/** The blocks that run by themselves. */
export function examplesIn(documentation: Documentation): Documentation {
  const examples = [...documentation].map(
    ([path, blocks]) => [path, blocks.filter(({ partOf }) => partOf === undefined)] as const,
  );
  return new Map(examples.filter(([, blocks]) => blocks.length > 0));
}

function without(blocks: readonly Block[], originals: readonly Block[]): readonly Block[] {
  const keys = new Set(originals.map(keyOf));
  return blocks.filter((block) => !keys.has(keyOf(block)));
}

function withCopies(
  blocks: readonly Block[],
  translations: readonly Block[],
): readonly DocumentedBlock[] {
  return blocks.map((block) => {
    const copies = translations.filter((other) => keyOf(other) === keyOf(block));
    // Check translated comments too, because they can contain mistakes.
    const others = copies.filter(({ code }) => code !== block.code);
    return {
      ...block,
      problems: [...block.problems, ...others.flatMap(({ problems }) => problems)],
      copies: copies.map(({ id }) => id),
    };
  });
}

function keyOf({ exampleId, noRun }: Block): string {
  return JSON.stringify([exampleId, noRun]);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The file was deleted after the folder was read.
    return '';
  }
}
