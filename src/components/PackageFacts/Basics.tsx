import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { PackageFacts, PackageSize } from '@site/typedoc/plugin/facts';
import Fact from './Fact';
import styles from './styles.module.css';

/** What a package is, what it needs, and where it is. */
export default function Basics({ version, size, dependencies, links }: PackageFacts): ReactNode {
  return (
    <>
      <Fact
        name={translate({
          id: 'PackageFacts.version',
          message: 'Version',
          description: 'Heads the version of a package',
        })}
      >
        {version}
      </Fact>
      {size !== undefined && <SizeFact size={size} link={links.size} />}
      <Fact
        name={translate({
          id: 'PackageFacts.dependencies',
          message: 'Dependencies',
          description: 'Heads the packages that a package needs',
        })}
      >
        {dependencies.length === 0
          ? noneLabel()
          : dependencies.map(({ name, path }) => (
              <Link key={name} to={path} className={styles.line ?? ''}>
                {name}
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
        <Link to={links.source}>{new URL(links.source).hostname}</Link>
      </Fact>
      <Fact
        name={translate({
          id: 'PackageFacts.registry',
          message: 'Package page',
          description: 'Heads the link to the page of a package in the registry',
        })}
      >
        <Link to={links.registry}>{new URL(links.registry).hostname}</Link>
      </Fact>
    </>
  );
}

interface SizeFactProps {
  readonly size: PackageSize;
  readonly link: string;
}

function SizeFact({ size: { whole, one }, link }: SizeFactProps): ReactNode {
  return (
    <Fact
      name={translate({
        id: 'PackageFacts.size',
        message: 'Size (Brotli)',
        description: 'Heads how large a package is when it is compressed',
      })}
    >
      <Link to={link} className={styles.line ?? ''}>
        {translate(
          {
            id: 'PackageFacts.size.whole',
            message: '{size} in all',
            description: 'How large the whole package is',
          },
          { size: whole },
        )}
      </Link>
      {one !== undefined &&
        translate(
          {
            id: 'PackageFacts.size.one',
            message: '{size} for one import (median)',
            description: 'How large one function of the package is, imported alone',
          },
          { size: one },
        )}
    </Fact>
  );
}

function noneLabel(): string {
  return translate({
    id: 'PackageFacts.dependencies.none',
    message: 'none',
    description: 'There are no dependencies',
  });
}
