/** Where a sequence keeps the function that gives the sources that it reads. */
const SOURCES: unique symbol = Symbol('sources');

/** What `sequence` returns. */
export interface Sequence<Value> extends Iterable<Value> {
  /** Gives the sources that the sequence reads. */
  readonly [SOURCES]: () => readonly unknown[];
}

/**
 * Returns a lazy sequence that tells which sources it reads: promises in them have to be listened to
 * before they are read.
 */
export function sequence<Value>(
  toSources: () => readonly unknown[],
  iterate: () => Iterator<Value>,
): Sequence<Value> {
  return { [SOURCES]: toSources, [Symbol.iterator]: iterate };
}

/** Returns the arrays and sets that a source is, or is made of. */
export function listsOf(source: unknown): readonly Iterable<unknown>[] {
  // A source may be in it many times, and any number of steps away.
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

/** Returns the elements of the arrays and sets that a source is, or is made of. */
export function elementsOfLists(source: unknown): readonly unknown[] {
  return listsOf(source).flatMap((list) => [...list]);
}

function isList(value: unknown): value is Iterable<unknown> {
  return Array.isArray(value) || tagOf(value) === '[object Set]';
}

/** Returns the name that a value of any realm gives itself. */
export function tagOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}
