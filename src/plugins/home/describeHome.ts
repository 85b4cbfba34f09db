import { FigureWriter } from '../../../typedoc/reference/figures';
import type { IndexedSymbol } from '../../../typedoc/reference/index/symbols';
import { NPM_SCOPE } from '../../../typedoc/workspace/packages';
import type { Sizes } from '../../../typedoc/workspace/sizes';
import type { HomeData } from '../../config/homeData';
import type { Need } from '../../config/needs';
import { SITE } from '../../config/site';

const ONE_IMPORT = { owner: 'core', name: 'Option.map' };

const COMPARED = 'result';

export type CountedSymbol = Pick<IndexedSymbol, 'kind' | 'package' | 'tasks'>;

export interface MeasuredPrograms {
  /** By program, then by library. */
  readonly bytes: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface HomeSources {
  readonly symbols: readonly CountedSymbol[];
  readonly sizes: Sizes;
  readonly results: MeasuredPrograms;
  readonly needs: readonly Need[];
}

export function describeHome(
  { symbols, sizes, results, needs }: HomeSources,
  locale: string,
): HomeData {
  const figures = new FigureWriter(locale);
  const size = sizes[ONE_IMPORT.owner]?.exports[ONE_IMPORT.name];
  const compared = results.bytes[COMPARED];
  if (size === undefined || compared === undefined) {
    throw new Error(
      `No size for "${ONE_IMPORT.name}" (run "npm run sizes") or for the program "${COMPARED}" (run "npm run bench -- --write")`,
    );
  }
  return {
    figures: {
      packages: figures.count(new Set(symbols.map((symbol) => symbol.package)).size),
      exports: figures.count(symbols.filter(isExport).length),
      examples: figures.count(symbols.flatMap(({ tasks }) => tasks).length),
      size: figures.size(size),
    },
    comparison: Object.entries(compared)
      .sort(([, self], [, other]) => self - other)
      .map(([library, bytes]) => ({
        library: library === 'own' ? SITE.shortTitle : library,
        bytes: figures.size(bytes),
        share: Math.round((1000 * bytes) / Math.max(...Object.values(compared))) / 10,
      })),
    needs: needs.map(({ title, guide, ...need }) => ({ title, packages: need.packages, guide })),
    scope: NPM_SCOPE,
  };
}

function isExport({ kind }: CountedSymbol): boolean {
  return kind !== 'member' && kind !== 'namespace';
}
