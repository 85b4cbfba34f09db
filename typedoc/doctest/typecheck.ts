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
        .map(({ block, file }) => [block.id, problemsOf(current, block, file)] as const)
        .filter(([, problems]) => problems.length > 0),
    );
  };
}

/** The file that an example seems to be: its imports are resolved as from the root. */
function fileOf(root: string, { places, source }: Block): string {
  return join(root, '.cache/doctest/types', source.path, `${places[0]?.line ?? 0}.ts`);
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
  const file = program.getSourceFile(path);
  if (file === undefined) {
    throw new Error(`The compiler did not read "${path}"`);
  }
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    .filter((diagnostic) => !isUsedByClaim(diagnostic, block))
    .map(({ code, start = 0, messageText }) => ({
      place: placeIn(block, start),
      message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    }));
}

function isUsedByClaim({ code, start = 0, length = 0 }: ts.Diagnostic, block: Block): boolean {
  return (
    UNUSED.has(code) && block.example.claimedNames.has(block.code.slice(start, start + length))
  );
}
