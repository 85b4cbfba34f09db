import type { DeclarationReflection, ProjectReflection, Reflection } from 'typedoc';
import type { DescribedSymbol } from '../symbols/symbols';
import { findNear } from './findNear';

/** Returns what a reader of the description of a member may need next. */
export type NearOf = (model: DeclarationReflection) => readonly DeclarationReflection[];

export interface NearSources {
  readonly symbols: readonly DescribedSymbol[];
  /** The paths of the names in each example. */
  readonly examples: readonly (readonly string[])[];
  /** The path of what describes a reflection. */
  readonly pathOf: (model: Reflection) => string | undefined;
  /** The pages that a table lists, each with many like it. */
  readonly folded: ReadonlySet<Reflection | undefined>;
}

/** Finds what is near to each member of a project. */
export function createNear(
  project: ProjectReflection,
  { symbols, examples, pathOf, folded }: NearSources,
): NearOf {
  const models = new Map<string, DeclarationReflection>();
  for (const model of Object.values(project.reflections)) {
    const path = model.isDeclaration() && !model.isReference() ? pathOf(model) : undefined;
    if (path !== undefined) {
      models.set(path, model as DeclarationReflection);
    }
  }
  const near = findNear(
    symbols.filter(({ path }) => !folded.has(models.get(path))),
    examples,
  );
  return (model) => (near.get(pathOf(model) ?? '') ?? []).flatMap((path) => models.get(path) ?? []);
}
