import type { ReactNode } from 'react';
import Drawing, { ACCENT, type DrawingTexts, QUIET } from './Drawing';
import data from './data.json';

export interface AllocationProps extends DrawingTexts {
  /** Heads the shares that are rounded one by one; it ends in a colon. */
  readonly rounded: string;
  /** Heads what `Money.allocate` gives; it ends in a colon. */
  readonly allocated: string;
  /** Says what the upright line is. */
  readonly exact: string;
}

const LEFT = 34;
const CELL = 24;
const CELL_GAP = 2;
const ROW = 32;
const HEADING = 26;
const GROUP_GAP = 12;
const LEGEND = 24;

const { total, parts } = data.allocation;
const GROUP = HEADING + parts.length * ROW + GROUP_GAP;
const HEIGHT = 2 * GROUP + LEGEND;

const toX = (cents: number): number => LEFT + cents * CELL;

/** Draws the shares of an amount cent by cent: rounded one by one, and allocated. */
export default function Allocation(props: AllocationProps): ReactNode {
  const { title, description, rounded, allocated, exact } = props;
  return (
    <Drawing id="allocation" title={title} description={description} height={HEIGHT}>
      <Group heading={rounded} shares={parts.map((part) => part.rounded)} top={0} />
      <Group heading={allocated} shares={parts.map((part) => part.allocated)} top={GROUP} />
      <ExactMark x={LEFT + 4} top={HEIGHT - LEGEND} height={18} />
      <text x={LEFT + 14} y={HEIGHT - LEGEND + 13} color={QUIET}>
        {exact}
      </text>
    </Drawing>
  );
}

interface GroupProps {
  readonly heading: string;
  /** In cents, one for each part. */
  readonly shares: readonly number[];
  readonly top: number;
}

function Group({ heading, shares, top }: GroupProps): ReactNode {
  const sum = shares.reduce((one, other) => one + other, 0);
  return (
    <>
      <text x={0} y={top + 15} fontWeight="bold">
        {`${heading} ${shares.join(' + ')} = ${sum}${sum === total ? '' : ` ≠ ${total}`}`}
      </text>
      {parts.map(({ ratio, exact }, index) => {
        const rowTop = top + HEADING + index * ROW;
        const share = shares[index] ?? 0;
        return (
          <g key={rowTop}>
            <text x={LEFT - 10} y={rowTop + 17} textAnchor="end" color={QUIET}>
              {ratio}
            </text>
            {Array.from({ length: share }, (_, cent) => (
              <Cent key={cent} cent={cent} top={rowTop} isWhole={cent + 1 <= exact} />
            ))}
            <ExactMark x={toX(exact)} top={rowTop - 3} height={CELL + 4} />
            <text x={toX(Math.max(share, exact)) + 8} y={rowTop + 17} fontWeight="bold">
              {share}
            </text>
          </g>
        );
      })}
    </>
  );
}

interface CentProps {
  readonly cent: number;
  readonly top: number;
  /** Whether all of it belongs to the share; else rounding has made it whole. */
  readonly isWhole: boolean;
}

function Cent({ cent, top, isWhole }: CentProps): ReactNode {
  return (
    <rect
      x={toX(cent) + 1}
      y={top + 1}
      width={CELL - CELL_GAP}
      height={CELL - CELL_GAP}
      rx={3}
      color={ACCENT}
      fill="currentColor"
      fillOpacity={isWhole ? 0.75 : 0.15}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeDasharray={isWhole ? undefined : '4 3'}
    />
  );
}

interface ExactMarkProps {
  readonly x: number;
  readonly top: number;
  readonly height: number;
}

function ExactMark({ x, top, height }: ExactMarkProps): ReactNode {
  return <line x1={x} x2={x} y1={top} y2={top + height} stroke="currentColor" strokeWidth={2.5} />;
}
