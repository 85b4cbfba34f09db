import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import { Prism } from 'prism-react-renderer';
import loadLanguages from 'prismjs/components/index';
import { visit } from 'unist-util-visit';
import { EXAMPLE_LANGUAGES } from '../../../typedoc/doctest/blocks';
import { referencePath, versionOf } from '../../../typedoc/reference/contract';
import type { NamesOf } from '../../../typedoc/reference/index/exampleNames';
import { addressesInCode } from '../../../typedoc/reference/render/page';
import { linkNames } from './linkNames';
import { setOffOutcomes } from './outcomes';
import { type Piece, piecesToHtml, slicePieces, toPieces } from './toHtml';

export interface HighlightedCode {
  readonly language: string;
  readonly html: string;
  readonly imports?: string;
  readonly title?: string;
}

export interface HighlightOptions {
  readonly languages: readonly string[];
  readonly names?: NamesOf;
  readonly base?: string;
}

const IMPORTS = /^(?:import\s[^;(]+;\n+)+/;

const TITLE = /(?:^|\s)title=(["'])(?<title>.*?)\1/;

/** Prism has three colours for `Option`, `Array` and `EUR`: it knows a type only after `new` or `type`. */
const CAPITALISED = {
  'capitalised-call': { pattern: /\b[A-Z][\w$]*\b(?=\s*\()/, alias: 'function' },
  'capitalised-name': { pattern: /\b(?!NaN\b|Infinity\b)[A-Z][\w$]*\b/, alias: 'class-name' },
};

const PLAIN_TEXT = ['', 'text', 'plaintext', 'txt'];

/** @throws Error if the language of a code block is not loaded. */
export default function rehypeHighlightCode({
  languages,
  names = () => [],
  base = '/',
}: HighlightOptions) {
  loadGrammars(languages);
  return (tree: Root, file: { readonly path: string }): void => {
    const path = referencePath(file.path) ?? '';
    const version = versionOf(file.path);
    const hrefOf = addressesInCode({ path }, base, version);
    // Otherwise a long page would contain hundreds of links to itself.
    const namesIn: NamesOf = (code) => names(code, version).filter((name) => name.path !== path);
    // The page of a package is read like a guide, so its imports are not folded.
    const isFolding = path.split('/').length > 3;
    let examples = 0;
    const writeExample = (
      text: string,
      coloured: readonly Piece[],
    ): Pick<HighlightedCode, 'html' | 'imports'> => {
      const pieces = setOffOutcomes(linkNames(coloured, namesIn(text), hrefOf), text);
      examples += 1;
      // Keep the imports of the first example, which show where the names of the page come from.
      const end = examples > 1 && isFolding ? (IMPORTS.exec(text)?.[0].length ?? 0) : 0;
      return {
        html: piecesToHtml(slicePieces(pieces, end)),
        ...(end > 0 && { imports: piecesToHtml(slicePieces(pieces, 0, end)) }),
      };
    };
    const highlight = (code: Element): HighlightedCode => {
      const text = toString(code).replace(/\n$/, '');
      const language = languageOf(code);
      const meta = String(code.properties['metastring'] ?? '');
      const isExample = EXAMPLE_LANGUAGES.has(language);
      const pieces = colour(text, language);
      const title = TITLE.exec(meta)?.groups?.['title'];
      return {
        language,
        ...(isExample ? writeExample(text, pieces) : { html: piecesToHtml(pieces) }),
        ...(title !== undefined && { title }),
      };
    };
    visit(tree, 'element', (node) => {
      const code = codeOf(node);
      if (code !== undefined) {
        node.properties = { ...highlight(code) };
        node.children = [];
      }
    });
  };
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
      `Cannot highlight the language "${language}" of a code block: use "text", or add the language to ADDITIONAL_CODE_LANGUAGES in src/config/themeConfig.ts`,
    );
  }
  return toPieces(text, grammar, language);
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
  for (const language of ['javascript', 'typescript', 'tsx']) {
    Prism.languages.insertBefore(language, 'constant', CAPITALISED);
  }
}
