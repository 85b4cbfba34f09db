import ts from 'typescript';
import { type Claim, type Edit, toClaim } from './claim';
import { commentsOf } from './comments';
import { parseExpectation } from './expectation';

export interface CodeProblem {
  readonly position: number;
  readonly message: string;
}

export interface CodeImport {
  readonly specifier: string;
  readonly position: number;
}

export interface ExpectedError {
  readonly code: number;
  readonly position: number;
}

export interface Outcome {
  readonly kind: 'value' | 'throws' | 'refused';
  readonly start: number;
  readonly end: number;
}

export interface Example {
  readonly claims: readonly Claim[];
  readonly outcomes: readonly Outcome[];
  readonly edits: readonly Edit[];
  readonly problems: readonly CodeProblem[];
  readonly imports: readonly CodeImport[];
  readonly expectedErrors: readonly ExpectedError[];
  /** Names that claims read, so the compiler must not report them as unused. */
  readonly claimedNames: ReadonlySet<string>;
  /**
   * Whether only the compiler checks it: it contains `assertType()` or `@ts-expect-error`, or imports
   * only types, which do not exist at run time.
   */
  readonly isAboutTypes: boolean;
}

const CLAIM = /^\/\/\s*=>\s*/;
const EXPECTED_ERROR = /^\/\/\s*@ts-expect-error\b(?:\s+TS(\d+):\s*\S)?/;

const COLUMNS = 76;

const MISTAKES: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^\/\/\s*(?:->|→|⇒|=\s+>|==>|throws\b)/, 'Write a claim as "// => value"'],
  [/^\/\/\s*@ts-(?:ignore|nocheck)\b/, 'Write "@ts-expect-error" and the reason'],
  [
    /^\/\/\s*@ts-expect-error\b(?!\s+TS\d+:\s*\S)/,
    'Write the error and the reason as "@ts-expect-error TS2345: reason"',
  ],
];

export function parseExample(code: string): Example {
  const file = ts.createSourceFile('example.mts', code, ts.ScriptTarget.Latest, true);
  const comments = commentsOf(file);
  const statements = statementsByComment(file);
  const claims: Claim[] = [];
  const outcomes: Outcome[] = [];
  const edits: Edit[] = [];
  const problems: CodeProblem[] = [];
  const claimedNames = new Set<string>();

  comments.forEach(({ pos: position, end }, index) => {
    const text = code.slice(position, end);
    if (EXPECTED_ERROR.test(text)) {
      outcomes.push({ kind: 'refused', start: position, end });
    }
    if (!CLAIM.test(text)) {
      problems.push(...mistakesIn(text).map((message) => ({ position, message })));
      return;
    }
    const { expected, lines } = readClaim(code, comments.slice(index));
    const kind = parseExpectation(expected)?.kind ?? 'value';
    outcomes.push(...lines.map((line) => ({ kind, start: line.pos, end: line.end })));
    const claimed = toClaim(file, statements.get(position), expected, claims.length);
    if (typeof claimed === 'string') {
      problems.push({ position, message: claimed });
      return;
    }
    claims.push(claimed.claim);
    edits.push(claimed.edit);
    claimed.names.forEach((name) => claimedNames.add(name));
  });

  const expectedErrors = comments.flatMap(({ pos: position, end }) => {
    const [, number] = EXPECTED_ERROR.exec(code.slice(position, end)) ?? [];
    return number === undefined ? [] : [{ code: Number(number), position }];
  });

  return {
    claims,
    outcomes,
    edits,
    problems: [...problems, ...wideLines(code, outcomes)],
    imports: importsOf(file),
    expectedErrors,
    claimedNames,
    isAboutTypes: expectedErrors.length > 0 || callsAssertType(file) || importsTypesOnly(file),
  };
}

function wideLines(code: string, outcomes: readonly Outcome[]): readonly CodeProblem[] {
  let position = 0;
  return code.split('\n').flatMap((line) => {
    const start = position;
    position += line.length + 1;
    const outcome = outcomes.find((each) => each.start >= start && each.start < position);
    const columns = code.slice(start, outcome?.start ?? start + line.length).trimEnd().length;
    const message = `This line of code has ${columns} columns, at most ${COLUMNS} are allowed`;
    return columns > COLUMNS ? [{ position: start + COLUMNS, message }] : [];
  });
}

function mistakesIn(comment: string): readonly string[] {
  return MISTAKES.filter(([pattern]) => pattern.test(comment)).map(
    ([, message]) => `${message}, not "${comment}"`,
  );
}

function statementsByComment(file: ts.SourceFile): ReadonlyMap<number, ts.Statement> {
  const statements = new Map<number, ts.Statement>();
  const visit = (node: ts.Node): void => {
    if (ts.isStatement(node)) {
      // If several statements end here, the claim is about the innermost, which is visited last.
      for (const { pos } of ts.getTrailingCommentRanges(file.text, node.end) ?? []) {
        statements.set(pos, node);
      }
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return statements;
}

interface ClaimText {
  readonly expected: string;
  readonly lines: readonly ts.CommentRange[];
}

/** Reads a claim, which continues in the following comments until it parses. */
function readClaim(code: string, comments: readonly ts.CommentRange[]): ClaimText {
  const [first, ...below] = comments;
  if (first === undefined) {
    return { expected: '', lines: [] };
  }
  const lines = [first];
  let expected = code.slice(first.pos, first.end).replace(CLAIM, '').trim();
  let { end } = first;
  for (const comment of below) {
    const text = code.slice(comment.pos, comment.end);
    const isNext = /^\r?\n[ \t]*$/.test(code.slice(end, comment.pos)) && text.startsWith('//');
    if (!isNext || CLAIM.test(text) || parseExpectation(expected) !== undefined) {
      break;
    }
    expected = `${expected} ${text.slice('//'.length).trim()}`;
    lines.push(comment);
    ({ end } = comment);
  }
  return { expected, lines };
}

function importsOf(file: ts.SourceFile): readonly CodeImport[] {
  return file.statements.flatMap((statement) => {
    const specifier =
      ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)
        ? statement.moduleSpecifier
        : undefined;
    return specifier !== undefined && ts.isStringLiteral(specifier)
      ? [{ specifier: specifier.text, position: specifier.getStart(file) }]
      : [];
  });
}

function importsTypesOnly(file: ts.SourceFile): boolean {
  const imports = file.statements.filter((statement) => ts.isImportDeclaration(statement));
  return (
    imports.length > 0 &&
    imports.every(({ importClause }) => importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword)
  );
}

function callsAssertType(node: ts.Node): boolean {
  const isCall =
    ts.isCallExpression(node) &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'assertType';
  return isCall || ts.forEachChild(node, (child) => callsAssertType(child) || undefined) === true;
}
