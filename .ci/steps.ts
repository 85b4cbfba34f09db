import { Listr, type ListrTask, PRESET_TIMER } from 'listr2';

/** The npm scripts of the check. */
export interface Steps {
  /** They need nothing of each other, and run some at a time. */
  readonly sideBySide: readonly string[];
  /** They run after the others, one after the other: each uses the whole machine. */
  readonly inTurn: readonly string[];
}

export interface RunOptions {
  /** How many of the steps that need nothing of each other run at a time. */
  readonly concurrency: number;
  /** Runs a step, and throws an error with all that it has printed if it fails. */
  readonly run: (step: string) => Promise<void>;
}

/** The number of steps by their result. */
export interface Summary {
  readonly passed: number;
  readonly failed: number;
}

/** Runs steps and prints how long each took, until all have passed or one has failed. */
export async function runSteps(
  { sideBySide, inTurn }: Steps,
  { concurrency, run }: RunOptions,
): Promise<Summary> {
  let passed = 0;
  const toTask = (step: string): ListrTask => ({
    title: step,
    task: async () => {
      await run(step);
      passed += 1;
    },
  });
  const independent: ListrTask = {
    title: 'side by side',
    enabled: sideBySide.length > 0,
    task: (_context, task) => task.newListr(sideBySide.map(toTask), { concurrent: concurrency }),
  };
  const tasks = new Listr([independent, ...inTurn.map(toTask)], {
    renderer: 'simple',
    rendererOptions: { timer: PRESET_TIMER },
  });
  try {
    await tasks.run();
    return { passed, failed: 0 };
  } catch {
    // It is printed already.
    return { passed, failed: 1 };
  }
}

/** Returns the line that ends the check. */
export function formatSummary({ passed, failed }: Summary): string {
  return `${passed} passed, ${failed} failed`;
}
