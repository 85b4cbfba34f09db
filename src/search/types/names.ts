// cspell:ignore booleen chaine chaines entier inconnu jamais liste nombre nombres resultat rien tache texte duree
/** The names of TypeScript for types that a query need not tell apart. */
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ['any', 'unknown'],
  ['void', 'undefined'],
]);

/** Names of types in other languages and libraries, for those that the index has no type for. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['bool', 'boolean'],
  ['Bool', 'boolean'],
  ['Effect', 'Task'],
  ['f32', 'number'],
  ['f64', 'number'],
  ['float', 'number'],
  ['Float', 'number'],
  ['Double', 'number'],
  ['Future', 'Task'],
  ['i32', 'number'],
  ['i64', 'number'],
  ['Integer', 'Int'],
  ['List', 'ReadonlyArray'],
  ['Maybe', 'Option'],
  ['Optional', 'Option'],
  ['Seq', 'Iterable'],
  ['str', 'string'],
  ['Text', 'string'],
  ['u32', 'number'],
  ['u64', 'number'],
  ['Unit', 'undefined'],
  ['usize', 'number'],
  ['Vec', 'ReadonlyArray'],
]);

/** French words for types, without accents. */
export const FRENCH_NAMES: ReadonlyMap<string, string> = new Map([
  ['booleen', 'boolean'],
  ['chaine', 'string'],
  ['chaines', 'string'],
  ['duree', 'TimeDuration'],
  ['entier', 'Int'],
  ['inconnu', 'unknown'],
  ['jamais', 'never'],
  ['liste', 'ReadonlyArray'],
  ['nombre', 'number'],
  ['nombres', 'number'],
  ['resultat', 'Result'],
  ['rien', 'undefined'],
  ['tableau', 'ReadonlyArray'],
  ['tache', 'Task'],
  ['texte', 'string'],
  ['vide', 'undefined'],
]);

/** The name of `Result` elsewhere, where the error comes first. */
export const EITHER = 'Either';

/** Wrappers of a value that comes later: a function that returns one matches the value too. */
export const AWAITED: ReadonlySet<string> = new Set(['Promise', 'PromiseLike', 'Awaitable']);

/** Types that cannot be changed, by those that can. */
export const READONLY_NAMES: ReadonlyMap<string, string> = new Map([
  ['Array', 'ReadonlyArray'],
  ['Map', 'ReadonlyMap'],
  ['Set', 'ReadonlySet'],
]);

/** The supertypes of types of the language; those of the packages come from the index. */
export const LANGUAGE_SUPERTYPES: Readonly<Record<string, string>> = {
  'is<A>': 'boolean',
  true: 'boolean',
  false: 'boolean',
  'A[]': 'Iterable<A>',
  'readonly A[]': 'Iterable<A>',
  'Map<A, B>': 'Iterable<[A, B]>',
  'ReadonlyMap<A, B>': 'Iterable<[A, B]>',
  'Set<A>': 'Iterable<A>',
  'ReadonlySet<A>': 'Iterable<A>',
  'Promise<A>': 'PromiseLike<A>',
  'Generator<A>': 'Iterable<A>',
  'AsyncGenerator<A>': 'AsyncIterable<A>',
};
