import { alignColumns } from '../../../workspace/table';

/** Times of one kind in milliseconds, and how long they may be. */
export interface Figure {
  readonly label: string;
  readonly times: readonly number[];
  readonly target?: Target;
  /** A remark. */
  readonly note?: string;
}

/** So many milliseconds, which a share of all times must keep within. */
export interface Target {
  readonly share: number;
  readonly milliseconds: number;
}

/** Returns what a share of all times stays within. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((self, other) => self - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Writes figures as a table, with a word on each target. */
export function formatFigures(title: string, figures: readonly Figure[]): string {
  const head = [title, 'p50', 'p95', 'longest', 'target', 'met', 'times', ''];
  return formatTable([head, ...figures.map(toRow)]);
}

/** Writes rows of cells below each other, so that columns stand straight. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  return alignColumns(rows)
    .map((row) => row.join('  ').trimEnd())
    .join('\n');
}

function toRow({ label, times, target, note = '' }: Figure): readonly string[] {
  return [
    label,
    ...[0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1)),
    ...(target === undefined ? ['', ''] : [describeTarget(target), isMet(times, target)]),
    String(times.length),
    note,
  ];
}

function describeTarget({ share, milliseconds }: Target): string {
  return `p${share * 100} ≤ ${milliseconds}`;
}

function isMet(times: readonly number[], { share, milliseconds }: Target): string {
  return quantile(times, share) <= milliseconds ? 'yes' : 'NO';
}
