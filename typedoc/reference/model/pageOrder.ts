import { type DeclarationReflection, ReflectionKind } from 'typedoc';
import type { FoldedMembers } from './folding';
import { pagesOf } from '../router';

const KINDS = [
  ReflectionKind.Namespace,
  ReflectionKind.Class,
  ReflectionKind.Interface,
  ReflectionKind.Function,
] as const;

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

export interface Neighbours {
  readonly previous?: DeclarationReflection | undefined;
  readonly next?: DeclarationReflection | undefined;
}

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
