/** Several ways to do the same, to be measured side by side. */
export interface Suite {
  readonly name: string;
  /** How often each way does it when it is called once. */
  readonly operations: number;
  /** The ways, by the names of their libraries. Each returns the same number, or a promise of it. */
  readonly ways: Readonly<Record<string, () => number | Promise<number>>>;
}

/** The name under which the packages of this repository stand in a suite. */
export const OWN = 'own';

/** How often the short operations are done in one call, so that the clock is not what is measured. */
export const BATCH = 1000;

/** Adds up what a function gives for each number from `0` to the size of a batch. */
export function batch(run: (index: number) => number): () => number {
  return () => {
    let sum = 0;
    for (let index = 0; index < BATCH; index += 1) {
      sum += run(index);
    }
    return sum;
  };
}
