import type { DeclarationReflection, Reflection } from 'typedoc';
import { parseExample } from '../../doctest/example';
import { hashExample } from '../../doctest/hash';
import { testedExamples } from '../../report/examples';
import { findLaws } from './laws';
import type { PackageReport } from '../../report/report';
import type { WorkspacePackage } from '../../workspace/packages';
import type { Sizes } from '../../workspace/sizes';
import {
  EVIDENCE_PATH,
  type Evidence,
  type ExportEvidence,
  type TestedLaw,
  packagePath,
} from '../contract';
import { FigureWriter } from '../figures';
import type { DescribedSymbol } from '../symbols/symbols';

/** Returns how large a member is in a bundle, if that was measured, and where it is told with more. */
export type SizeOf = (
  model: DeclarationReflection,
) => { readonly figure: string; readonly address: string } | undefined;

/** What was measured of all that a page describes. */
export interface PageProof {
  /** The examples that ran in the tests, and the claims in them. */
  readonly examples: number;
  readonly claims: number;
  readonly laws: readonly TestedLaw[];
  /** How much of the package the tests and examples reach, as text: `99.9 %`. */
  readonly coverage?: { readonly lines: string; readonly branches: string };
}

/** Returns what was measured of a page, if anything was. */
export type ProofOf = (page: DeclarationReflection) => PageProof | undefined;

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
  const tested = testedExamples(root);
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
        .map((each) => measureExport(each, tested, size?.exports[each.name]))
        .filter((each) => each.examples > 0 || each.size !== undefined),
    };
  });
}

/** Makes the look-up of sizes, by the path of what describes a member. */
export function createSizeOf(
  evidence: Evidence,
  locale: string,
  pathOf: (model: Reflection) => string | undefined,
): SizeOf {
  const figures = new FigureWriter(locale);
  const sizes = new Map<string, ReturnType<SizeOf>>();
  for (const { shortName, exports } of evidence) {
    for (const { path, size } of exports) {
      if (size !== undefined) {
        sizes.set(path, { figure: figures.size(size), address: `${EVIDENCE_PATH}#${shortName}` });
      }
    }
  }
  return (model) => sizes.get(pathOf(model) ?? '');
}

/** Makes the look-up of what was measured, by the path of a page. */
export function createProofOf(
  evidence: Evidence,
  locale: string,
  pathOf: (model: Reflection) => string | undefined,
): ProofOf {
  const figures = new FigureWriter(locale);
  return (page) => {
    const path = pathOf(page) ?? '';
    const owner = evidence.find(({ shortName }) => path.startsWith(`${packagePath(shortName)}/`));
    if (owner === undefined) {
      return undefined;
    }
    const exports = owner.exports.filter((each) => each.path.split('#', 1)[0] === path);
    const sum = (key: 'examples' | 'claims'): number =>
      exports.reduce((total, each) => total + each[key], 0);
    const examples = sum('examples');
    const laws = owner.laws.filter(({ module }) => module === page.name);
    const { coverage } = owner.tests ?? {};
    return examples === 0 && laws.length === 0
      ? undefined
      : {
          examples,
          claims: sum('claims'),
          laws,
          ...(coverage !== undefined && { coverage: figures.coverage(coverage) }),
        };
  };
}

function measureExport(
  { name, path, kind, examples }: DescribedSymbol,
  tested: ReadonlySet<string>,
  size: number | undefined,
): ExportEvidence {
  const ran = examples.filter(({ code }) => tested.has(hashExample(code)));
  // A type of the name of a function is not there at run time.
  const isValue = kind !== 'interface' && kind !== 'type';
  return {
    name,
    path,
    examples: ran.length,
    claims: ran.reduce((sum, { code }) => sum + parseExample(code).claims.length, 0),
    ...(size !== undefined && isValue && { size }),
  };
}
