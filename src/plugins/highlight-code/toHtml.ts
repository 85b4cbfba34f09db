import { Prism } from 'prism-react-renderer';
import { CODE_CLASSES, DEPTH_CLASSES } from '../../../typedoc/reference/contract';

type Style = keyof typeof CODE_CLASSES;

/** The token types of Prism that look like another one. */
const ALIKE: Partial<Readonly<Record<Style, readonly string[]>>> = {
  comment: ['prolog', 'doctype', 'cdata'],
  keyword: ['atrule', 'rule', 'important'],
  string: ['char', 'attr-value', 'url'],
  number: ['boolean', 'constant', 'symbol', 'regex', 'entity', 'variable'],
  function: ['decorator', 'selector', 'tag'],
  'class-name': ['builtin', 'namespace', 'attr-name'],
};

const CLASSES: Readonly<Record<string, string>> = {
  ...CODE_CLASSES,
  ...Object.fromEntries(
    Object.entries(ALIKE).flatMap(([style, types]) =>
      types.map((type) => [type, CODE_CLASSES[style as Style]]),
    ),
  ),
};

const PLAIN: ReadonlySet<string> = new Set(['punctuation', 'operator', 'interpolation']);

const WHOLE: ReadonlySet<string | undefined> = new Set([
  CODE_CLASSES.inserted,
  CODE_CLASSES.deleted,
]);

export interface Piece {
  readonly text: string;
  readonly className: string | undefined;
  readonly html?: string;
}

/** Shorter lines fit on a phone. */
const LONG_INDENTED_LINE = /^(?<indent> {2,})\S.{28,}$/gm;

/** Marks indented lines, because CSS cannot see how deep the rest of a wrapped line belongs. */
export function piecesToHtml(pieces: readonly Piece[]): string {
  const text = pieces.map((piece) => piece.text).join('');
  let end = 0;
  const lines = [...text.matchAll(LONG_INDENTED_LINE)].map(({ 0: line, groups, index }) => {
    const before = toHtml(slicePieces(pieces, end, index));
    end = index + line.length;
    const depth = Math.floor((groups?.['indent']?.length ?? 0) / 2);
    const className = DEPTH_CLASSES[depth - 1] ?? DEPTH_CLASSES.at(-1);
    return `${before}<span class="${className}">${toHtml(slicePieces(pieces, index, end))}</span>`;
  });
  return lines.join('') + toHtml(slicePieces(pieces, end));
}

function toHtml(pieces: readonly Piece[]): string {
  return joinRuns(pieces).map(pieceToHtml).join('');
}

export function toPieces(code: string, grammar: Prism.Grammar, language: string): readonly Piece[] {
  // Languages such as TSX and Markdown finish their tokens in hooks.
  const environment = { code, grammar, language, tokens: [] as (string | Prism.Token)[] };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment);
  return piecesOf(environment.tokens, undefined, language);
}

function pieceToHtml({ text, className, html }: Piece): string {
  const escaped = escapeText(text);
  return (
    html ?? (className === undefined ? escaped : `<span class="${className}">${escaped}</span>`)
  );
}

export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export function slicePieces(
  pieces: readonly Piece[],
  from: number,
  to = Infinity,
): readonly Piece[] {
  let next = 0;
  return pieces.flatMap((piece) => {
    const start = next;
    next += piece.text.length;
    const text = piece.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    return text === '' ? [] : [{ ...piece, text }];
  });
}

function piecesOf(
  stream: Prism.TokenStream,
  outer: string | undefined,
  language: string,
): readonly Piece[] {
  if (typeof stream === 'string') {
    return [{ text: stream, className: outer }];
  }
  if (Array.isArray(stream)) {
    return stream.flatMap((each) => piecesOf(each, outer, language));
  }
  return piecesOf(stream.content, classOf(stream, outer, language), language);
}

function classOf(
  { type, alias }: Prism.Token,
  outer: string | undefined,
  language: string,
): string | undefined {
  if (WHOLE.has(outer)) {
    return outer;
  }
  if (PLAIN.has(type)) {
    return undefined;
  }
  if (type === 'property') {
    return language === 'json' ? CODE_CLASSES.function : outer;
  }
  // SAFETY: Prism's types claim that each token has an alias, but most have none.
  const aliases = (typeof alias === 'string' ? [alias] : alias) as string[] | undefined;
  const types = [type, ...(aliases ?? [])];
  return types.map((each) => CLASSES[each]).find((each) => each !== undefined) ?? outer;
}

function joinRuns(pieces: readonly Piece[]): readonly Piece[] {
  const runs: Piece[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    const isBlank = piece.text.trim() === '' && !WHOLE.has(last?.className);
    const isWhole = last?.html !== undefined || piece.html !== undefined;
    if (last !== undefined && !isWhole && (isBlank || last.className === piece.className)) {
      runs[runs.length - 1] = { ...last, text: last.text + piece.text };
    } else {
      runs.push(piece);
    }
  }
  return runs;
}
