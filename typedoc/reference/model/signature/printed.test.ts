import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../../workspace/packages';
import { REFERENCE_FILES, REFERENCE_ROOT, referenceFolder } from '../../contract';
import { entriesOf, signatureText } from '../../entries';
import type { PageData } from '../../pageData';

/* Reads the data of the reference as it was written last; a full check writes it first. */

interface Printed {
  readonly page: string;
  readonly code: string;
  readonly file: string;
  readonly line: number;
}

const LISTS: readonly string[] = Object.values(REFERENCE_FILES);

function readPrinted(): readonly Printed[] {
  const folder = join(REPOSITORY, referenceFolder('en'));
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.json') && !LISTS.includes(file))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as PageData)
    .flatMap((page) =>
      entriesOf(page)
        .filter(({ signatures }) => signatures.length > 0)
        .map(({ signatures, source }) => ({
          page: page.path.slice(`${REFERENCE_ROOT}/`.length),
          code: signatures.map(signatureText).join('\n'),
          file: source?.file ?? '',
          line: source?.line ?? 0,
        })),
    )
    .map((each, _, all) => (each.line === 1 ? atType(each, all) : each));
}

/** A namespace shows the type of its name again: take the line from the page of the type. */
function atType(printed: Printed, all: readonly Printed[]): Printed {
  const page = printed.page.replace('/namespace/', '/interface/');
  return all.find((each) => each.page === page && each.code === printed.code) ?? printed;
}

/** Exported with `as`, because no declaration can have these names. */
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
  // An error class has the name of its type, a function that of what it creates.
  const kind = parse(code).statements[0]?.kind;
  const same = named.filter(
    (each) =>
      each.name.text === found?.name.text &&
      (each.kind === kind || (ts.isVariableDeclaration(each) && code.startsWith('const '))),
  );
  const overloads = same.filter((each) => !ts.isFunctionDeclaration(each) || !each.body);
  return overloads.length > 0 ? overloads : same;
}

/** Removes notation: comments, bodies, the order of unions, module names, and implied parts. */
function normalize(node: ts.Node): string {
  if (ts.isParenthesizedTypeNode(node)) {
    // Without parentheses, the result of the function would include the condition.
    const { parent, type } = node;
    const isNeeded = ts.isConditionalTypeNode(parent) && parent.checkType === node;
    return isNeeded ? `(${normalize(type)})` : normalize(type);
  }
  if (ts.isUnionTypeNode(node)) {
    return normalizeUnion(node);
  }
  if (ts.isQualifiedName(node)) {
    return normalize(node.right);
  }
  if (ts.isStringLiteral(node)) {
    return JSON.stringify(node.text);
  }
  // The compiler drops the names of the elements of a tuple.
  if (ts.isNamedTupleMember(node)) {
    return `${node.dotDotDotToken ? '...' : ''}${normalize(node.type)}${node.questionToken ? '?' : ''}`;
  }
  if (ts.isParameter(node)) {
    return [
      node.dotDotDotToken ? '...' : '',
      ts.isIdentifier(node.name) ? node.name.text : '_',
      node.questionToken || node.initializer ? '?' : '',
      `: ${normalizeOptional(node.type, node.questionToken !== undefined)}`,
    ].join('');
  }
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node)) {
    return [
      ...(node.modifiers ?? []).map((each) => `${each.getText()} `),
      normalize(node.name),
      node.questionToken ? '?' : '',
      `: ${normalizeOptional(node.type, node.questionToken !== undefined)}`,
    ].join('');
  }
  if (ts.isMappedTypeNode(node) && node.questionToken && node.type !== undefined) {
    const head = node
      .getChildren()
      .filter((child) => isMeaningful(child, -1, []) && child !== node.type);
    return [...head.map(normalize), normalizeOptional(node.type, true)].join(' ');
  }
  return node.getChildCount() === 0
    ? node.getText()
    : node
        .getChildren()
        .filter(isMeaningful)
        .map(normalize)
        .filter((text) => text !== '')
        .join(' ');
}

function normalizeUnion(node: ts.UnionTypeNode, without = ''): string {
  const types = node.types.flatMap((type) => normalize(type).split(' | '));
  return [...new Set(types)]
    .filter((type) => type !== without)
    .sort()
    .join(' | ');
}

function normalizeOptional(type: ts.TypeNode | undefined, isOptional: boolean): string {
  if (type === undefined) {
    return '';
  }
  if (isOptional && type.kind === ts.SyntaxKind.NeverKeyword) {
    return 'undefined';
  }
  return isOptional && ts.isUnionTypeNode(type)
    ? normalizeUnion(type, 'undefined')
    : normalize(type);
}

const UNSAID: readonly ts.SyntaxKind[] = [
  ts.SyntaxKind.ExportKeyword,
  ts.SyntaxKind.DeclareKeyword,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.AsyncKeyword,
  ts.SyntaxKind.SemicolonToken,
  ts.SyntaxKind.Block,
];

function isMeaningful(node: ts.Node, index: number, all: readonly ts.Node[]): boolean {
  const isLastComma = node.kind === ts.SyntaxKind.CommaToken && index === all.length - 1;
  const isFirstSign =
    (node.kind === ts.SyntaxKind.BarToken || node.kind === ts.SyntaxKind.AmpersandToken) &&
    index === 0;
  const isEmpty = node.kind === ts.SyntaxKind.SyntaxList && node.getChildCount() === 0;
  return (
    !ts.isJSDoc(node) && !isLastComma && !isFirstSign && !isEmpty && !UNSAID.includes(node.kind)
  );
}

function partsOf(declaration: ts.Node): readonly string[] {
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) {
    return declaration.members.filter((member) => !isHidden(member)).map(normalize);
  }
  if (ts.isVariableStatement(declaration)) {
    return declaration.declarationList.declarations.flatMap(partsOf);
  }
  if (ts.isVariableDeclaration(declaration)) {
    return [declaration.type === undefined ? '' : normalize(declaration.type)];
  }
  const text = normalize(declaration);
  return [ts.isFunctionDeclaration(declaration) ? text.replace(/^function \S+ /, '') : text];
}

const FORGOTTEN =
  /\b(?:ApplicationId|BigDecimalString|Bytes|CallableReservedName|Enum|EnumReservedName|Extended|FieldName|IntType|None|RecordKey|Second|Unit|UUIDString|Year)\b/;

const EXCEPTIONS: readonly string[] = [
  // The compiler adds type arguments that may be omitted.
  'collection/namespace/Array from',
  'core/namespace/Callable hasInstance',
  'core/namespace/Struct hasInstance',
  'http/namespace/ResponseParser ResponseSource',
  'iterable/namespace/AsyncIterable from',
  'iterable/namespace/Iterable from',
  'iterable/namespace/AsyncIterable flatten',
  'money/namespace/Currency hasInstance',
  'money/namespace/Currency fromNumericCode',
  'task/namespace/Task forEach',
  'uuid/function/nameBasedUUID nameBasedUUID',
  // A destructured parameter takes its name from the description.
  'bigdecimal/namespace/BigDecimal sign',
  // The compiler expands conditional types, and mapped types with known keys.
  'core/namespace/Codec record',
  'core/namespace/Struct union',
  'time/namespace/TimeDuration toParameters',
];

/** The page shows the interface of their instances, which is not expanded. */
const NATIVE = 'error/class/';

function isHidden(member: ts.ClassElement | ts.TypeElement): boolean {
  return ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal');
}

describe('signatures of the reference', () => {
  const printed = readPrinted();

  test('are TypeScript', () => {
    const wrong = printed.flatMap(({ page, code }) => {
      const messages = messagesOf(parse(code));
      const cut = code.includes('...)') ? ['It is not whole'] : [];
      return [...messages, ...cut].map((message) => `${page}: ${message}\n${code}`);
    });
    expect(wrong).toEqual([]);
    expect(printed.length).toBeGreaterThan(1500);
  });

  test('say what is declared', () => {
    const different = printed.flatMap((each) => {
      const own = parse(each.code).statements.flatMap(partsOf);
      const declarations = declarationsAt(each);
      const lacking = declarations
        .flatMap(partsOf)
        .filter((part) => !own.includes(part) && !FORGOTTEN.test(part));
      const [first] = declarations;
      const name = first?.name?.getText() ?? `line ${String(each.line)}`;
      const key = `${each.page} ${name}`;
      const isKnown = EXCEPTIONS.includes(key) || key.startsWith(NATIVE);
      return isKnown || (declarations.length > 0 && lacking.length === 0)
        ? []
        : [[key, ...own, 'LACKS', ...lacking].join('\n')];
    });
    expect(different).toEqual([]);
  });
});
