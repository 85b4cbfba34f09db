import { dirname } from 'node:path';
import ts from 'typescript';

export function readOptions(configPath: string): ts.CompilerOptions {
  const { config, error } = ts.readConfigFile(configPath, (path) => ts.sys.readFile(path)) as {
    readonly config?: unknown;
    readonly error?: ts.Diagnostic;
  };
  if (error !== undefined) {
    throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  }
  const only = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(config, only, dirname(configPath));
  const { rootDir: _rootDir, ...kept } = options;
  return { ...kept, noEmit: true, moduleDetection: ts.ModuleDetectionKind.Force };
}
