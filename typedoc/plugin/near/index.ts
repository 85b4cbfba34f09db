import type { DeclarationReflection, ProjectReflection, Reflection } from 'typedoc';
import type { SymbolKind } from '../contract';
import { groupBy } from '../groupBy';
import type { DescribedSymbol } from '../symbols/symbols';
import { likeness } from './names';

type NearSymbol = Pick<DescribedSymbol, 'path' | 'name' | 'kind' | 'package' | 'category'>;

/** The kinds that one calls, or looks for beside what one calls. */
const KINDS: readonly SymbolKind[] = ['function', 'class', 'interface', 'const'];

/** As many names are read at a glance. */
const MOST = 3;

/** A name in more places, such as `hasInstance`, is no news in any of them. */
const FEW_NAMESAKES = 2;

/** In so many examples two names stand together before that says anything. */
const ENOUGH = { examples: 3, share: 0.28 } as const;

/** Two functions of one page need fewer, if hardly anything else is used with them. */
const FEW = { examples: 2, share: 0.4 } as const;

/** The part of the examples of each that has the other: more have what nearly all examples use. */
const LEAST_PART = 0.2;

/**
 * Finds for each public name, by its path, up to three others that a reader may need next: those
 * that examples use together with it, the nearest place first, then those of its category with a name
 * alike, then those of its name elsewhere in the package.
 *
 * Examples and names decide, and no text, so that all languages show the same.
 */
export function findNear(
  symbols: readonly NearSymbol[],
  examples: readonly (readonly string[])[],
): ReadonlyMap<string, readonly string[]> {
  const known = symbols.filter(({ kind }) => KINDS.includes(kind));
  const together = countTogether(known, examples);
  const categories = groupBy(known, categoryOf);
  const namesakes = groupBy(known, namesakeOf);
  return new Map(
    known.map((self) => {
      const alike = findAlike(self, categories.get(categoryOf(self)) ?? []);
      const same = (namesakes.get(namesakeOf(self)) ?? []).filter(({ path }) => path !== self.path);
      const others = same.length > FEW_NAMESAKES ? [] : same;
      const paths = [...together(self), ...alike, ...others].map(({ path }) => path);
      return [self.path, [...new Set(paths)].slice(0, MOST)];
    }),
  );
}

function countTogether(
  symbols: readonly NearSymbol[],
  examples: readonly (readonly string[])[],
): (self: NearSymbol) => readonly NearSymbol[] {
  const byPath = new Map(symbols.map((symbol) => [symbol.path, symbol]));
  const examplesOf = new Map<string, (readonly string[])[]>();
  for (const example of examples) {
    const paths = [...new Set(example)].filter((path) => byPath.has(path));
    for (const path of paths) {
      examplesOf.set(path, [...(examplesOf.get(path) ?? []), paths]);
    }
  }
  const totalOf = (path: string): number => examplesOf.get(path)?.length ?? 0;
  return (self) => {
    const counts = new Map<string, number>();
    for (const path of (examplesOf.get(self.path) ?? []).flat()) {
      counts.set(path, (counts.get(path) ?? 0) + 1);
    }
    const found = [...counts].flatMap(([path, count]) => {
      const other = byPath.get(path);
      if (other === undefined || isOneSubject(self, other)) {
        return [];
      }
      const totals = [totalOf(self.path), totalOf(path)] as const;
      const share = count / Math.sqrt(totals[0] * totals[1]);
      const isOften =
        reaches(ENOUGH, count, share) ||
        (areFunctionsOfOnePage(self, other) && reaches(FEW, count, share));
      return isOften && count / Math.max(...totals) >= LEAST_PART ? [{ other, share }] : [];
    });
    return found
      .sort(
        (one, two) =>
          distance(self, one.other) - distance(self, two.other) ||
          two.share - one.share ||
          compare(one.other.path, two.other.path),
      )
      .map(({ other }) => other);
  };
}

/** How far away the description of another name is: on this page, in this package, or beyond. */
function distance(self: NearSymbol, other: NearSymbol): 0 | 1 | 2 {
  return pageOf(self.path) === pageOf(other.path) ? 0 : self.package === other.package ? 1 : 2;
}

function reaches(
  least: { readonly examples: number; readonly share: number },
  count: number,
  share: number,
): boolean {
  return count >= least.examples && share >= least.share;
}

function areFunctionsOfOnePage(self: NearSymbol, other: NearSymbol): boolean {
  return (
    pageOf(self.path) === pageOf(other.path) &&
    [self, other].every(({ kind }) => kind === 'function')
  );
}

/** Whether one is the other, or its type, or what it is a member of: the page leads there anyway. */
function isOneSubject(self: NearSymbol, other: NearSymbol): boolean {
  const isOf = ({ name }: NearSymbol, owner: NearSymbol): boolean =>
    name === owner.name || name.startsWith(`${owner.name}.`);
  return isOf(self, other) || isOf(other, self);
}

/** A word that many names have tells none of them from the others: `Error` of all errors. */
function findAlike(self: NearSymbol, category: readonly NearSymbol[]): readonly NearSymbol[] {
  const others = category.filter(({ path }) => path !== self.path);
  const likenesses = others.map(({ name }) => likeness(self.name, name));
  const ofLikeness = (like: number): readonly NearSymbol[] =>
    others.filter((_, index) => likenesses[index] === like);
  const extended = ofLikeness(1);
  return [...ofLikeness(2), ...(extended.length > MOST ? [] : extended)];
}

function categoryOf({ package: owner, name, category }: NearSymbol): string {
  return [owner, name.slice(0, Math.max(0, name.lastIndexOf('.'))), category].join(' ');
}

/** Functions of one name in the namespaces of a package; a name of one word says too little. */
function namesakeOf({ package: owner, name, kind, path }: NearSymbol): string {
  const own = /\.(?<own>[a-z]+[A-Z]\w*)$/.exec(name)?.groups?.['own'];
  return kind === 'function' && own !== undefined ? [owner, own].join(' ') : path;
}

function pageOf(path: string): string {
  return path.split('#')[0] ?? '';
}

/** By code units: a locale's order is not the same on every machine. */
function compare(one: string, two: string): number {
  return one < two ? -1 : 1;
}

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
