// cspell:ignore booleen chaine chaines inconnu jamais liste nombre nombres rien texte usize
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ['any', 'unknown'],
  ['void', 'undefined'],
]);

/** Types that change only how their first argument is used. */
export const MODIFIERS: ReadonlySet<string> = new Set([
  'Awaited',
  'Exclude',
  'Extract',
  'NoInfer',
  'NonNullable',
  'Omit',
  'Partial',
  'Pick',
  'Readonly',
  'Required',
]);

/** Folded names in other programming languages and in French. The names of an index take precedence. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    boolean: 'bool booleen',
    Iterable: 'seq',
    never: 'jamais',
    number: 'double f32 f64 float i32 i64 u32 u64 usize nombre nombres',
    ReadonlyArray: 'list vec liste tableau',
    string: 'str text chaine chaines texte',
    undefined: 'unit rien vide',
    unknown: 'inconnu',
  }).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);

/** If a function returns one of these, the awaited type matches too. */
export const AWAITED: ReadonlySet<string> = new Set(['Promise', 'PromiseLike']);

export const READONLY_NAMES: ReadonlyMap<string, string> = new Map([
  ['Array', 'ReadonlyArray'],
  ['Map', 'ReadonlyMap'],
  ['Set', 'ReadonlySet'],
]);

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
