import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createCompiler, sourceFileOf } from '../../doctest/compiler';
import { readDocumentation } from '../../doctest/documentation';
import { hashExample } from '../../doctest/hash';
import { putJSON } from '../../workspace/files';
import type { WorkspacePackage } from '../../workspace/packages';
import type { DescribedSymbol } from '../symbols/symbols';
import { type ExampleType, textOfExample, toExampleKey } from './key';
import { type PlacedSymbol, createNameFinder } from './names';
import {
  EXAMPLES_FILE,
  type ExampleEntry,
  type ExampleName,
  type ExampleTable,
  readTable,
} from './table';
import { createTypeFinder } from './types';

export interface ExamplesRequest {
  readonly root: string;
  /** The `tsconfig.json` that the examples are compiled with. */
  readonly tsconfig: string;
  readonly packages: readonly WorkspacePackage[];
  readonly symbols: readonly DescribedSymbol[];
}

/** Writes down where the names in the examples lead and what they are, and returns how many lead on. */
export function writeExamples(request: ExamplesRequest): number {
  const { root, packages } = request;
  const blocks = [...readDocumentation(root).values()].flat();
  const codes = new Map(blocks.map(({ code }) => [hashExample(code), code]));
  const symbols = placed(request.symbols, root);
  const inputs = hexOf(JSON.stringify([hashSources(packages), [...codes.keys()], symbols]));
  let table = readTable(root);
  // A build asks for the same table in each language.
  if (table.inputs !== inputs) {
    table = { inputs, ...findNames(request, codes, symbols) };
    putJSON(join(root, EXAMPLES_FILE), table);
  }
  return Object.values(table.examples).flat().length;
}

function hexOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function findNames(
  { root, tsconfig }: ExamplesRequest,
  codes: ReadonlyMap<string, string>,
  symbols: readonly PlacedSymbol[],
): Omit<ExampleTable, 'inputs'> {
  // Below the root, so that packages are found as they are from there.
  const fileOf = (hash: string): string => join(root, dirname(EXAMPLES_FILE), `${hash}.ts`);
  const program = createCompiler(tsconfig)(
    new Map([...codes].map(([hash, code]) => [fileOf(hash), code])),
  );
  const findNamesIn = createNameFinder(program, symbols);
  const findTypesIn = createTypeFinder(program);
  const paths = new Map<string, number>();
  const indexOf = (path: string): number => {
    const index = paths.get(path) ?? paths.size;
    paths.set(path, index);
    return index;
  };
  const examples: Record<string, readonly ExampleEntry[]> = {};
  const types: Record<string, readonly ExampleType[]> = {};
  for (const [hash, code] of codes) {
    const file = sourceFileOf(program, fileOf(hash));
    const place = <Rest>({ start, length }: Placed, rest: Rest) => {
      const { line, character } = file.getLineAndCharacterOfPosition(start);
      return [line, character, length, rest] as const;
    };
    const { first, again } = findNamesIn(file);
    if (first.length > 0) {
      examples[hash] = first.map((name) => place(name, indexOf(name.path)));
    }
    const described = new Set([...first, ...again].map(({ start }) => start));
    const typed = findTypesIn(file).filter(({ start }) => !described.has(start));
    const others = [
      ...again.map((name) => place(name, name.path)),
      ...typed.map((name) => place(name, name.text)),
    ];
    if (others.length > 0) {
      types[toExampleKey(hexOf(textOfExample(code)))] = others;
    }
  }
  return { examples, types, paths: [...paths.keys()] };
}

type Placed = Pick<ExampleName, 'start' | 'length'>;

function placed(symbols: readonly DescribedSymbol[], root: string): readonly PlacedSymbol[] {
  return symbols.flatMap(({ name, kind, path, source }) =>
    source === null ? [] : [{ name, kind, path, file: join(root, source.file), line: source.line }],
  );
}

/** Returns a hash of the sources of packages. */
function hashSources(packages: readonly WorkspacePackage[]): string {
  const hash = createHash('sha256');
  for (const { folder } of packages) {
    const sources = join(folder, 'src');
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => each.endsWith('.ts')).sort()) {
      hash.update(`${folder}/${file}\0`).update(readFileSync(join(sources, file)));
    }
  }
  return hash.digest('hex');
}
