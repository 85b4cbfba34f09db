import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import type { FoldedMembers } from './folding';
import { pagesOf } from './router';

/** The kinds in the order in which a package lists them. */
const KINDS = [
  ReflectionKind.Namespace,
  ReflectionKind.Class,
  ReflectionKind.Interface,
  ReflectionKind.Function,
] as const;

/** The pages of a package that are not folded: kind by kind, and in each by name. */
export function listByKind(
  module: DeclarationReflection,
  folds: readonly FoldedMembers[],
): readonly (readonly [ReflectionKind, readonly DeclarationReflection[]])[] {
  const folded = new Set(folds.flatMap(({ pages }) => pages));
  const members = pagesOf(module)
    .filter((member) => !folded.has(member))
    .sort((self, other) => compareNames(self.name, other.name));
  return KINDS.map(
    (kind) => [kind, members.filter((member) => member.kindOf(kind))] as const,
  ).filter(([, pages]) => pages.length > 0);
}

/** The pages before and after one, which are of the same package. */
export interface Neighbours {
  readonly previous?: DeclarationReflection | undefined;
  readonly next?: DeclarationReflection | undefined;
}

/**
 * Returns the pages before and after a page of a package.
 *
 * The index comes first, then what the sidebar lists. Folded pages stand among those of their kind,
 * and the index, which has their table, comes before the first.
 */
export function neighboursOf(
  page: DeclarationReflection,
  module: DeclarationReflection,
  folds: readonly FoldedMembers[],
): Neighbours {
  const fold = folds.find(({ pages }) => pages.includes(page));
  const members =
    fold === undefined
      ? listByKind(module, folds).flatMap(([, pages]) => pages)
      : fold.pages.filter(({ kind }) => kind === page.kind);
  const pages = [module, ...members];
  const index = pages.indexOf(page);
  return { previous: pages[index - 1], next: pages[index + 1] };
}

function compareNames(self: string, other: string): number {
  return self.localeCompare(other, 'en', { sensitivity: 'base' });
}
