export interface Suite {
  readonly name: string;
  readonly operations: number;
  /** By library. All return the same number, or a promise of it. */
  readonly implementations: Readonly<Record<string, () => number | Promise<number>>>;
}

export const OWN = 'own';

/** Short operations are repeated in one call, so that the clock's own cost does not count. */
export const BATCH = 1000;

export function batch(run: (index: number) => number): () => number {
  return () => {
    let sum = 0;
    for (let index = 0; index < BATCH; index += 1) {
      sum += run(index);
    }
    return sum;
  };
}
