import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Answer, AnswerPart } from '../../search/answer';
import type { SymbolDetails } from '../../details/details';
import type { Piece } from '../../search/words/excerpt';
import { kindText, reasonText } from './texts';
import styles from './styles.module.css';

/** The end of a text that was not cut off. */
const SENTENCE_END = /[.!?…]["'»”)]*\s*$/;

/** The name and the kind of an answer, and the package of a symbol. */
export function AnswerHead({ answer }: { readonly answer: Answer }): ReactNode {
  const { title, kind, package: packageName } = answer;
  return (
    <>
      <span className={clsx(styles.title, packageName !== undefined && styles.name)}>
        <Pieces pieces={title} />
      </span>
      <span className={styles.kind}>{kindText(kind)}</span>
      {packageName !== undefined && <span className={styles.place}>{packageName}</span>}
    </>
  );
}

export interface AnswerAboutProps {
  readonly answer: Answer;
  /** The details of a symbol once they are loaded. */
  readonly details: SymbolDetails | undefined;
}

/** The place of an answer, the reason it was found for, and its summary. */
export function AnswerAbout({ answer, details }: AnswerAboutProps): ReactNode {
  const { trail = [], excerpt = [], reasons = [], alias = '' } = answer;
  const notes = [...reasons.map(reasonText), alias].filter((note) => note !== '');
  return (
    <>
      {trail.length > 0 && <span className={styles.place}>{trail.join(' › ')}</span>}
      {notes.length > 0 && <span className={styles.note}>{notes.join(', ')}</span>}
      {details !== undefined && details.signature !== '' && (
        <code className={styles.signature}>{details.signature}</code>
      )}
      {details !== undefined && <span className={styles.text}>{details.summary}</span>}
      <Excerpt pieces={excerpt} />
    </>
  );
}

/** The title of a part of a page, or of another page of a name with its kind. */
export function PartHead({ part: { title, kind } }: { readonly part: AnswerPart }): ReactNode {
  return kind === undefined ? (
    <span className={styles.part}>{title}</span>
  ) : (
    <>
      <span className={clsx(styles.part, styles.name)}>{title}</span>
      <span className={styles.kind}>{kindText(kind)}</span>
    </>
  );
}

/** An excerpt of a page, with the words of the query marked. */
export function Excerpt({ pieces }: { readonly pieces: readonly Piece[] }): ReactNode {
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
