import ts from 'typescript';

export type Expectation =
  | { readonly kind: 'value'; readonly code: string; readonly names: readonly string[] }
  | { readonly kind: 'throws'; readonly errorName: string };

const THROWS = /^throws\b(?:\s+([A-Za-z_$][\w$]*)$)?/;

/** Returns undefined if the text is neither an expression nor the name of an error. */
export function parseExpectation(expected: string): Expectation | undefined {
  const thrown = THROWS.exec(expected);
  if (thrown !== null) {
    return thrown[1] === undefined ? undefined : { kind: 'throws', errorName: thrown[1] };
  }
  const expression = parseExpression(expected);
  return expression && { kind: 'value', code: expected, names: identifiersIn(expression) };
}

function parseExpression(code: string): ts.Expression | undefined {
  // Parentheses keep an object literal from being parsed as a block.
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

/** Checks the nodes, because the list of syntax errors of a file is not public. */
function hasError(node: ts.Node): boolean {
  return (
    (node.flags & ts.NodeFlags.ThisNodeHasError) !== 0 ||
    ts.forEachChild(node, (child) => hasError(child) || undefined) === true
  );
}

/** Checks for a comma at the top level, which means prose: `3, as above`. */
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
