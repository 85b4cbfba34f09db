import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { type PackageFacts, unscoped } from '@site/typedoc/plugin/contract';
import Fact, { LinkLine } from './Fact';

/** The version of a package, its size and dependencies, and where it is found. */
export default function Basics({
  name,
  version,
  size,
  dependencies,
  links,
}: PackageFacts): ReactNode {
  return (
    <>
      <Fact name="version">
        {version}
        <LinkLine to={`/versions#${unscoped(name)}`}>
          {translate({
            id: 'PackageFacts.version.changes',
            message: 'what changed',
            description: 'Leads to the list of changes of the package',
          })}
        </LinkLine>
      </Fact>
      {size !== undefined && (
        <Fact name="size">
          <LinkLine to={links.size}>
            {translate(
              {
                id: 'PackageFacts.size.whole',
                message: '{size} in all',
                description: 'How large the whole package is',
              },
              { size: size.whole },
            )}
          </LinkLine>
          {size.median !== undefined &&
            translate(
              {
                id: 'PackageFacts.size.one',
                message: '{size} for one import (median)',
                description: 'How large one function of the package is, imported alone',
              },
              { size: size.median },
            )}
        </Fact>
      )}
      <Fact name="dependencies">
        {dependencies.length === 0
          ? translate({
              id: 'PackageFacts.dependencies.none',
              message: 'none',
              description: 'There are no dependencies',
            })
          : dependencies.map((dependency) => (
              <LinkLine key={dependency.name} to={dependency.path}>
                {dependency.name}
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
