import type { Element, ElementContent, Root } from 'hast';
import { toHtml as childrenToHtml } from 'hast-util-to-html';
import { toString } from 'mdast-util-to-string';
import { Prism } from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index';
import { visit } from 'unist-util-visit';
import { EXAMPLE_LANGUAGES } from '../../../typedoc/doctest/blocks';
import {
  CODE_CLASSES,
  OVERLOAD_CLASS,
  SIGNATURE_CLASS,
  referencePath,
} from '../../../typedoc/reference/contract';
import type { NamesOf } from '../../../typedoc/reference/model/examples/exampleTable';
import { addressesFrom, linkNames } from './linkNames';
import { setOffOutcomes } from './outcomes';
import { type Piece, piecesToHtml, slicePieces, toPieces } from './toHtml';

export interface HighlightedCode {
  readonly language: string;
  readonly html: string;
  readonly imports?: string;
  readonly title?: string;
  readonly name?: string;
}

export interface HighlightOptions {
  readonly languages: readonly string[];
  readonly names?: NamesOf;
  readonly base?: string;
}

const IMPORTS = /^(?:import\s[^;(]+;\n+)+/;

const TITLE = /(?:^|\s)title=(["'])(?<title>.*?)\1/;

const PLAIN_TEXT = ['', 'text', 'plaintext', 'txt'];

/** @throws Error if the language of a fence is not loaded: code would lose its colours. */
export default function rehypeHighlightCode({
  languages,
  names = () => [],
  base = '/',
}: HighlightOptions) {
  loadGrammars(languages);
  return (tree: Root, file: { readonly path: string }): void => {
    const addressOf = addressesFrom(file.path, base);
    const isFolding = describesSymbol(file.path);
    let examples = 0;
    const writeExample = (
      text: string,
      coloured: readonly Piece[],
    ): Pick<HighlightedCode, 'html' | 'imports'> => {
      const pieces = setOffOutcomes(linkNames(coloured, names(text), addressOf), text);
      examples += 1;
      // The first example shows where the names of the page come from.
      const end = examples > 1 && isFolding ? (IMPORTS.exec(text)?.[0].length ?? 0) : 0;
      return {
        html: piecesToHtml(slicePieces(pieces, end)),
        ...(end > 0 && { imports: piecesToHtml(slicePieces(pieces, 0, end)) }),
      };
    };
    const highlight = (code: Element): HighlightedCode => {
      const text = toString(code).replace(/\n$/, '');
      const language = languageOf(code);
      const isExample = EXAMPLE_LANGUAGES.has(language);
      const pieces = colour(text, language);
      const title = TITLE.exec(String(code.properties['metastring'] ?? ''))?.groups?.['title'];
      return {
        language,
        ...(isExample ? writeExample(text, pieces) : { html: piecesToHtml(pieces) }),
        ...(title !== undefined && { title }),
      };
    };
    visit(tree, 'element', (node) => {
      const code = codeOf(node);
      if (code !== undefined) {
        node.properties = hasClass(node, SIGNATURE_CLASS)
          ? { className: [SIGNATURE_CLASS], ...readSignature(code) }
          : { ...highlight(code) };
        node.children = [];
      }
    });
  };
}

function readSignature({ children }: Element): HighlightedCode {
  const name = declaredName(children);
  return { language: 'ts', html: childrenToHtml(children), ...(name !== undefined && { name }) };
}

function declaredName(children: readonly ElementContent[]): string | undefined {
  const [overload] = children;
  const code = overload && hasClass(overload, OVERLOAD_CLASS) ? overload.children : children;
  const first = code.find(
    (child) => !hasClass(child, CODE_CLASSES.keyword) && toString(child).trim() !== '',
  );
  return first?.type === 'element' && first.tagName === 'span' ? toString(first) : undefined;
}

function hasClass(node: ElementContent, name: string): node is Element {
  const classes = node.type === 'element' ? node.properties.className : undefined;
  return Array.isArray(classes) && classes.includes(name);
}

function codeOf(node: Element): Element | undefined {
  const [child] = node.children;
  const isCodeBlock =
    node.tagName === 'pre' && child?.type === 'element' && child.tagName === 'code';
  return isCodeBlock ? child : undefined;
}

function colour(text: string, language: string): readonly Piece[] {
  if (PLAIN_TEXT.includes(language)) {
    return [{ text, className: undefined }];
  }
  const grammar = Prism.languages[language];
  if (grammar === undefined) {
    throw new Error(
      `Code block in language "${language}" cannot be highlighted; write "text", or add the language to ADDITIONAL_CODE_LANGUAGES in src/config/themeConfig.ts`,
    );
  }
  return toPieces(text, grammar, language);
}

/** The page of a package is read as a guide. */
function describesSymbol(source: string): boolean {
  const path = referencePath(source);
  return path !== undefined && path.split('/').length > 3;
}

function languageOf({ properties: { className } }: Element): string {
  const name = Array.isArray(className)
    ? className.map(String).find((each) => each.startsWith('language-'))
    : undefined;
  return name?.slice('language-'.length) ?? '';
}

/** The grammars of `prismjs` extend the global Prism. */
function loadGrammars(languages: readonly string[]): void {
  Object.assign(globalThis, { Prism });
  loadLanguages([...languages]);
  Reflect.deleteProperty(globalThis, 'Prism');
}
