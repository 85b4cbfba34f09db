import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import {
  EVIDENCE_PATH,
  type PackageFacts,
  type TestFigures,
  unscoped,
} from '@site/typedoc/plugin/contract';
import Fact, { LinkLine } from './Fact';

/** How much of a package is documented and tested, each with what proves it. */
export default function Proofs(facts: PackageFacts): ReactNode {
  const { name, documented, exports, tests, links } = facts;
  return (
    <>
      <Fact name="documented" to={links.documentation}>
        {translate(
          {
            id: 'PackageFacts.documented.count',
            message: '{documented} of {exports} exports',
            description: 'How many exports of a package are documented',
          },
          { documented, exports },
        )}
      </Fact>
      {tests !== undefined && <TestFacts figures={tests} links={links} />}
      <Fact name="evidence" to={`${EVIDENCE_PATH}#${unscoped(name)}`}>
        {translate({
          id: 'PackageFacts.evidence.link',
          message: 'all figures, by export',
          description: 'Leads to what was measured of the package and each of its exports',
        })}
      </Fact>
    </>
  );
}

interface TestFactsProps extends Pick<PackageFacts, 'links'> {
  readonly figures: TestFigures;
}

function TestFacts({ figures, links }: TestFactsProps): ReactNode {
  const { examples, claims, tests, laws, coverage } = figures;
  return (
    <>
      <Fact name="examples" to={links.examples}>
        {translate(
          {
            id: 'PackageFacts.examples.count',
            message: '{examples} run, {claims} claims hold',
            description: 'How many examples ran in the tests, and what they say comes out',
          },
          { examples, claims },
        )}
      </Fact>
      <Fact name="tests">
        <LinkLine to={links.tests}>
          {translate(
            {
              id: 'PackageFacts.tests.count',
              message: '{tests} pass',
              description: 'How many tests of a package pass',
            },
            { tests },
          )}
        </LinkLine>
        {laws !== undefined && (
          <LinkLine to={links.laws}>
            {translate(
              {
                id: 'PackageFacts.laws.count',
                message: '{laws} of them on laws',
                description: 'How many tests check a law on generated values',
              },
              { laws },
            )}
          </LinkLine>
        )}
      </Fact>
      <Fact name="coverage" to={links.coverage}>
        {translate(
          {
            id: 'PackageFacts.coverage.percent',
            message: '{lines} of lines, {branches} of branches',
            description: 'How much the tests of a package reach',
          },
          { lines: coverage.lines, branches: coverage.branches },
        )}
      </Fact>
    </>
  );
}
