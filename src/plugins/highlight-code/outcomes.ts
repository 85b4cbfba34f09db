import { type Outcome, parseExample } from '../../../typedoc/doctest/example';
import { CLAIM_CLASSES, CODE_CLASSES } from '../../../typedoc/reference/contract';
import { type Piece, escapeText, slicePieces } from './toHtml';

const ATTRIBUTES: Readonly<Record<Outcome['kind'] | 'failure', string>> = {
  value: '',
  failure: ` class="${CLAIM_CLASSES.failure}"`,
  throws: ` class="${CLAIM_CLASSES.failure}"`,
  refused: ` class="${CLAIM_CLASSES.warning}"`,
};

/** A failure is a value, but must not look like a success. */
const FAILURE = /^\{ ok: false\b/;

const MARKER = /^\/\/\s*(?:=>\s*|(?=@))/;

/** The slashes stay in the text for selecting and copying; CSS shows a sign instead. */
export function setOffOutcomes(pieces: readonly Piece[], code: string): readonly Piece[] {
  return parseExample(code).outcomes.reduce((all, outcome) => setOff(all, code, outcome), pieces);
}

function setOff(pieces: readonly Piece[], code: string, outcome: Outcome): readonly Piece[] {
  const { start, end } = outcome;
  const space = /(?<=\S)[ \t]*$/.exec(code.slice(0, start))?.[0] ?? '';
  const piece = {
    text: `${space}${code.slice(start, end)}`,
    className: CODE_CLASSES.outcome,
    html: `<span class="${CODE_CLASSES.outcome}">${space}${toHtml(code.slice(start, end), outcome.kind)}</span>`,
  };
  return [...slicePieces(pieces, 0, start - space.length), piece, ...slicePieces(pieces, end)];
}

function toHtml(comment: string, kind: Outcome['kind']): string {
  const marker = MARKER.exec(comment)?.[0];
  // Only the first line of a value has the sign.
  const hidden = marker ?? '//';
  const shown = comment.slice(hidden.length);
  const own = ATTRIBUTES[FAILURE.test(shown) ? 'failure' : kind];
  const attributes = marker === undefined ? ` class="${CLAIM_CLASSES.mark}"` : own;
  return `<b${attributes}><i aria-hidden="true">${hidden}</i>${escapeText(shown)}</b>`;
}
