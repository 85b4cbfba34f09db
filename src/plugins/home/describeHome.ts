import { FigureWriter } from '../../../typedoc/reference/model/figures';
import type { DescribedPackage, DescribedSymbol } from '../../../typedoc/reference/index/symbols';
import { NPM_SCOPE } from '../../../typedoc/workspace/packages';
import type { Sizes } from '../../../typedoc/workspace/sizes';
import type { HomeData } from '../../config/homeData';
import type { Need } from '../../config/needs';
import { SITE } from '../../config/site';

const ONE_IMPORT = { owner: 'core', name: 'Option.map' };

const COMPARED = 'result';

export interface CountedReference {
  readonly packages: readonly Pick<DescribedPackage, 'name'>[];
  readonly symbols: readonly Pick<DescribedSymbol, 'kind' | 'examples'>[];
}

export interface MeasuredPrograms {
  /** By program, then by library. */
  readonly bytes: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface HomeSources {
  readonly reference: CountedReference;
  readonly sizes: Sizes;
  readonly results: MeasuredPrograms;
  readonly needs: readonly Need[];
}

export function describeHome(
  { reference, sizes, results, needs }: HomeSources,
  locale: string,
): HomeData {
  const figures = new FigureWriter(locale);
  const size = sizes[ONE_IMPORT.owner]?.exports[ONE_IMPORT.name];
  const compared = results.bytes[COMPARED];
  if (size === undefined || compared === undefined) {
    throw new Error(
      `Cannot describe the packages: "${ONE_IMPORT.name}" or the program "${COMPARED}" was not measured`,
    );
  }
  return {
    figures: {
      packages: figures.count(reference.packages.length),
      exports: figures.count(reference.symbols.filter(isExport).length),
      examples: figures.count(reference.symbols.flatMap(({ examples }) => examples).length),
      size: figures.size(size),
    },
    comparison: Object.entries(compared)
      .sort(([, self], [, other]) => self - other)
      .map(([library, bytes]) => ({
        library: library === 'own' ? SITE.shortTitle : library,
        bytes: figures.size(bytes),
      })),
    needs: needs.map(({ title, guide, ...need }) => ({ title, packages: need.packages, guide })),
    scope: NPM_SCOPE,
  };
}

function isExport({ kind }: CountedReference['symbols'][number]): boolean {
  return kind !== 'member' && kind !== 'namespace';
}
