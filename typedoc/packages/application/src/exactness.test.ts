import {
  type CompilerOptions,
  createCompilerHost,
  createProgram,
  createSourceFile,
  flattenDiagnosticMessageText,
  ModuleKind,
  ModuleResolutionKind,
  ScriptTarget,
} from 'typescript';
import { describe, expect, test } from 'vitest';

/** The path of a program in the source folder of this package. */
const FILE = new URL('program.ts', import.meta.url).pathname;

const CODE = `
import { Application } from './index.js';

interface Server {
  readonly host: string;
  readonly proxy: string | undefined;
}

const types: { readonly retries: undefined } = { retries: undefined };
Application('test/types', { retries: 1 }, types);

const application = Application<Server>('test/exactness', { host: 'localhost', proxy: 'a' });

application.configure({ host: 'example.org' });
application.configure({ proxy: undefined });
application.configure(() => ({ host: 'example.org', proxy: undefined }));
application.configure({ host: undefined });
application.configure(() => ({ host: undefined }));
`;

/** Returns the lines that do not compile. */
function faultsOf(exactOptionalPropertyTypes: boolean): readonly (string | undefined)[] {
  const options: CompilerOptions = {
    customConditions: ['workspace-source'],
    exactOptionalPropertyTypes,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ModuleKind.NodeNext,
    moduleResolution: ModuleResolutionKind.NodeNext,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: ScriptTarget.ES2022,
    types: [],
  };
  const host = createCompilerHost(options);
  const program = createProgram([FILE], options, {
    ...host,
    fileExists: (path) => path === FILE || host.fileExists(path),
    getSourceFile: (path, version) =>
      path === FILE ? createSourceFile(path, CODE, version) : host.getSourceFile(path, version),
  });
  const lines = CODE.split('\n');
  return program
    .getSemanticDiagnostics(program.getSourceFile(FILE))
    .map(({ file, messageText, start = 0 }) => {
      const { line } = file?.getLineAndCharacterOfPosition(start) ?? { line: -1 };
      return lines[line] ?? flattenDiagnosticMessageText(messageText, '\n');
    });
}

describe('undefined for a key whose type does not include it', () => {
  test.each([true, false])('does not compile if exactOptionalPropertyTypes is %s', (isExact) => {
    expect(faultsOf(isExact)).toEqual([
      'application.configure({ host: undefined });',
      'application.configure(() => ({ host: undefined }));',
    ]);
  });
});
