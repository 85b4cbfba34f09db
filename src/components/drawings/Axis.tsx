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
  readonly format?: (value: number) => string;
}

const MINUS = '\u{2212}';

/** Writes a number with a real minus sign. */
export function formatNumber(value: number): string {
  return String(value).replace('-', MINUS);
}

/** The numbers of an axis, each with a line across the drawing. */
export default function Axis(props: AxisProps): ReactNode {
  const { ticks, place, at, gridTo, isUpright = false, format = formatNumber } = props;
  return (
    <g color={QUIET} fill="currentColor">
      {ticks.map((tick) => {
        const along = place(tick);
        const line = isUpright
          ? { x1: at, x2: gridTo, y1: along, y2: along }
          : { x1: along, x2: along, y1: at, y2: gridTo };
        const text = isUpright
          ? { x: at - 5, y: along + 4, textAnchor: 'end' as const }
          : { x: along, y: at + 14, textAnchor: 'middle' as const };
        return (
          <g key={tick}>
            <line {...line} stroke="currentColor" strokeOpacity={tick === 0 ? 0.7 : 0.25} />
            <text {...text}>{format(tick)}</text>
          </g>
        );
      })}
    </g>
  );
}
