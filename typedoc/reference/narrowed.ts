import { join } from 'node:path';
import ts from 'typescript';
import { readOptions } from '../workspace/compilerOptions';
import { REPOSITORY } from '../workspace/packages';
import { entriesOf } from './entries';
import { groupBy } from './groupBy';
import type { Change } from './interfaces';
import type { PageData } from './pageData';

/**
 * Returns the changed symbols that the compiler cannot use like before. The check of a symbol is added to
 * the module that declares it, because names in its old declaration mean the same there. If a name is no
 * longer in the module, the symbol counts as narrowed.
 */
export function findNarrowed(
  changes: readonly Change[],
  pages: readonly PageData[],
): ReadonlySet<Change> {
  const files = new Map(
    pages.flatMap((page) =>
      entriesOf(page).map(({ name, source }) => [`${page.package?.name} ${name}`, source?.file]),
    ),
  );
  const checks = changes
    .filter(({ before, after }) => before.length > 0 && after.length > 0)
    .map((change, index) => ({ change, code: writeCheck(change, index) }));
  const byFile = groupBy(checks, ({ change }) =>
    join(REPOSITORY, files.get(`${change.package} ${change.symbol}`) ?? ''),
  );
  const options = {
    ...readOptions(join(REPOSITORY, 'typedoc/tsconfig.json')),
    // A type shows `name?: string`, and inherits `name?: string | undefined`.
    exactOptionalPropertyTypes: false,
    noUnusedLocals: false,
    noUnusedParameters: false,
  };
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (path) =>
    [readFile(path), ...(byFile.get(path) ?? []).map(({ code }) => code)].join('\n');
  const program = ts.createProgram([...byFile.keys()], options, host);
  const narrowed = [...byFile].flatMap(([path, group]) => {
    const file = program.getSourceFile(path);
    const errors = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ];
    return group.filter(({ code }) => {
      const from = file?.text.indexOf(code) ?? 0;
      return errors.some(({ start = 0 }) => start >= from && start < from + code.length);
    });
  });
  return new Set(narrowed.map(({ change }) => change));
}

const HEAD = /^(?<kind>function|const|class|interface|type) [\w$]+/;
const TYPE = /^(?:interface|type) /;

function writeCheck({ package: name, symbol, before }: Change, index: number): string {
  const old = `$Old${index}`;
  const now = `$Now${index}.${symbol}`;
  const types = before.filter((each) => TYPE.test(each));
  return [
    `import * as $Now${index} from '${name}';`,
    ...before.map((each) => each.replace(HEAD, `declare $<kind> ${old}`)),
    ...types.map((each) => compareTypes(each, old, now)),
    ...(types.length < before.length ? [compareValues(old, now)] : []),
  ].join('\n');
}

/** A function with fewer parameters could be assigned, but not called with as many arguments. */
function compareValues(old: string, now: string): string {
  const arityOf = (fn: string): string =>
    `(typeof ${fn} extends (...args: infer Args) => unknown ? Args['length'] : 0)`;
  return `;{
    const value: typeof ${old} = ${now};
    const arity: ${arityOf(now)} = null! as ${arityOf(old)};
  }`;
}

/** A type must accept and contain the same values, because callers both pass and receive it. */
function compareTypes(declaration: string, old: string, now: string): string {
  const file = ts.createSourceFile('old.ts', declaration, ts.ScriptTarget.Latest);
  const [statement] = file.statements;
  const parameters =
    statement && (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      ? (statement.typeParameters ?? [])
      : [];
  const list = (items: readonly string[]): string =>
    items.length === 0 ? '' : `<${items.join()}>`;
  const names = list(parameters.map(({ name }) => name.text));
  const head = list(parameters.map((each) => each.getText(file)));
  return `(${head}(old: ${old}${names}, now: ${now}${names}) => { old = now; now = old; });`;
}
