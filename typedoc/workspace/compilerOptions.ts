import { dirname } from 'node:path';
import ts from 'typescript';

/** Returns the options of a `tsconfig.json`, for files that it does not list and that are only checked. */
export function readOptions(configPath: string): ts.CompilerOptions {
  const { config, error } = ts.readConfigFile(configPath, (path) => ts.sys.readFile(path)) as {
    readonly config?: unknown;
    readonly error?: ts.Diagnostic;
  };
  if (error !== undefined) {
    throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  }
  // The files of the configuration need not be looked for.
  const only = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(config, only, dirname(configPath));
  const { rootDir: _rootDir, ...kept } = options;
  return { ...kept, noEmit: true, moduleDetection: ts.ModuleDetectionKind.Force };
}
