import { join } from 'node:path';
import ts from 'typescript';
import { type Block, locationIn } from './blocks';
import { createCompiler, sourceFileOf } from './compiler';
import type { Problem } from './sourceLocation';

/** Reads all blocks at once, but checks a block only when you request its problems. */
export type TypeCheck = (blocks: readonly Block[]) => (block: Block) => readonly Problem[];

/** Errors about unused names, which a claim in a comment may use. */
const UNUSED: ReadonlySet<number> = new Set([6133, 6196]);

export function createTypeCheck(
  root: string,
  configPath: string,
  changes: ts.CompilerOptions = {},
  compiler: typeof ts = ts,
): TypeCheck {
  const compile = createCompiler(configPath, changes, compiler);
  return (blocks) => {
    const files = blocks.map((block) => ({ block, file: fileOf(root, block) }));
    const program = compile(
      new Map(
        files.flatMap(({ block, file }) => [
          [file, block.code] as const,
          ...(block.example.expectedErrors.length > 0
            ? [[bareFileOf(file), withoutDirectives(block.code)] as const]
            : []),
        ]),
      ),
    );
    return (block) => {
      const file = fileOf(root, block);
      return [...problemsOf(program, block, file), ...unexpectedErrors(program, block, file)];
    };
  };
}

/** Returns a path inside the repository, so that imports resolve. */
function fileOf(root: string, { locations, source }: Block): string {
  return join(root, '.cache/doctest/types', source.path, `${locations[0]?.line ?? 0}.ts`);
}

/** Returns the path of a copy without `@ts-expect-error`, so that the compiler reports all errors. */
function bareFileOf(file: string): string {
  return file.replace(/\.ts$/, '.bare.ts');
}

function withoutDirectives(code: string): string {
  return code.replaceAll('@ts-expect-error', '@ts_expect_error');
}

function unexpectedErrors(program: ts.Program, block: Block, path: string): readonly Problem[] {
  const { expectedErrors } = block.example;
  if (expectedErrors.length === 0) {
    return [];
  }
  const file = sourceFileOf(program, bareFileOf(path));
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const found = program.getSemanticDiagnostics(file);
  return expectedErrors.flatMap(({ code, position }) => {
    const line = codeLineBelow(block.code, lineOf(position));
    const there = found.filter(({ start = 0 }) => lineOf(start) === line);
    // Without any error, the compiler itself reports the unused directive.
    return there.length === 0 || there.some((each) => each.code === code)
      ? []
      : [
          {
            location: locationIn(block, position),
            message: `Expected the error TS${code}, received ${there.map(describe).join('; ')}`,
          },
        ];
  });
}

function codeLineBelow(code: string, line: number): number {
  const lines = code.split('\n');
  const offset = lines.slice(line + 1).findIndex((text) => !/^\s*(?:\/\/.*)?$/.test(text));
  return line + 1 + offset;
}

function describe({ code, messageText }: ts.Diagnostic): string {
  return `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
}

function problemsOf(program: ts.Program, block: Block, path: string): readonly Problem[] {
  const file = sourceFileOf(program, path);
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    .filter((diagnostic) => !isUsedByClaim(diagnostic, block))
    .map((diagnostic) => ({
      location: locationIn(block, diagnostic.start ?? 0),
      message: describe(diagnostic),
    }));
}

function isUsedByClaim({ code, start = 0, length = 0 }: ts.Diagnostic, block: Block): boolean {
  return (
    UNUSED.has(code) && block.example.claimedNames.has(block.code.slice(start, start + length))
  );
}
