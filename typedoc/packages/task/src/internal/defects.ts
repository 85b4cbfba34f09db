import { AggregateError } from '@tstd/error';

/**
 * Two defects of one run, or an error and a defect. Both are kept as they came, in a tree that is read at the end of the run:
 * to copy a list at each step would take too long where very many finalizers throw.
 */
class Defects {
  readonly first: unknown;
  readonly second: unknown;

  constructor(first: unknown, second: unknown) {
    this.first = first;
    this.second = second;
  }
}

/** Returns what holds two defects, the first of which came before the second. */
export function combineDefects(first: unknown, second: unknown): unknown {
  return new Defects(first, second);
}

/** Returns what a run throws for its defects: the only one as it is, or several in an `AggregateError`. */
export function toThrown(defect: unknown): unknown {
  if (!(defect instanceof Defects)) {
    return defect;
  }
  const errors = new Set<unknown>();
  const rest: unknown[] = [defect];
  while (rest.length > 0) {
    const next = rest.pop();
    if (next instanceof Defects) {
      rest.push(next.second, next.first);
    } else {
      errors.add(next);
    }
  }
  // A promise that is handed on may bring the same error twice.
  return errors.size === 1
    ? [...errors][0]
    : new AggregateError(errors, `The run ended with ${errors.size} errors`);
}
