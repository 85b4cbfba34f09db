import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { type PackageFacts, inVersion, unscoped } from '@site/typedoc/reference/contract';
import type { PackageFactsProps } from '.';
import styles from './styles.module.css';

export default function FactList({
  name,
  version,
  size,
  dependencies,
  source,
  docs,
}: PackageFacts & Pick<PackageFactsProps, 'docs'>): ReactNode {
  return (
    <dl className={styles.list}>
      <Fact
        name={translate({
          id: 'PackageFacts.version',
          message: 'Version',
          description: 'Heads the version of a package',
        })}
      >
        {version}
        <Link to={`/versions#${unscoped(name)}`}>
          {translate({
            id: 'PackageFacts.version.changes',
            message: 'what changed',
            description: 'Leads to the list of changes of the package',
          })}
        </Link>
      </Fact>
      {size !== undefined && (
        <Fact
          name={translate({
            id: 'PackageFacts.size',
            message: 'Size (Brotli)',
            description: 'Heads the compressed size of a package',
          })}
        >
          <Link to={inVersion('/docs/background/proof#sizes', docs)}>
            {translate(
              {
                id: 'PackageFacts.size.whole',
                message: '{size} in total',
                description: 'The size of the whole package',
              },
              { size: size.whole },
            )}
          </Link>
          {size.median !== undefined &&
            translate(
              {
                id: 'PackageFacts.size.one',
                message: '{size} for one import (median)',
                description: 'The size of one function of the package, imported alone',
              },
              { size: size.median },
            )}
        </Fact>
      )}
      <Fact
        name={translate({
          id: 'PackageFacts.dependencies',
          message: 'Dependencies',
          description: 'Heads the packages that a package needs',
        })}
      >
        {dependencies.length === 0
          ? translate({
              id: 'PackageFacts.dependencies.none',
              message: 'none',
              description: 'There are no dependencies',
            })
          : dependencies.map((dependency) => (
              <Link key={dependency.name} to={inVersion(dependency.path, docs)}>
                {dependency.name}
              </Link>
            ))}
      </Fact>
      <Fact
        name={translate({
          id: 'PackageFacts.source',
          message: 'Source',
          description: 'Heads the link to the sources of a package',
        })}
      >
        <Link to={source}>{new URL(source).hostname}</Link>
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
