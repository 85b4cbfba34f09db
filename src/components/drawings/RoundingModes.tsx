import type { ReactNode } from 'react';
import Axis, { formatNumber } from './Axis';
import Drawing, { ACCENT, type DrawingTexts, MONOSPACE, QUIET } from './Drawing';
import data from './data.json';
import type { RoundingData } from './model';

export interface RoundingModesProps extends DrawingTexts {
  /** Where each mode rounds to, by its name. */
  readonly towards: Readonly<Record<string, string>>;
}

const UNIT = 22;
const LEFT = 24;
const TOP = 26;
const WIDTH = LEFT + 5 * UNIT + 12;
const HEIGHT = TOP + 6 * UNIT + 24;
const RADIUS = 3.5;

const X_TICKS = [-2, -1, 0, 1, 2];
const Y_TICKS = [-3, -2, -1, 0, 1, 2, 3];
/** The places of `at` that are read out: those of the halves that no mode can keep. */
const TIES = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5];

const toX = (value: number): number => LEFT + (value + 2.5) * UNIT;
const toY = (value: number): number => TOP + (3 - value) * UNIT;

/** A level part of a staircase. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

/** Joins what lies between the halves to level parts. */
export function stepsOf({ between }: RoundingData): readonly Step[] {
  const steps: Step[] = [];
  for (const [index, value] of between.entries()) {
    const from = (index - 5) / 2;
    const last = steps.at(-1);
    if (last?.value === value) {
      steps[steps.length - 1] = { ...last, to: from + 0.5 };
    } else {
      steps.push({ from, to: from + 0.5, value });
    }
  }
  return steps;
}

/** Draws each rounding mode as a staircase, as many beside each other as there is room for. */
export default function RoundingModes({
  title,
  description,
  towards,
}: RoundingModesProps): ReactNode {
  return (
    <div
      role="group"
      aria-label={title}
      aria-describedby="rounding-description"
      style={{
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(max(${WIDTH}px, 30%), 1fr))`,
        columnGap: 12,
      }}
    >
      <span id="rounding-description" hidden>
        {description}
      </span>
      {data.rounding.map((each) => (
        <Drawing
          key={each.mode}
          id={`rounding-${each.mode}`}
          title={each.mode}
          description={describe(each, towards[each.mode] ?? '')}
          width={WIDTH}
          height={HEIGHT}
        >
          <Staircase data={each} />
        </Drawing>
      ))}
    </div>
  );
}

/** Says where a mode rounds to, and what becomes of each tie: `1.5 → 2`. */
function describe({ at }: RoundingData, towards: string): string {
  const ties = TIES.map((tie) => `${formatNumber(tie)} → ${formatNumber(at[tie * 2 + 5] ?? 0)}`);
  return `${towards}. ${ties.join(', ')}.`;
}

function Staircase({ data: rounding }: { readonly data: RoundingData }): ReactNode {
  const { mode } = rounding;
  const steps = stepsOf(rounding);
  return (
    <>
      <text x={LEFT} y={14} fontFamily={MONOSPACE} fontSize={13} fontWeight="bold">
        {mode}
      </text>
      <Axis ticks={X_TICKS} place={toX} at={toY(-3)} gridTo={toY(3)} />
      <Axis ticks={Y_TICKS} place={toY} at={toX(-2.5)} gridTo={toX(2.5)} isUpright />
      <line
        x1={toX(-2.5)}
        y1={toY(-2.5)}
        x2={toX(2.5)}
        y2={toY(2.5)}
        color={QUIET}
        stroke="currentColor"
        strokeDasharray="1 4"
      />
      <g color={ACCENT} stroke="currentColor" strokeWidth={3}>
        <path d={steps.map((step) => pathOf(step, rounding)).join('')} />
      </g>
      <g color={ACCENT} stroke="currentColor" strokeWidth={1.5}>
        {pointsOf(rounding, steps).map(({ x, value, isReached }) => (
          <circle
            key={`${x} ${value}`}
            cx={toX(x)}
            cy={toY(value)}
            r={RADIUS}
            fill={isReached ? 'currentColor' : 'none'}
          />
        ))}
      </g>
    </>
  );
}

/** The line of a level part. */
function pathOf({ from, to, value }: Step, rounding: RoundingData): string {
  const start = toX(from) + radiusAt(rounding, from, value);
  return `M${start} ${toY(value)}H${toX(to) - radiusAt(rounding, to, value)}`;
}

/** How far from the end of a level part its line stops: a hollow point is seen through. */
function radiusAt({ at }: RoundingData, x: number, value: number): number {
  return at[x * 2 + 5] === value ? 0 : RADIUS;
}

/** An end of a level part, or a value beside all of them. */
interface Point {
  readonly x: number;
  readonly value: number;
  /** Whether the mode gives the value there, and not only beside it. */
  readonly isReached: boolean;
}

function pointsOf({ at }: RoundingData, steps: readonly Step[]): readonly Point[] {
  const reached = at
    .map((value, index) => ({ x: (index - 5) / 2, value, isReached: true }))
    .filter(({ x }) => !steps.some(({ from, to }) => from < x && x < to));
  const ends = steps.flatMap(({ from, to, value }) =>
    [from, to].map((x) => ({ x, value, isReached: false })),
  );
  return [...reached, ...ends.filter(({ x, value }) => at[x * 2 + 5] !== value)];
}
