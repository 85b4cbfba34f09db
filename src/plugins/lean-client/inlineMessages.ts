import ts from 'typescript';

/** Where the two ways to say a message come from. */
const MODULE = '@docusaurus/Translate';

/** What a message is made of. A description is for translators, and no reader sees it. */
const PARTS: ReadonlySet<string> = new Set(['id', 'message', 'description']);
const ATTRIBUTES: ReadonlySet<string> = new Set(['id', 'description', 'values']);

/** The messages of a language by id; a message without a translation is said as the code says it. */
export type Translations = Readonly<Record<string, string>>;

/** What becomes of a source file. */
export interface Inlined {
  readonly code: string;
  /** The ids whose messages stand in the code. */
  readonly ids: readonly string[];
  /** The ids that the code names in another way, which must still be found by id. */
  readonly kept: readonly string[];
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** How a file names `translate` and `Translate`. */
interface Names {
  readonly call?: string;
  readonly element?: string;
}

/** A message whose id is known while the site is built, and what to write in its place. */
interface Message {
  readonly id: ts.StringLiteralLike;
  readonly edits: readonly Edit[];
}

/**
 * Writes messages in the language of a site into the code that says them, instead of their ids.
 *
 * What cannot be read without running the code is left as it is.
 */
export function inlineMessages(path: string, source: string, translations: Translations): Inlined {
  const file = ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX,
  );
  const names = namesIn(file);
  const messages: Message[] = [];
  const strings: ts.StringLiteralLike[] = [];
  visit(file, (node) => {
    const message = readCall(node, names, translations) ?? readElement(node, names, translations);
    if (message !== undefined) {
      messages.push(message);
    }
    if (ts.isStringLiteralLike(node)) {
      strings.push(node);
    }
  });
  const ids = new Set(messages.map(({ id }) => id));
  return {
    code: apply(
      source,
      messages.flatMap(({ edits }) => edits),
    ),
    ids: [...ids].map(({ text }) => text),
    kept: strings.filter((node) => !ids.has(node)).map(({ text }) => text),
  };
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => {
    visit(child, look);
  });
}

function namesIn(file: ts.SourceFile): Names {
  const clause = file.statements
    .filter(ts.isImportDeclaration)
    .find(
      ({ moduleSpecifier: from }) => ts.isStringLiteral(from) && from.text === MODULE,
    )?.importClause;
  const named = clause?.namedBindings;
  const specifier =
    named !== undefined && ts.isNamedImports(named)
      ? named.elements.find(({ propertyName, name }) => (propertyName ?? name).text === 'translate')
      : undefined;
  return {
    ...(clause?.name && { element: clause.name.text }),
    ...(specifier && { call: specifier.name.text }),
  };
}

/** Reads `translate({ id: 'a', message: 'A' })`, with or without values. */
function readCall(node: ts.Node, names: Names, translations: Translations): Message | undefined {
  if (!ts.isCallExpression(node) || !isNamed(node.expression, names.call)) {
    return undefined;
  }
  const [parts, values, ...rest] = node.arguments;
  if (parts === undefined || !ts.isObjectLiteralExpression(parts) || rest.length > 0) {
    return undefined;
  }
  const texts = readParts(parts);
  const id = texts?.get('id');
  if (id === undefined) {
    return undefined;
  }
  const text = translations[id.text] ?? texts?.get('message')?.text;
  if (text === undefined) {
    return undefined;
  }
  const edit =
    values === undefined
      ? replace(node, JSON.stringify(text))
      : replace(parts, `{ message: ${JSON.stringify(text)} }`);
  return { id, edits: [edit] };
}

/** The parts of a message, when there is nothing else and each is a text. */
function readParts(
  object: ts.ObjectLiteralExpression,
): ReadonlyMap<string, ts.StringLiteralLike> | undefined {
  const parts = new Map<string, ts.StringLiteralLike>();
  for (const property of object.properties) {
    if (
      !ts.isPropertyAssignment(property) ||
      !(ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) ||
      !PARTS.has(property.name.text) ||
      !ts.isStringLiteralLike(property.initializer)
    ) {
      return undefined;
    }
    parts.set(property.name.text, property.initializer);
  }
  return parts;
}

/** Reads `<Translate id="a">A</Translate>`, with or without values. */
function readElement(node: ts.Node, names: Names, translations: Translations): Message | undefined {
  if (!ts.isJsxElement(node) || !isNamed(node.openingElement.tagName, names.element)) {
    return undefined;
  }
  const { openingElement: opening, closingElement: closing, children } = node;
  const attributes = readAttributes(opening.attributes);
  const id = attributes?.get('id');
  const idText = id && textOf(id);
  if (attributes === undefined || idText === undefined || !isOneText(children)) {
    return undefined;
  }
  const translation = translations[idText.text];
  // Without a translation the words stay as they stand, and React reads them as before.
  const words =
    translation === undefined
      ? []
      : [{ from: opening.end, to: closing.getStart(), text: `{${JSON.stringify(translation)}}` }];
  const { values, ...unused } = Object.fromEntries(attributes);
  const tags =
    values === undefined
      ? [replace(opening, '<>'), replace(closing, '</>')]
      : Object.values(unused).map((attribute) => replace(attribute, ''));
  return { id: idText, edits: [...words, ...tags] };
}

function readAttributes(
  attributes: ts.JsxAttributes,
): ReadonlyMap<string, ts.JsxAttribute> | undefined {
  const named = new Map<string, ts.JsxAttribute>();
  for (const attribute of attributes.properties) {
    if (
      !ts.isJsxAttribute(attribute) ||
      !ts.isIdentifier(attribute.name) ||
      !ATTRIBUTES.has(attribute.name.text)
    ) {
      return undefined;
    }
    named.set(attribute.name.text, attribute);
  }
  return named;
}

/** The text of `id="a"` and `id={'a'}`. */
function textOf({ initializer }: ts.JsxAttribute): ts.StringLiteralLike | undefined {
  const value =
    initializer !== undefined && ts.isJsxExpression(initializer)
      ? initializer.expression
      : initializer;
  return value !== undefined && ts.isStringLiteralLike(value) ? value : undefined;
}

/** Whether there is one text, as words or as `{'words'}`, with nothing but line breaks around it. */
function isOneText(children: ts.NodeArray<ts.JsxChild>): boolean {
  const [child, ...others] = children.filter(
    (each) => !(ts.isJsxText(each) && each.containsOnlyTriviaWhiteSpaces),
  );
  return (
    child !== undefined &&
    others.length === 0 &&
    (ts.isJsxText(child) ||
      (ts.isJsxExpression(child) &&
        child.expression !== undefined &&
        ts.isStringLiteralLike(child.expression)))
  );
}

function isNamed(node: ts.Node, name: string | undefined): boolean {
  return ts.isIdentifier(node) && node.text === name;
}

function replace(node: ts.Node, text: string): Edit {
  return { from: node.getStart(), to: node.end, text };
}

/** Edits never overlap: a message inside of another one stands among its values. */
function apply(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((self, other) => other.from - self.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), source);
}
