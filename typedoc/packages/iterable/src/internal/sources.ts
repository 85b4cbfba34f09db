/** The key under which a sequence keeps the function that returns its sources. */
const SOURCES: unique symbol = Symbol('sources');

/** The result of `sequence`. */
export interface Sequence<Value> extends Iterable<Value> {
  /** Returns the sources that the sequence reads. */
  readonly [SOURCES]: () => readonly unknown[];
}

/**
 * Returns a lazy sequence that lists its sources: promises in them need a listener before they are
 * read.
 */
export function sequence<Value>(
  toSources: () => readonly unknown[],
  iterate: () => Iterator<Value>,
): Sequence<Value> {
  return { [SOURCES]: toSources, [Symbol.iterator]: iterate };
}

/** Returns all arrays and sets that a source reads, or the source itself if it is one. */
export function listsOf(source: unknown): readonly Iterable<unknown>[] {
  // The same source may be reached several times and through any number of steps.
  const known = new Set([source]);
  const lists: Iterable<unknown>[] = [];
  for (const next of known) {
    if (isList(next)) {
      lists.push(next);
    } else {
      for (const inner of sourcesOf(next)) {
        known.add(inner);
      }
    }
  }
  return lists;
}

function sourcesOf(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const { [SOURCES]: toSources = () => [] } = value as Partial<Sequence<unknown>>;
  return toSources();
}

/**
 * Returns the elements of all arrays and sets that a source reads, or those of the source itself.
 */
export function elementsOfLists(source: unknown): readonly unknown[] {
  return listsOf(source).flatMap((list) => [...list]);
}

function isList(value: unknown): value is Iterable<unknown> {
  return Array.isArray(value) || tagOf(value) === '[object Set]';
}

/** Returns the string tag of a value, which works in every realm. */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}
