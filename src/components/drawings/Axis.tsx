import type { ReactNode } from 'react';
import { QUIET } from './Drawing';

export interface AxisProps {
  readonly ticks: readonly number[];
  /** Where a value stands, from the left or, on an upright axis, from the top. */
  readonly place: (value: number) => number;
  /** Where the axis lies in the other direction. */
  readonly at: number;
  /** To where the lines of a grid go, in the other direction. */
  readonly gridTo: number;
  readonly isUpright?: boolean;
}

const MINUS = '\u{2212}';

/** Writes a number with a real minus sign. */
export function formatNumber(value: number): string {
  return String(value).replace('-', MINUS);
}

/** The numbers of an axis, each with a line across the drawing. */
export default function Axis(props: AxisProps): ReactNode {
  const { ticks, place, at, gridTo, isUpright = false } = props;
  const lineAt = (tick: number): string =>
    isUpright ? `M${at} ${place(tick)}H${gridTo}` : `M${place(tick)} ${at}V${gridTo}`;
  return (
    <g color={QUIET} fill="currentColor">
      <path
        d={ticks
          .filter((tick) => tick !== 0)
          .map(lineAt)
          .join('')}
        stroke="currentColor"
        strokeOpacity={0.25}
      />
      {ticks.includes(0) && <path d={lineAt(0)} stroke="currentColor" strokeOpacity={0.7} />}
      <g textAnchor={isUpright ? 'end' : 'middle'}>
        {ticks.map((tick) => (
          <text
            key={tick}
            x={isUpright ? at - 5 : place(tick)}
            y={isUpright ? place(tick) + 4 : at + 14}
          >
            {formatNumber(tick)}
          </text>
        ))}
      </g>
    </g>
  );
}
