import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import type { Answer, AnswerPart, Piece } from '@tstd-internal/search';
import { isPlainClick } from '../../dom/isPlainClick';
import { KIND_TEXTS, REASON_TEXTS, answerName, titleOf } from './answerTexts';
import styles from './styles.module.css';

export interface Line {
  readonly path: string;
  readonly query?: string;
  readonly name?: string;
  readonly head: ReactNode;
  readonly about?: ReactNode;
  readonly isPart?: boolean;
}

export interface LineLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly line: Line;
  readonly onChoose: (line: Line) => void;
}

export function LineLink({ line, onChoose, className, ...attributes }: LineLinkProps): ReactNode {
  const { path, head, about, isPart } = line;
  const aboutId = attributes.id && about !== undefined ? `${attributes.id}-about` : undefined;
  return (
    <a
      {...attributes}
      className={clsx(styles.line, isPart && styles.indented, className)}
      href={path}
      aria-describedby={aboutId}
      onClick={(event) => {
        if (isPlainClick(event)) {
          event.preventDefault();
          onChoose(line);
        }
      }}
    >
      {head}
      {about !== undefined && (
        <span id={aboutId} className={styles.about}>
          {about}
        </span>
      )}
    </a>
  );
}

export function answerLines(answer: Answer, baseUrl: string): readonly Line[] {
  const { kind, package: packageName, parts } = answer;
  return [
    {
      path: baseUrl.slice(0, -1) + answer.path,
      name: answerName(answer),
      head: (
        <>
          <span className={clsx(styles.title, packageName !== undefined && styles.name)}>
            <Pieces pieces={answer.title} />
          </span>
          <span className={styles.kind}>{KIND_TEXTS[kind]}</span>
          {packageName !== undefined && <span className={styles.origin}>{packageName}</span>}
        </>
      ),
      about: aboutAnswer(answer),
    },
    ...parts.map((part) => partLine(part, answer, baseUrl)),
  ];
}

function partLine(part: AnswerPart, answer: Answer, baseUrl: string): Line {
  const title = titleOf(part);
  const isName = answer.package !== undefined;
  return {
    path: baseUrl.slice(0, -1) + part.path,
    name: isName ? `${title}, ${KIND_TEXTS[part.kind]}` : title,
    head: (
      <>
        <span className={clsx(styles.part, isName && styles.name)}>
          <Pieces pieces={part.title} />
        </span>
        {isName && <span className={styles.kind}>{KIND_TEXTS[part.kind]}</span>}
      </>
    ),
    about: isName ? undefined : <Excerpt pieces={part.excerpt} />,
    isPart: true,
  };
}

function aboutAnswer({
  trail = [],
  excerpt,
  signatures = [],
  reasons = [],
  alias,
}: Answer): ReactNode {
  const notes = [
    ...reasons.map((reason) => REASON_TEXTS[reason]),
    ...(alias === undefined ? [] : [alias]),
  ];
  return (
    <>
      {trail.length > 0 && <span className={styles.origin}>{trail.join(' › ')}</span>}
      {notes.length > 0 && <span className={styles.note}>{notes.join(', ')}</span>}
      {signatures.length > 0 && <code className={styles.signature}>{signatures.join('\n')}</code>}
      <Excerpt pieces={excerpt} />
    </>
  );
}

const SENTENCE_END = /[.!?…]["'»”)]*\s*$/;

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
