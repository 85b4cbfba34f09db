import type { ReactNode } from 'react';
import Drawing, { ACCENT, type DrawingTexts, MONOSPACE, QUIET } from './Drawing';

export interface TaskLifeProps extends DrawingTexts {
  readonly described: string;
  readonly running: string;
  /** The state in which a run that was cancelled waits for its finalizers. */
  readonly finalizing: string;
  /** The last step of the run, and the finalizers after it; in lines. */
  readonly ends: readonly string[];
  /** The end of the finalizers, or of the time that they are given; in lines. */
  readonly finalized: readonly string[];
}

/** The ends of a task, by the tags of `Task.Exit`, and what a run gives for each. */
export const EXITS = [
  { tag: 'Ok', gives: 'Ok' },
  { tag: 'Err', gives: 'Err' },
  { tag: 'Defect', gives: 'throw' },
  { tag: 'Canceled', gives: 'Err(AbortError)' },
] as const;

const BOX_HEIGHT = 32;
const ROWS = { described: 2, running: 86, finalizing: 166, exits: 272 } as const;
const HEIGHT = 330;
const LINE_HEIGHT = 16;
const LEFT_MIDDLE = 120;
const RIGHT_MIDDLE = 280;
const EXIT_WIDTH = 70;
const LAST_EXIT_WIDTH = 86;
/** The middles of the ends. */
const EXIT_PLACES = [44, LEFT_MIDDLE, 196, 302] as const;
const [FIRST_EXIT, , LAST_UNCANCELED, CANCELED] = EXIT_PLACES;
/** Where the line forks that leads to the ends of a run that was not cancelled. */
const FORK = 246;

/** Draws the states of a run, and who moves it from one to the next. */
export default function TaskLife(props: TaskLifeProps): ReactNode {
  const { title, description, described, running, finalizing, ends, finalized } = props;
  return (
    <Drawing id="task-life" title={title} description={description} height={HEIGHT}>
      <Arrow path={[LEFT_MIDDLE, ROWS.described + BOX_HEIGHT, LEFT_MIDDLE, ROWS.running]} />
      <Transition x={LEFT_MIDDLE + 8} y={64} lines={['Task.run(task)']} isCode />
      <path
        d={`M${LEFT_MIDDLE} ${ROWS.running + BOX_HEIGHT}V${FORK}M${FIRST_EXIT} ${FORK}H${LAST_UNCANCELED}`}
        fill="none"
        stroke="currentColor"
      />
      {[FIRST_EXIT, LEFT_MIDDLE, LAST_UNCANCELED].map((x) => (
        <Arrow key={x} path={[x, FORK, x, ROWS.exits]} />
      ))}
      <Transition x={LEFT_MIDDLE - 8} y={178} lines={ends} isBefore />
      <path
        d={`M${LEFT_MIDDLE + 60} ${ROWS.running + BOX_HEIGHT / 2}H${RIGHT_MIDDLE}`}
        stroke="currentColor"
        strokeDasharray="5 4"
      />
      <Arrow
        path={[RIGHT_MIDDLE, ROWS.running + BOX_HEIGHT / 2, RIGHT_MIDDLE, ROWS.finalizing]}
        isDashed
      />
      <Transition x={RIGHT_MIDDLE - 8} y={130} lines={['abort()', 'cancel()']} isCode isBefore />
      <Arrow path={[CANCELED, ROWS.finalizing + BOX_HEIGHT, CANCELED, ROWS.exits]} isDashed />
      <Transition x={CANCELED - 8} y={219} lines={finalized} isBefore />
      <State x={LEFT_MIDDLE} y={ROWS.described} width={120} text={described} />
      <State x={LEFT_MIDDLE} y={ROWS.running} width={120} text={running} />
      <State x={RIGHT_MIDDLE} y={ROWS.finalizing} width={150} text={finalizing} isDashed />
      {EXITS.map(({ tag, gives }, index) => {
        const isLast = index === EXITS.length - 1;
        const x = EXIT_PLACES[index] ?? 0;
        const width = isLast ? LAST_EXIT_WIDTH : EXIT_WIDTH;
        return (
          <g key={tag} fontFamily={MONOSPACE}>
            <State x={x} y={ROWS.exits} width={width} text={tag} isDashed={isLast} />
            <text x={x} y={ROWS.exits + BOX_HEIGHT + 18} textAnchor="middle" color={QUIET}>
              {gives}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

interface StateProps {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly text: string;
  readonly isDashed?: boolean;
}

function State({ x, y, width, text, isDashed = false }: StateProps): ReactNode {
  return (
    <>
      <rect
        x={x - width / 2}
        y={y}
        width={width}
        height={BOX_HEIGHT}
        rx={6}
        color={isDashed ? undefined : ACCENT}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeDasharray={isDashed ? '5 4' : undefined}
      />
      <text x={x} y={y + 20} textAnchor="middle" fontWeight="bold">
        {text}
      </text>
    </>
  );
}

interface ArrowProps {
  readonly path: readonly [x1: number, y1: number, x2: number, y2: number];
  readonly isDashed?: boolean;
}

function Arrow({ path: [x1, y1, x2, y2], isDashed = false }: ArrowProps): ReactNode {
  return (
    <>
      <path
        d={`M${x1} ${y1}L${x2} ${y2 - 6}`}
        stroke="currentColor"
        strokeDasharray={isDashed ? '5 4' : undefined}
      />
      <path d={`M${x2 - 5} ${y2 - 9}h10l-5 9z`} />
    </>
  );
}

interface TransitionProps {
  readonly x: number;
  /** The base of the first line. */
  readonly y: number;
  readonly lines: readonly string[];
  readonly isCode?: boolean;
  /** Whether the text ends at its place. */
  readonly isBefore?: boolean;
}

function Transition({ x, y, lines, isCode = false, isBefore = false }: TransitionProps): ReactNode {
  return (
    <text
      color={QUIET}
      textAnchor={isBefore ? 'end' : 'start'}
      fontFamily={isCode ? MONOSPACE : undefined}
    >
      {lines.map((line, index) => (
        <tspan key={line} x={x} y={y + index * LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
