import { rmSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { REPOSITORY, discoverPackages, type WorkspacePackage } from './packages';

/** Compiles every package into its `dist`, each after those that it depends on. */
export function buildPackages(packages: readonly WorkspacePackage[] = discoverPackages()): void {
  const parsedFiles: ParsedFiles = new Map();
  for (const each of packages) {
    // A module that was renamed must not live on in `dist`.
    rmSync(join(each.folder, 'dist'), { recursive: true, force: true });
  }
  for (const each of packages) {
    compile(each, parsedFiles);
  }
}

/** Files that the programs share, above all the TypeScript library, so each is read once. */
type ParsedFiles = Map<string, ts.SourceFile | undefined>;

function compile({ name, folder }: WorkspacePackage, parsedFiles: ParsedFiles): void {
  const { options, fileNames, errors } = readConfiguration(join(folder, 'tsconfig.json'));
  // An editor reads the sources of other packages; a build reads what they will publish.
  const buildOptions = { ...options, customConditions: [] };
  const program = ts.createProgram({
    rootNames: fileNames,
    options: buildOptions,
    host: createHost(buildOptions, parsedFiles),
    configFileParsingDiagnostics: errors,
  });
  const problems = ts.getPreEmitDiagnostics(program);
  if (problems.length > 0) {
    throw new Error(`"${name}" does not compile:\n${formatDiagnostics(problems)}`);
  }
  program.emit();
}

function readConfiguration(path: string): ts.ParsedCommandLine {
  const configuration = ts.getParsedCommandLineOfConfigFile(path, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic(problem) {
      throw new Error(formatDiagnostics([problem]));
    },
  });
  if (configuration === undefined) {
    throw new Error(`"${path}" cannot be read`);
  }
  return configuration;
}

function createHost(options: ts.CompilerOptions, parsedFiles: ParsedFiles): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (!parsedFiles.has(file)) {
      parsedFiles.set(file, getSourceFile(file, ...rest));
    }
    return parsedFiles.get(file);
  };
  return host;
}

function formatDiagnostics(problems: readonly ts.Diagnostic[]): string {
  return ts.formatDiagnostics(problems, {
    getCurrentDirectory: () => REPOSITORY,
    getCanonicalFileName: (file) => file,
    getNewLine: () => '\n',
  });
}
