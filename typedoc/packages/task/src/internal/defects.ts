import { AggregateError } from '@tstd/error';

/**
 * Two defects of one run, or an error and a defect. They form a tree, which is read only at the end of the run: copying a list at each step would be slow if very many finalizers throw.
 */
class Defects {
  readonly first: unknown;
  readonly second: unknown;

  constructor(first: unknown, second: unknown) {
    this.first = first;
    this.second = second;
  }
}

/** Combines two defects, in the order in which they occurred. */
export function combineDefects(first: unknown, second: unknown): unknown {
  return new Defects(first, second);
}

/** Returns the error that a run throws for its defects: a single one unchanged, several as an `AggregateError`. */
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
  // A promise that is passed on may report the same error twice.
  return errors.size === 1
    ? [...errors][0]
    : new AggregateError(errors, `The run ended with ${errors.size} errors`);
}
