import ts from 'typescript';
import { type Claim, type Edit, toClaim } from './claim';
import { commentsOf } from './comments';
import { parseExpectation } from './expectation';

/** A mistake at a position in the code. */
export interface CodeProblem {
  readonly position: number;
  readonly message: string;
}

/** A module that the code imports. */
export interface CodeImport {
  readonly specifier: string;
  readonly position: number;
}

/** An error of the compiler that a comment announces for the line below it. */
export interface ExpectedError {
  /** Its number: 2345 for `TS2345`. */
  readonly code: number;
  /** The position of the comment. */
  readonly position: number;
}

/** A comment, or a line of one with several, that says what comes of the code beside it. */
export interface Outcome {
  /** A value, an error that is thrown, or an error that the compiler finds in the line below. */
  readonly kind: 'value' | 'throws' | 'refused';
  readonly start: number;
  readonly end: number;
}

/** A block of code that has been parsed. */
export interface Example {
  readonly claims: readonly Claim[];
  /** The comments of its claims and expected errors, which pages set off, in the order of the code. */
  readonly outcomes: readonly Outcome[];
  /** The changes of the code that make it check its claims. */
  readonly edits: readonly Edit[];
  /** The comments that look like a claim and are none. */
  readonly problems: readonly CodeProblem[];
  readonly imports: readonly CodeImport[];
  /** The errors that the compiler must find. */
  readonly expectedErrors: readonly ExpectedError[];
  /** The names that claims read: the compiler must not report them as unused. */
  readonly claimedNames: ReadonlySet<string>;
  /**
   * Whether the compiler alone checks it: it has `assertType()` or `@ts-expect-error`, or imports
   * nothing but types, which do not exist at run time.
   */
  readonly isAboutTypes: boolean;
}

const CLAIM = /^\/\/\s*=>\s*/;
const EXPECTED_ERROR = /^\/\/\s*@ts-expect-error\b(?:\s+TS(\d+):\s*\S)?/;

/** As many columns of code as a page has room for on a desktop, beside its lists. */
const COLUMNS = 76;

/** Comments that a reader takes for a check, though they are none. */
const MISTAKES: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^\/\/\s*(?:->|→|⇒|=\s+>|==>|throws\b)/, 'A claim is written "// => value"'],
  [/^\/\/\s*@ts-(?:ignore|nocheck)\b/, 'Write "@ts-expect-error" and the reason'],
  [
    /^\/\/\s*@ts-expect-error\b(?!\s+TS\d+:\s*\S)/,
    'Which error, and why, is written "@ts-expect-error TS2345: reason"',
  ],
];

/** Finds the claims in a block of TypeScript. */
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
    const { says, lines } = readClaim(code, comments.slice(index));
    const kind = parseExpectation(says)?.kind ?? 'value';
    outcomes.push(...lines.map((line) => ({ kind, start: line.pos, end: line.end })));
    const claimed = toClaim(file, statements.get(position), says, claims.length);
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

/** The lines that do not fit. What is said of their outcome is not code, and may be long. */
function wideLines(code: string, outcomes: readonly Outcome[]): readonly CodeProblem[] {
  let position = 0;
  return code.split('\n').flatMap((line) => {
    const start = position;
    position += line.length + 1;
    const outcome = outcomes.find((each) => each.start >= start && each.start < position);
    const columns = code.slice(start, outcome?.start ?? start + line.length).trimEnd().length;
    const message = `A line of code has ${COLUMNS} columns at most, not ${columns}`;
    return columns > COLUMNS ? [{ position: start + COLUMNS, message }] : [];
  });
}

function mistakesIn(comment: string): readonly string[] {
  return MISTAKES.filter(([pattern]) => pattern.test(comment)).map(
    ([, message]) => `${message}, not "${comment}"`,
  );
}

/** Returns the statements, by the positions of the comments that follow on the same line. */
function statementsByComment(file: ts.SourceFile): ReadonlyMap<number, ts.Statement> {
  const statements = new Map<number, ts.Statement>();
  const visit = (node: ts.Node): void => {
    if (ts.isStatement(node)) {
      // Of statements that end together the inner one is visited last, and it is the one meant.
      for (const { pos } of ts.getTrailingCommentRanges(file.text, node.end) ?? []) {
        statements.set(pos, node);
      }
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return statements;
}

/** The text of a claim, and the comments that it is spread over. */
interface ClaimText {
  readonly says: string;
  readonly lines: readonly ts.CommentRange[];
}

/** Returns what a claim says: it goes on in the comments below until it can be understood. */
function readClaim(code: string, comments: readonly ts.CommentRange[]): ClaimText {
  const [first, ...below] = comments;
  if (first === undefined) {
    return { says: '', lines: [] };
  }
  const lines = [first];
  let says = code.slice(first.pos, first.end).replace(CLAIM, '').trim();
  let { end } = first;
  for (const comment of below) {
    const text = code.slice(comment.pos, comment.end);
    const isNext = /^\r?\n[ \t]*$/.test(code.slice(end, comment.pos)) && text.startsWith('//');
    if (!isNext || CLAIM.test(text) || parseExpectation(says) !== undefined) {
      break;
    }
    says = `${says} ${text.slice('//'.length).trim()}`;
    lines.push(comment);
    ({ end } = comment);
  }
  return { says, lines };
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
