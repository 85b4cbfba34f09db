import { alignColumns } from '../../typedoc/workspace/alignColumns.js';
import type { Measurement } from './measure.js';
import { OWN } from './suite.js';

export function formatTable(measurements: readonly Measurement[]): string {
  const libraries = [
    OWN,
    ...new Set(
      measurements.flatMap(({ nanoseconds }) =>
        Object.keys(nanoseconds).filter((library) => library !== OWN),
      ),
    ),
  ];
  const rows = [
    ['ns per operation', ...libraries, `fastest other ÷ ${OWN}`],
    ...measurements.map(({ suite, nanoseconds, advantage }) => [
      suite,
      ...libraries.map((library) => formatTime(nanoseconds[library])),
      `${advantage.toFixed(2)} ×`,
    ]),
  ];
  const [head = [], ...body] = alignColumns(rows);
  const rule = head.map(({ length }, column) =>
    column === 0 ? '-'.repeat(length) : `${'-'.repeat(length - 1)}:`,
  );
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function formatTime(nanoseconds: number | undefined): string {
  if (nanoseconds === undefined) {
    return '';
  }
  return nanoseconds < 100 ? nanoseconds.toFixed(1) : nanoseconds.toFixed(0);
}
