import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { createCompiler, sourceFileOf } from '../../doctest/compiler';
import { readDocumentation } from '../../doctest/documentedBlocks';
import { putJSON } from '../../workspace/jsonFiles';
import { type WorkspacePackage, posixPath } from '../../workspace/packages';
import { type LocatedSymbol, createNameFinder } from './nameFinder';
import {
  EXAMPLES_FILE,
  type ExampleEntry,
  type ExampleTable,
  readExampleTable,
} from './exampleTable';

export interface ExamplesRequest {
  readonly root: string;
  readonly tsconfig: string;
  readonly packages: readonly WorkspacePackage[];
  readonly symbols: readonly LocatedSymbol[];
}

export function writeExamples(request: ExamplesRequest): void {
  const { root, packages } = request;
  const blocks = [...readDocumentation(root).values()].flat();
  const codes = new Map(blocks.map(({ exampleId, code }) => [exampleId, code]));
  const paths = request.symbols.map(({ path }) => path);
  const symbols = request.symbols.map((symbol) => ({
    ...symbol,
    file: posixPath(join(root, symbol.file)),
  }));
  const inputs = hashInputs([hashSources(packages), [...codes.keys()], paths]);
  if (readExampleTable(root).inputs !== inputs) {
    const table: ExampleTable = { inputs, examples: findNames(request, codes, symbols) };
    putJSON(join(root, EXAMPLES_FILE), table);
  }
}

function hashInputs(inputs: unknown): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
}

function findNames(
  { root, tsconfig }: ExamplesRequest,
  codes: ReadonlyMap<string, string>,
  symbols: readonly LocatedSymbol[],
): ExampleTable['examples'] {
  // Inside the repository, so that imports of packages resolve.
  const fileOf = (hash: string): string => join(root, dirname(EXAMPLES_FILE), `${hash}.ts`);
  const program = createCompiler(tsconfig)(
    new Map([...codes].map(([hash, code]) => [fileOf(hash), code])),
  );
  const findNamesIn = createNameFinder(program, symbols);
  const examples: Record<string, readonly ExampleEntry[]> = {};
  for (const hash of codes.keys()) {
    const file = sourceFileOf(program, fileOf(hash));
    const names = findNamesIn(file);
    if (names.length > 0) {
      examples[hash] = names.map(({ start, length, path }) => {
        const { line, character } = file.getLineAndCharacterOfPosition(start);
        return [line, character, length, path];
      });
    }
  }
  return examples;
}

function isSource(file: string): boolean {
  return file.endsWith('.ts') && !file.endsWith('.test.ts');
}

/** Ignores comments and tests, which cannot affect the names in an example. */
function hashSources(packages: readonly WorkspacePackage[]): string {
  const hash = createHash('sha256');
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true);
  for (const { folder } of packages) {
    const sources = join(folder, 'src');
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter(isSource).sort()) {
      hash.update(`${folder}/${file}\0`);
      scanner.setText(readFileSync(join(sources, file), 'utf8'));
      while (scanner.scan() !== ts.SyntaxKind.EndOfFileToken) {
        hash.update(`${scanner.getTokenText()}\0`);
      }
    }
  }
  return hash.digest('hex');
}
