import { EVIDENCE_PATH, type SourceLine, type TestedLaw } from '../contract';
import { escapeMarkup } from '../escapeMarkup';
import type { PageProof } from '../evidence';
import { groupLaws } from '../evidence/laws';
import type { PageLabels } from '../texts';
import { type Block, details, list } from './markdown';

export interface ProofSettings {
  readonly labels: PageLabels;
  /** The address of a line in the repository. */
  readonly sourceOf: (line: SourceLine) => string;
}

/** Writes one line on what was measured of all that a page describes; it unfolds to how, and where. */
export function writeProof(
  { examples, claims, laws, coverage }: PageProof,
  { labels, sourceOf }: ProofSettings,
): Block {
  const { proof } = labels;
  const suites = groupLaws(laws);
  const summary = [
    ...(examples > 0 ? [proof.examples(examples), proof.claims(claims)] : []),
    ...(suites.length > 0 ? [proof.laws(suites.length)] : []),
    ...(coverage === undefined ? [] : [proof.covered(coverage.lines)]),
  ].join(' · ');
  return details(
    summary,
    [
      ...(examples > 0 ? [proof.ran] : []),
      ...(coverage === undefined ? [] : [proof.coverage(coverage)]),
      `[${proof.more}](${EVIDENCE_PATH}#how).`,
    ].join(' '),
    list(suites.map((each) => writeLaw(each, { labels, sourceOf }))),
  );
}

/** `equality: test 1, test 2`, with links to the law and to its tests. */
function writeLaw(
  suites: readonly TestedLaw[],
  { labels: { colon, proof }, sourceOf }: ProofSettings,
): string {
  const { law = '', definition } = suites[0] ?? {};
  const name = escapeMarkup(proof.nameOfLaw(law));
  const title =
    definition === undefined
      ? `<span lang="en">${name}</span>`
      : `[${name}](${sourceOf(definition)})`;
  const tests = suites.map(
    ({ test }, index) =>
      `[${proof.test}${suites.length > 1 ? ` ${index + 1}` : ''}](${sourceOf(test)})`,
  );
  return `${title}${colon} ${tests.join(', ')}`;
}
