import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../../workspace/packages';
import { REFERENCE_FILES, REFERENCE_ROOT, referenceFolder } from '../../contract';
import { entriesOf, signatureText } from '../../entries';
import type { PageData } from '../../pageData';
import { without } from '../../translate/translationFaults';

/* Reads the data of the reference from its last run; the full check writes it before this test. */

interface Printed {
  readonly page: string;
  readonly name: string;
  readonly code: string;
  readonly file: string;
  readonly line: number;
}

const LISTS: readonly string[] = Object.values(REFERENCE_FILES);

function readPrinted(): readonly Printed[] {
  const folder = join(REPOSITORY, referenceFolder('en-GB'));
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.json') && !LISTS.includes(file))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as PageData)
    .flatMap((page) =>
      entriesOf(page)
        .filter(({ signatures }) => signatures.length > 0)
        .map(({ name, signatures, source }) => ({
          page: page.path.slice(`${REFERENCE_ROOT}/`.length),
          name: name.replace(/.*\./, ''),
          code: signatures.map(signatureText).join('\n'),
          file: source?.file ?? '',
          line: source?.line ?? 0,
        })),
    )
    .map((each, _, all) => (each.line === 1 ? atType(each, all) : each));
}

/** Returns the line from the page of the type if a namespace repeats the type of its name. */
function atType(printed: Printed, all: readonly Printed[]): Printed {
  const page = printed.page.replace('/namespace/', '/interface/');
  return all.find((each) => each.page === page && each.code === printed.code) ?? printed;
}

/** Reserved words: a declaration cannot have these names, so they are exported with `as`. */
const RESERVED = /^(function|const) (delete|null|undefined|void)\b/gm;

function parse(code: string): ts.SourceFile {
  const text = code.replace(RESERVED, '$1 $2_');
  return ts.createSourceFile('code.ts', text, ts.ScriptTarget.Latest, true);
}

function messagesOf(file: ts.SourceFile): readonly string[] {
  const { parseDiagnostics = [] } = file as { parseDiagnostics?: readonly ts.Diagnostic[] };
  return parseDiagnostics.map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
}

const sources = new Map<string, ts.SourceFile>();

function readSource(file: string): ts.SourceFile {
  const source = sources.get(file) ?? parse(readFileSync(join(REPOSITORY, file), 'utf8'));
  sources.set(file, source);
  return source;
}

type Declaration = (ts.Statement | ts.VariableDeclaration) & { readonly name?: ts.Node };

function declarationsAt({ code, file, line }: Printed): readonly Declaration[] {
  const source = readSource(file);
  const declarations = source.statements.flatMap((statement): readonly Declaration[] =>
    ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement],
  );
  const named = declarations.filter(
    (each): each is Declaration & { readonly name: ts.Identifier } =>
      each.name !== undefined && ts.isIdentifier(each.name),
  );
  const found = named.find(
    ({ name }) => source.getLineAndCharacterOfPosition(name.getStart()).line + 1 === line,
  );
  // Compare kinds too: a class or a function may have the same name as a type.
  const kind = parse(code).statements[0]?.kind;
  const same = named.filter(
    (each) =>
      each.name.text === found?.name.text &&
      (each.kind === kind || (ts.isVariableDeclaration(each) && code.startsWith('const '))),
  );
  const overloads = same.filter((each) => !ts.isFunctionDeclaration(each) || !each.body);
  return overloads.length > 0 ? overloads : same;
}

/** Returns the words of a declaration without comments, bodies, module names and implied parts. */
function wordsOf(declaration: ts.Node): readonly string[] {
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    return declaration.members.filter((member) => !isHidden(member)).flatMap(wordsOf);
  }
  if (ts.isVariableStatement(declaration)) {
    return declaration.declarationList.declarations.flatMap(wordsOf);
  }
  if (ts.isVariableDeclaration(declaration)) {
    return declaration.type === undefined ? [] : wordsOf(declaration.type);
  }
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isQualifiedName(node)) {
      visit(node.right);
    } else if (ts.isNamedTupleMember(node)) {
      visit(node.type);
    } else if (!ts.isJSDoc(node) && !ts.isBlock(node) && !UNSAID.includes(node.kind)) {
      const hidden = ts.isParameter(node) ? node.initializer : undefined;
      node
        .getChildren()
        .filter((child) => child !== hidden)
        .forEach(visit);
      if (node.getChildCount() === 0) {
        words.push(node.getText().replace(/^\W+|\W+$/g, ''));
      }
    }
  };
  const isFunction = ts.isFunctionDeclaration(declaration);
  declaration
    .getChildren()
    .filter((child) => !isFunction || child !== declaration.name)
    .forEach(visit);
  return words.filter((word) => word !== '' && !UNEXPORTED.has(word));
}

const UNSAID: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.ExportKeyword,
  ts.SyntaxKind.DeclareKeyword,
  ts.SyntaxKind.AsyncKeyword,
  // Implied by optional parts.
  ts.SyntaxKind.UndefinedKeyword,
  ts.SyntaxKind.NeverKeyword,
];

/** These names are not exported, so the compiler writes the types behind them. */
const UNEXPORTED: ReadonlySet<string> = new Set(
  'ApplicationId BigDecimalString Bytes Enum IntType None RecordKey Second Unit UUIDString Year'.split(
    ' ',
  ),
);

/** Functions whose mapped types the compiler expands. */
const EXPANDED: readonly string[] = [
  'core/namespace/Callable of',
  'core/namespace/Codec omit',
  'core/namespace/Codec pick',
  'core/namespace/Codec record',
  'core/namespace/Enum of',
  'time/namespace/TimeDuration toParameters',
];

/** Pages of built-in errors show the interface of the instances, which is not expanded. */
const NATIVE = 'error/class/';

function isHidden(member: ts.ClassElement | ts.TypeElement): boolean {
  return ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal');
}

describe('signatures of the reference', () => {
  const printed = readPrinted();

  test('are on the lines of their names (if not, run `npm run reference`)', () => {
    const moved = printed.filter(({ name, file, line }) => {
      const text = readSource(file).text.split('\n')[line - 1] ?? '';
      return name !== 'delete' && !text.split(/[^\w$]+/).includes(name);
    });
    expect(moved).toEqual([]);
  });

  test('are TypeScript', () => {
    const wrong = printed.flatMap(({ page, code }) => {
      const messages = messagesOf(parse(code));
      const cut = code.includes('...)') ? ['It is not whole'] : [];
      return [...messages, ...cut].map((message) => `${page}: ${message}\n${code}`);
    });
    expect(wrong).toEqual([]);
    expect(printed.length).toBeGreaterThan(1500);
  });

  test('contain each word of the declaration', () => {
    const different = printed.flatMap((each) => {
      const own = parse(each.code).statements.flatMap(wordsOf);
      const declarations = declarationsAt(each);
      const lacking = without(declarations.flatMap(wordsOf), own);
      const key = `${each.page} ${declarations[0]?.name?.getText() ?? `line ${String(each.line)}`}`;
      const isKnown = EXPANDED.includes(key) || key.startsWith(NATIVE);
      return isKnown || (declarations.length > 0 && lacking.length === 0)
        ? []
        : [`${key}: ${lacking.join(' ')}`];
    });
    expect(different).toEqual([]);
  });
});
