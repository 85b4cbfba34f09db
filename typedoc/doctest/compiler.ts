import ts from 'typescript';
import { readOptions } from '../workspace/compilerOptions';
import { posixPath } from '../workspace/packages';

export type Compile = (examples: ReadonlyMap<string, string>) => ts.Program;

/**
 * Creates a compiler that reads only changed files when it is called again.
 *
 * @param compiler - Another version of TypeScript; it ignores options that it does not know.
 */
export function createCompiler(
  configPath: string,
  changes: ts.CompilerOptions = {},
  compiler: typeof ts = ts,
): Compile {
  const options = { ...readOptions(configPath), ...changes };
  let examples: ReadonlyMap<string, string> = new Map();
  const host = createHost(compiler, options, (path) => examples.get(path));
  let program: ts.Program | undefined;

  return (files) => {
    examples = new Map([...files].map(([path, text]) => [posixPath(path), text]));
    program = compiler.createProgram({
      rootNames: [...examples.keys()],
      options,
      host,
      ...(program === undefined ? {} : { oldProgram: program }),
    });
    return program;
  };
}

export function sourceFileOf(program: ts.Program, path: string): ts.SourceFile {
  const file = program.getSourceFile(path);
  if (file === undefined) {
    throw new Error(`The compiler did not read "${path}"`);
  }
  return file;
}

function createHost(
  compiler: typeof ts,
  options: ts.CompilerOptions,
  exampleAt: (path: string) => string | undefined,
): ts.CompilerHost {
  const host = compiler.createCompilerHost(options, true);
  const files = new Map<string, ts.SourceFile>();
  return {
    ...host,
    fileExists: (path) => exampleAt(path) !== undefined || host.fileExists(path),
    readFile: (path) => exampleAt(path) ?? host.readFile(path),
    getSourceFile: (path, settings) => {
      const example = exampleAt(path);
      const text = example ?? host.readFile(path);
      if (text === undefined) {
        return undefined;
      }
      let file = files.get(path);
      if (file?.text !== text) {
        const format = example === undefined ? settings : esModule(settings);
        file = compiler.createSourceFile(path, text, format, true);
        files.set(path, file);
      }
      return file;
    },
  };
}

/** An example is an ES module, whatever the nearest `package.json` says. */
function esModule(
  settings: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.CreateSourceFileOptions {
  const options = typeof settings === 'object' ? settings : { languageVersion: settings };
  return { ...options, impliedNodeFormat: ts.ModuleKind.ESNext };
}
