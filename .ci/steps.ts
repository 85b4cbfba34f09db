import { Listr, type ListrTask, PRESET_TIMER } from 'listr2';

/**
 * The npm scripts of the check. Those of a group need nothing of each other and run some at a time;
 * a group begins when the one before it has passed.
 */
export type Steps = readonly (readonly string[])[];

export interface RunOptions {
  /** How many steps of a group run at a time. */
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
export async function runSteps(steps: Steps, { concurrency, run }: RunOptions): Promise<Summary> {
  let passed = 0;
  const toTask = (step: string): ListrTask => ({
    title: step,
    task: async () => {
      await run(step);
      passed += 1;
    },
  });
  const toGroup = (group: readonly string[]): ListrTask => ({
    title: group.join(', '),
    task: (_context, task) => task.newListr(group.map(toTask), { concurrent: concurrency }),
  });
  const tasks = new Listr(steps.map(toGroup), {
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
