export interface Suite {
  readonly name: string;
  readonly operations: number;
  /** By library. All must return the same number, or a promise of it. */
  readonly implementations: Readonly<Record<string, () => number | Promise<number>>>;
}

/** Short operations run this many times per call, so that reading the clock does not distort them. */
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
