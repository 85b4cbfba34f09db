import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** A French text of the settings or of a plugin, with its place. */
export interface FrenchText {
  readonly place: string;
  readonly text: string;
}

/** Returns the strings that a module of TypeScript writes for the locale `fr`. */
export function readFrenchTexts(path: string): readonly FrenchText[] {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const texts: FrenchText[] = [];
  const visit = (node: ts.Node, isFrench: boolean): void => {
    if (isFrench && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node))) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      texts.push({ place: `${path}:${String(line + 1)}`, text: textOf(node) });
    } else if (ts.isPropertyAssignment(node)) {
      visit(node.initializer, isFrench || node.name.getText() === 'fr');
    } else {
      ts.forEachChild(node, (child) => {
        visit(child, isFrench);
      });
    }
  };
  visit(source, false);
  return texts;
}

/** The text with a placeholder for each expression in it. */
function textOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  return ts.isStringLiteralLike(node)
    ? node.text
    : [node.head.text, ...node.templateSpans.map(({ literal }) => `{}${literal.text}`)].join('');
}
