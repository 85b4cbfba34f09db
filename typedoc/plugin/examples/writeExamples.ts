import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { createCompiler, sourceFileOf } from '../../doctest/compiler';
import { readDocumentation } from '../../doctest/documentation';
import { hashExample } from '../../doctest/hash';
import { putJSON } from '../../report/files';
import type { WorkspacePackage } from '../../workspace/packages';
import { hashSources } from '../sources';
import type { DescribedSymbol } from '../symbols/symbols';
import { type PlacedSymbol, createNameFinder } from './names';
import { EXAMPLE_NAMES_FILE, type ExampleEntry, type ExampleTable, readTable } from './table';

export interface ExamplesRequest {
  readonly root: string;
  /** The `tsconfig.json` that the examples are compiled with. */
  readonly tsconfig: string;
  readonly packages: readonly WorkspacePackage[];
  readonly symbols: readonly DescribedSymbol[];
}

/** Writes down where the names in the examples lead, and returns how many names there are. */
export function writeExamples(request: ExamplesRequest): number {
  const { root, packages } = request;
  const blocks = [...readDocumentation(root).values()].flat();
  const codes = new Map(blocks.map(({ code }) => [hashExample(code), code]));
  const symbols = placed(request.symbols, root);
  const inputs = hashOf([hashSources(packages), [...codes.keys()], symbols]);
  let table = readTable(root);
  // A build asks for the same table in each language.
  if (table.inputs !== inputs) {
    table = { inputs, ...findNames(request, codes, symbols) };
    putJSON(join(root, EXAMPLE_NAMES_FILE), table);
  }
  return Object.values(table.examples).flat().length;
}

function hashOf(inputs: unknown): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
}

function findNames(
  { root, tsconfig }: ExamplesRequest,
  codes: ReadonlyMap<string, string>,
  symbols: readonly PlacedSymbol[],
): Omit<ExampleTable, 'inputs'> {
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
    const file = sourceFileOf(program, fileOf(hash));
    const entries = find(file).map(({ start, length, path }): ExampleEntry => {
      const { line, character } = file.getLineAndCharacterOfPosition(start);
      return [line, character, length, indexOf(path)];
    });
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
