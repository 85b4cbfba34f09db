import { join } from 'node:path';
import ts from 'typescript';
import { type Block, placeIn } from './blocks';
import { createCompiler, sourceFileOf } from './compiler';
import type { Problem } from './place';

/** Returns the errors of the compiler by the ids of the blocks; blocks without errors are left out. */
export type TypeCheck = (blocks: readonly Block[]) => Readonly<Record<string, readonly Problem[]>>;

/** The errors for unused names, which a claim in a comment may use after all. */
const UNUSED: ReadonlySet<number> = new Set([6133, 6196]);

/**
 * Returns a function that compiles blocks with the options of a `tsconfig.json`, in one program.
 * When it is called again it reads only what has changed.
 *
 * @param root - The folder from which imports are resolved.
 * @param compiler - Another version of TypeScript than the one that compiles the packages.
 */
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
    const found = files.map(({ block, file }) => ({
      id: block.id,
      problems: [...problemsOf(program, block, file), ...unexpectedErrors(program, block, file)],
    }));
    return Object.fromEntries(
      found.flatMap(({ id, problems }) => (problems.length > 0 ? [[id, problems] as const] : [])),
    );
  };
}

/** The path that an example is compiled under, below the root so that its imports are resolved there. */
function fileOf(root: string, { places, source }: Block): string {
  return join(root, '.cache/doctest/types', source.path, `${places[0]?.line ?? 0}.ts`);
}

/** The same example without the comments that silence the compiler, so that it says what it finds. */
function bareFileOf(file: string): string {
  return file.replace(/\.ts$/, '.bare.ts');
}

/** Lines and columns stay where they are. */
function withoutDirectives(code: string): string {
  return code.replaceAll('@ts-expect-error', '@ts_expect_error');
}

/** Says where the compiler finds another error than the one that is announced. */
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
    // Where there is no error at all, the compiler reports the unused directive itself.
    return there.length === 0 || there.some((each) => each.code === code)
      ? []
      : [
          {
            place: placeIn(block, position),
            message: `Expected the error TS${code}, received ${there.map(describe).join('; ')}`,
          },
        ];
  });
}

/** Returns the number of the first line below a line that is more than a comment. */
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
      place: placeIn(block, diagnostic.start ?? 0),
      message: describe(diagnostic),
    }));
}

function isUsedByClaim({ code, start = 0, length = 0 }: ts.Diagnostic, block: Block): boolean {
  return (
    UNUSED.has(code) && block.example.claimedNames.has(block.code.slice(start, start + length))
  );
}
