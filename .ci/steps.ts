/** A part of the check. */
export interface Step {
  /** The npm script to run. */
  readonly name: string;
  /** The names of the steps that must have passed before. */
  readonly after?: readonly string[];
  /** Says that the step needs the whole machine, because it measures time or fills the processor. */
  readonly alone?: boolean;
}

/** What became of a step. */
export interface Outcome {
  readonly hasPassed: boolean;
  /** All that the step has printed. */
  readonly output: string;
}

/** What became of all steps. */
export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly notRun: number;
}

export interface RunOptions {
  /** How many steps may run at a time. */
  readonly concurrency: number;
  /** Runs a step; once the signal is aborted, the outcome no longer matters. */
  readonly run: (step: Step, signal: AbortSignal) => Promise<Outcome>;
  readonly print: (text: string) => void;
  /** Reads the time in milliseconds. */
  readonly now: () => number;
}

/** Runs steps in their order, some of them side by side, until all have passed or one has failed. */
export async function runSteps(
  steps: readonly Step[],
  { concurrency, run, print, now }: RunOptions,
): Promise<Summary> {
  checkOrder(steps);
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const passed = new Set<string>();
  const abort = new AbortController();

  async function runStep(step: Step): Promise<void> {
    const start = now();
    const { hasPassed, output } = await run(step, abort.signal);
    running.delete(step);
    if (abort.signal.aborted) {
      return;
    }
    const time = `${((now() - start) / 1000).toFixed(1).padStart(6)} s`;
    if (hasPassed) {
      passed.add(step.name);
      print(`passed ${time}  ${step.name}`);
    } else {
      print(`failed ${time}  ${step.name}\n\n${output.trimEnd()}\n`);
      abort.abort();
    }
  }

  function canStart({ after = [], alone = false }: Step): boolean {
    const isFree = alone
      ? running.size === 0
      : running.size < concurrency && ![...running.keys()].some((step) => step.alone);
    return isFree && after.every((name) => passed.has(name));
  }

  while (!abort.signal.aborted && passed.size < steps.length) {
    // Only the first may start, else a step that runs alone would wait for all the others.
    const [next] = waiting;
    if (next !== undefined && canStart(next)) {
      waiting.shift();
      running.set(next, runStep(next));
    } else {
      await Promise.race(running.values());
    }
  }
  await Promise.all(running.values());
  const failed = abort.signal.aborted ? 1 : 0;
  return { passed: passed.size, failed, notRun: steps.length - passed.size - failed };
}

/** Returns the line that ends the check. */
export function formatSummary({ passed, failed, notRun }: Summary): string {
  const parts = [`${passed} passed`, `${failed} failed`];
  return [...parts, ...(notRun > 0 ? [`${notRun} not run`] : [])].join(', ');
}

/** Throws if a step is to run after one that does not stand before it. */
function checkOrder(steps: readonly Step[]): void {
  const before = new Set<string>();
  for (const { name, after = [] } of steps) {
    const missing = after.find((each) => !before.has(each));
    if (missing !== undefined) {
      throw new Error(`"${name}" runs after "${missing}", which must stand before it`);
    }
    before.add(name);
  }
}
