import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type Block, placeIn } from './blocks';
import type { Problem } from './place';

/** Returns what the compiler says of blocks, by their ids; those without problems are left out. */
export type TypeCheck = (blocks: readonly Block[]) => Readonly<Record<string, readonly Problem[]>>;

/** What is unused in the code, and may be used in a claim. */
const UNUSED: ReadonlySet<number> = new Set([6133, 6196]);

/**
 * Returns a function that compiles blocks with the options of a `tsconfig.json`, in one program.
 * When it is called again it reads only what has changed.
 *
 * @param root - The folder from which imports are resolved.
 */
export function createTypeCheck(
  root: string,
  configPath: string,
  changes: ts.CompilerOptions = {},
): TypeCheck {
  const options = { ...readOptions(configPath), ...changes };
  const examples = new Map<string, string>();
  const host = createHost(options, examples);
  let program: ts.Program | undefined;

  return (blocks) => {
    examples.clear();
    const files = blocks.map((block) => ({ block, file: fileOf(root, block) }));
    for (const { block, file } of files) {
      examples.set(file, block.code);
      if (block.example.expectedErrors.length > 0) {
        examples.set(bareFileOf(file), withoutDirectives(block.code));
      }
    }
    program = ts.createProgram({
      rootNames: [...examples.keys()],
      options,
      host,
      ...(program === undefined ? {} : { oldProgram: program }),
    });
    const current = program;
    return Object.fromEntries(
      files
        .map(
          ({ block, file }) =>
            [
              block.id,
              [...problemsOf(current, block, file), ...unexpectedErrors(current, block, file)],
            ] as const,
        )
        .filter(([, problems]) => problems.length > 0),
    );
  };
}

/** The file that an example seems to be: its imports are resolved as from the root. */
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
    // That nothing is wrong there, the compiler says by itself.
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

function sourceFileOf(program: ts.Program, path: string): ts.SourceFile {
  const file = program.getSourceFile(path);
  if (file === undefined) {
    throw new Error(`The compiler did not read "${path}"`);
  }
  return file;
}

function readOptions(configPath: string): ts.CompilerOptions {
  const { config, error } = ts.readConfigFile(configPath, (path) => ts.sys.readFile(path)) as {
    readonly config?: unknown;
    readonly error?: ts.Diagnostic;
  };
  if (error !== undefined) {
    throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  }
  // The examples are the only files: those of the configuration need not be looked for.
  const only = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(config, only, dirname(configPath));
  const { rootDir: _rootDir, ...kept } = options;
  return { ...kept, noEmit: true, moduleDetection: ts.ModuleDetectionKind.Force };
}

function createHost(
  options: ts.CompilerOptions,
  examples: ReadonlyMap<string, string>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const files = new Map<string, ts.SourceFile>();
  return {
    ...host,
    fileExists: (path) => examples.has(path) || host.fileExists(path),
    readFile: (path) => examples.get(path) ?? host.readFile(path),
    getSourceFile: (path, settings) => {
      const text = examples.get(path) ?? host.readFile(path);
      if (text === undefined) {
        return undefined;
      }
      let file = files.get(path);
      if (file?.text !== text) {
        const format = examples.has(path) ? esModule(settings) : settings;
        file = ts.createSourceFile(path, text, format, true);
        files.set(path, file);
      }
      return file;
    },
  };
}

/** An example is an ES module, whatever the `package.json` above it says. */
function esModule(
  settings: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.CreateSourceFileOptions {
  const options = typeof settings === 'object' ? settings : { languageVersion: settings };
  return { ...options, impliedNodeFormat: ts.ModuleKind.ESNext };
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
