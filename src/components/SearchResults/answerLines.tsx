import type { ReactNode } from 'react';
import clsx from 'clsx';
import { type Answer, type AnswerPart, type Piece, titleOf } from '@tstd-internal/search';
import type { SymbolDetails } from '../../details/details';
import { joinBase } from '../../search/joinBase';
import type { Target } from '../../search/useFollow';
import { KIND_TEXTS, REASON_TEXTS, answerName } from './texts';
import styles from './styles.module.css';

/** A link to something that was found. */
export interface Line extends Target {
  /** Its accessible name where that is not its text. */
  readonly name: string;
  readonly head: ReactNode;
  /** What there is to say of it. */
  readonly about?: ReactNode;
  /** Whether it belongs to the line before it. */
  readonly isPart?: boolean;
}

/** The line of an answer, and those of the parts of its page. */
export function answerLines(
  answer: Answer,
  details: SymbolDetails | undefined,
  baseUrl: string,
): readonly Line[] {
  const title = titleOf(answer);
  return [
    {
      path: joinBase(baseUrl, answer.path),
      title,
      name: answerName(answer),
      head: <AnswerHead answer={answer} />,
      about: <AnswerAbout answer={answer} details={details} />,
      answer,
    },
    ...(answer.parts ?? []).map((part) => ({
      ...partTexts(part, title),
      path: joinBase(baseUrl, part.path),
      about: <Excerpt pieces={part.excerpt} />,
      answer,
      isPart: true,
    })),
  ];
}

function AnswerHead({ answer }: { readonly answer: Answer }): ReactNode {
  const { title, kind, package: packageName } = answer;
  return (
    <>
      <span className={clsx(styles.title, packageName !== undefined && styles.name)}>
        <Pieces pieces={title} />
      </span>
      <span className={styles.kind}>{KIND_TEXTS[kind]}</span>
      {packageName !== undefined && <span className={styles.place}>{packageName}</span>}
    </>
  );
}

interface AnswerAboutProps {
  readonly answer: Answer;
  /** The details of a symbol once they are loaded. */
  readonly details: SymbolDetails | undefined;
}

/** The place of an answer, the reason it was found for, and its summary. */
function AnswerAbout({ answer, details }: AnswerAboutProps): ReactNode {
  const { trail = [], excerpt = [], reasons = [], alias = '' } = answer;
  const notes = [...reasons.map((reason) => REASON_TEXTS[reason]), alias];
  const note = notes.filter((text) => text !== '').join(', ');
  return (
    <>
      {trail.length > 0 && <span className={styles.place}>{trail.join(' › ')}</span>}
      {note !== '' && <span className={styles.note}>{note}</span>}
      {details !== undefined && details.signature !== '' && (
        <code className={styles.signature}>{details.signature}</code>
      )}
      {details !== undefined && <span className={styles.text}>{details.summary}</span>}
      <Excerpt pieces={excerpt} />
    </>
  );
}

/** A part is called after its page; another page of a name has the whole name as its title. */
function partTexts(
  { title, kind }: AnswerPart,
  pageTitle: string,
): Pick<Line, 'title' | 'name' | 'head'> {
  if (kind === undefined) {
    const head = <span className={styles.part}>{title}</span>;
    return { title: `${pageTitle} › ${title}`, name: title, head };
  }
  const head = (
    <>
      <span className={clsx(styles.part, styles.name)}>{title}</span>
      <span className={styles.kind}>{KIND_TEXTS[kind]}</span>
    </>
  );
  return { title, name: `${title}, ${KIND_TEXTS[kind]}`, head };
}

/** The end of a text that was not cut off. */
const SENTENCE_END = /[.!?…]["'»”)]*\s*$/;

/** An excerpt of a page, with the words of the query marked. */
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
