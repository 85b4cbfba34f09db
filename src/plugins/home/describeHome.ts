import type { Evidence } from '../../../typedoc/plugin/contract';
import { FigureWriter } from '../../../typedoc/plugin/figures';
import type { HomeData } from '../../config/homeData';
import type { Need } from '../../config/needs';

/** The export whose size stands for that of one import. */
const ONE_IMPORT = 'Option.map';

/** The program that the libraries of the comparison have in common. */
const COMPARED = 'result';

/** The part of `bench/results.json` that is read. */
export interface MeasuredPrograms {
  /** By the names of programs, and then of libraries. */
  readonly bytes: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Describes the packages by what was measured of them. */
export function describeHome(
  evidence: Evidence,
  results: MeasuredPrograms,
  needs: readonly Need[],
  locale: string,
): HomeData {
  const figures = new FigureWriter(locale);
  const tests = evidence.flatMap((each) => each.tests ?? []);
  const sum = (name: 'examples' | 'laws'): string =>
    figures.count(tests.reduce((total, each) => total + each[name], 0));
  const coverage = tests.flatMap((each) => [each.coverage.lines, each.coverage.branches]);
  const size = evidence
    .flatMap(({ exports }) => exports)
    .find(({ name }) => name === ONE_IMPORT)?.size;
  const compared = results.bytes[COMPARED];
  if (size === undefined || compared === undefined) {
    throw new Error(
      `Cannot describe the packages: "${ONE_IMPORT}" or the program "${COMPARED}" was not measured`,
    );
  }
  return {
    figures: {
      examples: sum('examples'),
      laws: sum('laws'),
      // No package has less.
      coverage: figures.percent(Math.min(...coverage)),
      size: figures.size(size),
    },
    comparison: Object.entries(compared)
      .sort(([, self], [, other]) => self - other)
      .map(([library, bytes]) => ({ library, bytes: figures.size(bytes) })),
    needs: needs.map(({ title, packages, guide }) => ({ title, packages, guide })),
  };
}
