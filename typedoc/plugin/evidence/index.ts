import { createReader } from '../../doctest/documentation';
import { hashExample } from '../../doctest/hash';
import { testedExamples } from '../../report/examples';
import { findLaws } from './laws';
import type { PackageReport } from '../../report/report';
import type { WorkspacePackage } from '../../workspace/packages';
import type { Sizes } from '../../workspace/sizes';
import type { Evidence, ExportEvidence } from '../contract';
import type { DescribedSymbol } from '../symbols/symbols';

export interface EvidenceSources {
  readonly root: string;
  readonly report: readonly PackageReport[];
  readonly sizes: Sizes;
  readonly symbols: readonly DescribedSymbol[];
}

/** Gathers what was measured of each package and each of its exports, from the files that record it. */
export function gatherEvidence(
  packages: readonly WorkspacePackage[],
  { root, report, sizes, symbols }: EvidenceSources,
): Evidence {
  const claims = claimsByExample(root);
  const exported = symbols.filter(({ kind }) => kind !== 'member' && kind !== 'namespace');
  return packages.map((owner) => {
    const { name, shortName } = owner;
    const tests = report.find((each) => each.name === name)?.tests;
    const size = sizes[shortName];
    return {
      name,
      shortName,
      ...(tests !== undefined && { tests }),
      ...(size !== undefined && { size: size.whole }),
      laws: findLaws(root, owner),
      exports: exported
        .filter((each) => each.package === shortName)
        .map((each) => measureExport(each, claims, size?.exports[each.name]))
        .filter((each) => each.examples > 0 || each.size !== undefined),
    };
  });
}

function measureExport(
  { name, path, kind, examples }: DescribedSymbol,
  claims: ReadonlyMap<string, number>,
  size: number | undefined,
): ExportEvidence {
  const ran = examples.flatMap(({ code }) => claims.get(hashExample(code)) ?? []);
  // A type of the name of a function is not there at run time.
  const isValue = kind !== 'interface' && kind !== 'type';
  return {
    name,
    path,
    examples: ran.length,
    claims: ran.reduce((sum, count) => sum + count, 0),
    ...(size !== undefined && isValue && { size }),
  };
}

/** The number of claims in each example that the tests proved, by its hash. */
function claimsByExample(root: string): ReadonlyMap<string, number> {
  const tested = testedExamples(root);
  return new Map(
    [...createReader(root)().values()]
      .flat()
      .map(({ code, example }) => [hashExample(code), example.claims.length] as const)
      .filter(([hash]) => tested.has(hash)),
  );
}
