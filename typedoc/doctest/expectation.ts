import ts from 'typescript';

/** A claim that was understood: the value of an expression, or the error that it throws. */
export type Expectation =
  | { readonly kind: 'value'; readonly code: string; readonly names: readonly string[] }
  | { readonly kind: 'throws'; readonly errorName: string };

const THROWS = /^throws\b(?:\s+([A-Za-z_$][\w$]*)$)?/;

/** Parses the text of a claim; `undefined` if it is neither an expression nor a named error. */
export function parseExpectation(says: string): Expectation | undefined {
  const thrown = THROWS.exec(says);
  if (thrown !== null) {
    return thrown[1] === undefined ? undefined : { kind: 'throws', errorName: thrown[1] };
  }
  const expression = parseExpression(says);
  return expression && { kind: 'value', code: says, names: identifiersIn(expression) };
}

function parseExpression(code: string): ts.Expression | undefined {
  // In parentheses, an object is not taken for a block.
  const text = `(${code}\n);`;
  const file = ts.createSourceFile('value.mts', text, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  if (
    hasError(file) ||
    file.statements.length !== 1 ||
    statement === undefined ||
    !ts.isExpressionStatement(statement) ||
    !ts.isParenthesizedExpression(statement.expression)
  ) {
    return undefined;
  }
  const { expression } = statement.expression;
  return isSequence(expression) ? undefined : expression;
}

/** Syntax errors are found by this flag: the list of them is no public property of a file. */
function hasError(node: ts.Node): boolean {
  return (
    (node.flags & ts.NodeFlags.ThisNodeHasError) !== 0 ||
    ts.forEachChild(node, (child) => hasError(child) || undefined) === true
  );
}

/** A comma at the top level belongs to prose, not to code: `3, as above`. */
function isSequence(expression: ts.Expression): boolean {
  return (
    ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.CommaToken
  );
}

function identifiersIn(node: ts.Node): readonly string[] {
  const names: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) {
      names.push(child.text);
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}
