import { dirname, join } from 'node:path';
import { createCompiler, sourceFileOf } from '../../doctest/compiler';
import { createReader } from '../../doctest/documentation';
import { hashExample } from '../../doctest/hash';
import { putJSON } from '../../report/files';
import type { WorkspacePackage } from '../../workspace/packages';
import { hashSources } from '../sources';
import type { DescribedSymbol } from '../symbols/symbols';
import { type PlacedSymbol, createNameFinder } from './names';
import { EXAMPLE_NAMES_FILE, type ExampleEntry, type ExampleTable } from './table';

export interface ExamplesRequest {
  readonly root: string;
  /** The `tsconfig.json` that the examples are compiled with. */
  readonly tsconfig: string;
  readonly packages: readonly WorkspacePackage[];
  readonly symbols: readonly DescribedSymbol[];
}

/** The last table that this process wrote: a build asks for the same one in each language. */
let written = { inputs: '', names: 0 };

/** Writes down where the names in the examples lead, and returns how many names there are. */
export function writeExamples(request: ExamplesRequest): number {
  const { root, packages } = request;
  const blocks = [...createReader(root)().values()].flat();
  const codes = new Map(blocks.map(({ code }) => [hashExample(code), code]));
  const symbols = placed(request.symbols, root);
  const inputs = JSON.stringify([hashSources(packages), [...codes.keys()], symbols]);
  if (inputs !== written.inputs) {
    const table = findNames(request, codes, symbols);
    putJSON(join(root, EXAMPLE_NAMES_FILE), table);
    written = { inputs, names: Object.values(table.examples).flat().length };
  }
  return written.names;
}

function findNames(
  { root, tsconfig }: ExamplesRequest,
  codes: ReadonlyMap<string, string>,
  symbols: readonly PlacedSymbol[],
): ExampleTable {
  // Below the root, so that packages are found as they are from there.
  const fileOf = (hash: string): string => join(root, dirname(EXAMPLE_NAMES_FILE), `${hash}.ts`);
  const program = createCompiler(tsconfig)(
    new Map([...codes].map(([hash, code]) => [fileOf(hash), code])),
  );
  const find = createNameFinder(program, symbols);
  const paths = new Map<string, number>();
  const indexOf = (path: string): number => {
    const index = paths.get(path) ?? paths.size;
    paths.set(path, index);
    return index;
  };
  const examples = [...codes.keys()].map((hash) => {
    const entries = find(sourceFileOf(program, fileOf(hash))).map(
      ({ start, length, path }): ExampleEntry => [start, length, indexOf(path)],
    );
    return [hash, entries] as const;
  });
  return {
    examples: Object.fromEntries(examples.filter(([, entries]) => entries.length > 0)),
    paths: [...paths.keys()],
  };
}

function placed(symbols: readonly DescribedSymbol[], root: string): readonly PlacedSymbol[] {
  return symbols.flatMap(({ name, kind, path, source }) =>
    source === null ? [] : [{ name, kind, path, file: join(root, source.file), line: source.line }],
  );
}
