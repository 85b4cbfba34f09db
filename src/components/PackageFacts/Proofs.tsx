import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { PackageFacts, TestFigures } from '@site/typedoc/plugin/facts';
import Fact from './Fact';
import styles from './styles.module.css';

/** How much of a package is documented and tested, each with what proves it. */
export default function Proofs({ documented, exports, tests, links }: PackageFacts): ReactNode {
  return (
    <>
      <Fact
        name={translate({
          id: 'PackageFacts.documented',
          message: 'Documented',
          description: 'Heads how much of a package is documented',
        })}
      >
        <Link to={links.documentation}>
          {translate(
            {
              id: 'PackageFacts.documented.count',
              message: '{documented} of {exports} exports',
              description: 'How many exports of a package are documented',
            },
            { documented, exports },
          )}
        </Link>
      </Fact>
      {tests !== undefined && <TestFacts figures={tests} links={links} />}
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
      <Fact
        name={translate({
          id: 'PackageFacts.examples',
          message: 'Examples',
          description: 'Heads how many examples of a package are tested',
        })}
      >
        <Link to={links.examples}>
          {translate(
            {
              id: 'PackageFacts.examples.count',
              message: '{examples} run, {claims} claims hold',
              description: 'How many examples ran in the tests, and what they say comes out',
            },
            { examples, claims },
          )}
        </Link>
      </Fact>
      <Fact
        name={translate({
          id: 'PackageFacts.tests',
          message: 'Tests',
          description: 'Heads how many tests of a package pass',
        })}
      >
        <Link to={links.tests} className={styles.line ?? ''}>
          {translate(
            {
              id: 'PackageFacts.tests.count',
              message: '{tests} pass',
              description: 'How many tests of a package pass',
            },
            { tests },
          )}
        </Link>
        {laws !== undefined && (
          <Link to={links.laws} className={styles.line ?? ''}>
            {translate(
              {
                id: 'PackageFacts.laws.count',
                message: '{laws} of them on laws',
                description: 'How many tests check a law on generated values',
              },
              { laws },
            )}
          </Link>
        )}
      </Fact>
      {coverage !== undefined && (
        <Fact
          name={translate({
            id: 'PackageFacts.coverage',
            message: 'Coverage',
            description: 'Heads how much the tests of a package reach',
          })}
        >
          <Link to={links.coverage}>
            {translate(
              {
                id: 'PackageFacts.coverage.percent',
                message: '{lines} of lines, {branches} of branches',
                description: 'How much the tests of a package reach',
              },
              { lines: coverage.lines, branches: coverage.branches },
            )}
          </Link>
        </Fact>
      )}
    </>
  );
}
