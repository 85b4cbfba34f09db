// cspell:ignore booleen chaine chaines entier inconnu jamais liste nombre nombres resultat rien tache texte duree usize
/** What TypeScript writes for types that a query need not tell apart. */
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ['any', 'unknown'],
  ['void', 'undefined'],
]);

/** What types are called elsewhere and in French, folded; the names of an index come first. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    boolean: 'bool booleen',
    Int: 'integer entier',
    Iterable: 'seq',
    never: 'jamais',
    number: 'double f32 f64 float i32 i64 u32 u64 usize nombre nombres',
    Option: 'maybe optional',
    ReadonlyArray: 'list vec liste tableau',
    Result: 'either resultat',
    string: 'str text chaine chaines texte',
    Task: 'effect future tache',
    TimeDuration: 'duree',
    undefined: 'unit rien vide',
    unknown: 'inconnu',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);

/** The name of `Result` elsewhere, where the error comes first. */
export const EITHER = 'either';

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
