import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { PackageFacts, PackageSize } from '@site/typedoc/plugin/contract';
import Fact from './Fact';
import LinkLine from './LinkLine';

/** The version of a package, its size and dependencies, and where it is found. */
export default function Basics({ version, size, dependencies, links }: PackageFacts): ReactNode {
  return (
    <>
      <Fact name="version">{version}</Fact>
      {size !== undefined && <SizeFact size={size} link={links.size} />}
      <Fact name="dependencies">
        {dependencies.length === 0
          ? noneLabel()
          : dependencies.map(({ name, path }) => (
              <LinkLine key={name} to={path}>
                {name}
              </LinkLine>
            ))}
      </Fact>
      <Fact name="source" to={links.source}>
        {new URL(links.source).hostname}
      </Fact>
      <Fact name="registry" to={links.registry}>
        {new URL(links.registry).hostname}
      </Fact>
    </>
  );
}

interface SizeFactProps {
  readonly size: PackageSize;
  readonly link: string;
}

function SizeFact({ size: { whole, median }, link }: SizeFactProps): ReactNode {
  return (
    <Fact name="size">
      <LinkLine to={link}>
        {translate(
          {
            id: 'PackageFacts.size.whole',
            message: '{size} in all',
            description: 'How large the whole package is',
          },
          { size: whole },
        )}
      </LinkLine>
      {median !== undefined &&
        translate(
          {
            id: 'PackageFacts.size.one',
            message: '{size} for one import (median)',
            description: 'How large one function of the package is, imported alone',
          },
          { size: median },
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
