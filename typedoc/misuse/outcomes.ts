import { compileFunction } from 'node:vm';

/** How a call ended. */
export interface Outcome {
  /** What it threw, or the reason of the promise that it returned. */
  readonly error?: unknown;
  /** What it returned, or what its promise gave. */
  readonly value?: unknown;
}

/** Runs calls in which each package has its name: `core.Option.map(…)`. */
export function runCalls(
  codes: readonly string[],
  packages: Readonly<Record<string, unknown>>,
): Promise<readonly Outcome[]> {
  const write = compileFunction(
    `return [${codes.map((code) => `() => ${code}`).join(',\n')}];`,
    Object.keys(packages),
  ) as (...values: readonly unknown[]) => readonly (() => unknown)[];
  return Promise.all(write(...Object.values(packages)).map(outcomeOf));
}

/** The outcome of a call; of a promise that is settled at once, its own. */
async function outcomeOf(call: () => unknown): Promise<Outcome> {
  try {
    const value = call();
    const later = new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    return { value: value instanceof Promise ? await Promise.race([value, later]) : value };
  } catch (error) {
    return { error };
  }
}
