import ts from 'typescript';
import { type Expectation, parseExpectation } from './expectation';

/** A statement, and the result that the comment after it announces. */
export interface Claim {
  /** The code of the expression. */
  readonly expression: string;
  /** The text of the comment: `37`, `throws ArgumentError`. */
  readonly says: string;
  /** The position of the statement in the code. */
  readonly position: number;
}

/** A part of the code, and what to put in its place. The number of lines stays the same. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The function that the edited code calls with the index of a claim, its expression and value. */
export const CLAIM_FUNCTION = '__claim';

/** A claim that can be checked, and how. */
export interface CheckableClaim {
  readonly claim: Claim;
  readonly edit: Edit;
  /** The names that the check reads, which are used although the code does not use them. */
  readonly names: readonly string[];
}

/** Returns how to check a claim, or why it cannot be checked. */
export function toClaim(
  file: ts.SourceFile,
  statement: ts.Statement | undefined,
  says: string,
  index: number,
): CheckableClaim | string {
  const expectation = parseExpectation(says);
  if (expectation === undefined) {
    return `Expected a value, or "throws" and the name of an error, received "${says}"`;
  }
  if (statement === undefined) {
    return 'A claim must stand on the line on which a statement ends';
  }
  if (isInFunction(statement)) {
    return 'A claim must stand outside of functions, where it is known to be reached';
  }
  const subject = subjectOf(statement);
  if (subject === undefined) {
    return 'A claim must follow an expression, or the declaration of one name with its value';
  }
  const { name, expression } = subject;
  return {
    claim: {
      expression: expression.getText(file),
      says,
      position: statement.getStart(file),
    },
    edit: editOf(file, statement, subject, expectation, index),
    names: [
      ...(name === undefined ? [] : [name.text]),
      ...(expectation.kind === 'value' ? expectation.names : []),
    ],
  };
}

function isInFunction(statement: ts.Node): boolean {
  return (
    ts.findAncestor(
      statement.parent,
      (node) => ts.isFunctionLike(node) || ts.isClassLike(node) || ts.isModuleDeclaration(node),
    ) !== undefined
  );
}

/** The expression that a claim is about, and the name that its value is given, if any. */
interface Subject {
  readonly name?: ts.Identifier;
  readonly expression: ts.Expression;
}

function subjectOf(statement: ts.Statement): Subject | undefined {
  if (ts.isExpressionStatement(statement)) {
    return { expression: statement.expression };
  }
  if (!ts.isVariableStatement(statement)) {
    return undefined;
  }
  const [declaration, ...others] = statement.declarationList.declarations;
  if (others.length > 0 || declaration?.initializer === undefined) {
    return undefined;
  }
  const { name, initializer } = declaration;
  return ts.isIdentifier(name) ? { name, expression: initializer } : undefined;
}

/** Returns the edit that puts in the call which checks a claim about some code. */
function editOf(
  file: ts.SourceFile,
  statement: ts.Statement,
  { name, expression }: Subject,
  expectation: Expectation,
  index: number,
): Edit {
  const throws = expectation.kind === 'throws';
  const expected = throws
    ? JSON.stringify(expectation.errorName)
    : `async () => (${expectation.code})`;
  const callOn = (code: string): string =>
    `await ${CLAIM_FUNCTION}(${index}, async () => (${code}), ${expected})`;
  const start = expression.getStart(file);
  const code = expression.getText(file);
  if (name === undefined) {
    return { start, end: statement.end, text: `${callOn(code)};` };
  }
  // A value that is thrown never gets its name; any other has it before it is checked.
  return throws
    ? { start, end: expression.end, text: callOn(code) }
    : { start: expression.end, end: statement.end, text: `; ${callOn(name.text)};` };
}
