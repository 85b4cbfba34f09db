import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Answer } from '../../search/answer';
import type { SymbolDetails } from '../../search/details';
import type { Piece } from '../../search/words/excerpt';
import type { WordPart } from '../../search/words/wordPage';
import { kindText, reasonText } from './texts';
import styles from './styles.module.css';

/** The end of a text that was not cut off. */
const SENTENCE_END = /[.!?…]["'»”)]*\s*$/;

export interface AnswerLineProps {
  readonly answer: Answer;
  /** The details of a symbol once they are loaded. */
  readonly details: SymbolDetails | undefined;
}

/** The text of an answer: its name, kind and place, and its summary. */
export function AnswerLine({ answer, details }: AnswerLineProps): ReactNode {
  const { title, kind, trail = [], excerpt, reasons = [], alias } = answer;
  const isSymbol = answer.package !== undefined;
  const notes = [...reasons.map(reasonText), ...(alias === undefined ? [] : [alias])].filter(
    (note) => note !== '',
  );
  return (
    <>
      <span className={styles.head}>
        <span className={clsx(styles.title, isSymbol && styles.name)}>
          <Pieces pieces={title} />
        </span>
        <span className={styles.kind}>{kindText(kind)}</span>
        {answer.package !== undefined && <span className={styles.place}>{answer.package}</span>}
        {trail.length > 0 && <span className={styles.place}>{trail.join(' › ')}</span>}
        {notes.length > 0 && <span className={styles.note}>{notes.join(', ')}</span>}
      </span>
      {details !== undefined && details.signature !== '' && (
        <code className={styles.signature}>{details.signature}</code>
      )}
      {details !== undefined && <span className={styles.text}>{details.summary}</span>}
      {excerpt !== undefined && <Excerpt pieces={excerpt} />}
    </>
  );
}

/** The text of a part of a page. */
export function PartLine({ part }: { readonly part: WordPart }): ReactNode {
  return (
    <>
      <span className={styles.part}>{part.title}</span>
      <Excerpt pieces={part.excerpt} />
    </>
  );
}

function Excerpt({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  const last = pieces.at(-1);
  return last === undefined ? null : (
    <span className={styles.text}>
      <Pieces pieces={pieces} />
      {!SENTENCE_END.test(last.text) && '…'}
    </span>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
  return pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
