import type { ReactNode } from 'react';
import Axis from './Axis';
import Drawing, { ACCENT, type DrawingTexts, MONOSPACE, PHONE_WIDTH, QUIET } from './Drawing';
import data from './data.json';
import type { RetryRow } from './model';

export interface RetryScheduleProps extends DrawingTexts {
  /** The unit of the axis: milliseconds. */
  readonly unit: string;
}

const LEFT = 10;
const RIGHT = 18;
const TOP = 6;
/** A row has its fields as a line of code, and below it a line for each of its runs. */
const NAME_HEIGHT = 22;
const RUN_HEIGHT = 18;
const ROW_GAP = 10;
const END = 3200;
const TICKS = [0, 500, 1000, 1500, 2000, 2500, 3000];

const toX = (time: number): number => LEFT + (time / END) * (PHONE_WIDTH - LEFT - RIGHT);

const ROWS: readonly RetryRow[] = data.retry;

function heightOf({ runs }: RetryRow): number {
  return NAME_HEIGHT + runs.length * RUN_HEIGHT + ROW_GAP;
}

const BOTTOM = ROWS.reduce((sum, row) => sum + heightOf(row), TOP);

/** Draws on an axis of time when schedules of `Task.retry` run a task that always fails. */
export default function RetrySchedule({ title, description, unit }: RetryScheduleProps): ReactNode {
  return (
    <Drawing id="retry" title={title} description={description} height={BOTTOM + 36}>
      <Axis ticks={TICKS} place={toX} at={BOTTOM} gridTo={TOP} />
      <text x={toX(END / 2)} y={BOTTOM + 31} textAnchor="middle" color={QUIET}>
        {unit}
      </text>
      {ROWS.map((row, index) => (
        <Row
          key={row.fields}
          row={row}
          top={ROWS.slice(0, index).reduce((sum, each) => sum + heightOf(each), TOP)}
        />
      ))}
    </Drawing>
  );
}

function Row({ row, top }: { readonly row: RetryRow; readonly top: number }): ReactNode {
  return (
    <>
      <text x={LEFT + 4} y={top + 14} fontFamily={MONOSPACE}>
        {row.fields}
      </text>
      {row.runs.map((times, index) => {
        const y = top + NAME_HEIGHT + (index + 0.5) * RUN_HEIGHT;
        return (
          <g key={times.join()} color={ACCENT} fill="currentColor">
            <line x1={toX(0)} x2={toX(times.at(-1) ?? 0)} y1={y} y2={y} stroke="currentColor" />
            {times.map((time) => (
              <circle key={time} cx={toX(time)} cy={y} r={4} />
            ))}
          </g>
        );
      })}
    </>
  );
}
