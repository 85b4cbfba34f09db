import ts from 'typescript';
import { type Expectation, parseExpectation } from './expectation';

export interface Claim {
  readonly expression: string;
  /** The text of the comment: `37`, `throws ArgumentError`. */
  readonly expected: string;
  readonly position: number;
}

/** Must not change the number of lines. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export const CLAIM_FUNCTION = '__claim';

export interface CheckableClaim {
  readonly claim: Claim;
  readonly edit: Edit;
  /** Names that the check reads, although the code may not use them otherwise. */
  readonly names: readonly string[];
}

export function toClaim(
  file: ts.SourceFile,
  statement: ts.Statement | undefined,
  expected: string,
  index: number,
): CheckableClaim | string {
  const expectation = parseExpectation(expected);
  if (expectation === undefined) {
    return `Expected a value or "throws" and the name of an error, received "${expected}"`;
  }
  if (statement === undefined) {
    return 'Put the claim on the line on which a statement ends';
  }
  if (isInFunction(statement)) {
    return 'Move the claim out of the function, which might never be called';
  }
  const subject = subjectOf(statement);
  if (subject === undefined) {
    return 'Put the claim after an expression, or after the declaration of one variable with a value';
  }
  const { name, expression } = subject;
  return {
    claim: {
      expression: expression.getText(file),
      expected,
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
  // A value is assigned to the name before the check, unless the expression throws.
  return throws
    ? { start, end: expression.end, text: callOn(code) }
    : { start: expression.end, end: statement.end, text: `; ${callOn(name.text)};` };
}
