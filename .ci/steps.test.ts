import { describe, expect, test } from 'vitest';
import { formatSummary, runSteps, type Outcome, type Step, type Summary } from './steps';

interface Trace {
  /** What happened, in order. */
  readonly events: readonly string[];
  readonly printed: readonly string[];
  readonly summary: Summary;
}

/** Runs steps that last as many turns as `turns` says, and fail if `failing` names them. */
async function trace(
  steps: readonly Step[],
  {
    concurrency = 2,
    failing = [],
    turns = {},
  }: {
    concurrency?: number;
    failing?: readonly string[];
    turns?: Readonly<Record<string, number>>;
  } = {},
): Promise<Trace> {
  const events: string[] = [];
  const printed: string[] = [];
  let time = 0;

  async function run({ name }: Step, signal: AbortSignal): Promise<Outcome> {
    events.push(`start ${name}`);
    for (let turn = 0; turn < (turns[name] ?? 1); turn += 1) {
      await new Promise(setImmediate);
      if (signal.aborted) {
        events.push(`abort ${name}`);
        return { hasPassed: false, output: 'aborted' };
      }
    }
    time += 1500;
    events.push(`end ${name}`);
    return { hasPassed: !failing.includes(name), output: `output of ${name}\n` };
  }

  const summary = await runSteps(steps, {
    concurrency,
    run,
    print: (text) => printed.push(text),
    now: () => time,
  });
  return { events, printed, summary };
}

describe('runSteps()', () => {
  test('runs one step after the other when only one may run', async () => {
    const { events } = await trace([{ name: 'a' }, { name: 'b' }], { concurrency: 1 });

    expect(events).toEqual(['start a', 'end a', 'start b', 'end b']);
  });

  test('runs as many at a time as it may, and fills a place once it is free', async () => {
    const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
    const { events } = await trace(steps, { turns: { a: 3 } });

    expect(events).toEqual(['start a', 'start b', 'end b', 'start c', 'end c', 'end a']);
  });

  test('starts a step after those that it needs', async () => {
    const steps = [{ name: 'a' }, { name: 'b', after: ['a'] }];
    const { events } = await trace(steps);

    expect(events).toEqual(['start a', 'end a', 'start b', 'end b']);
  });

  test('lets a step that runs alone wait for the others, and the others for it', async () => {
    const steps = [{ name: 'a' }, { name: 'b', alone: true }, { name: 'c' }];
    const { events } = await trace(steps);

    expect(events).toEqual(['start a', 'end a', 'start b', 'end b', 'start c', 'end c']);
  });

  test('prints the time of each step and counts those that passed', async () => {
    const { printed, summary } = await trace([{ name: 'a' }, { name: 'b' }], { concurrency: 1 });

    expect(printed).toEqual(['passed    1.5 s  a', 'passed    1.5 s  b']);
    expect(summary).toEqual({ passed: 2, failed: 0, notRun: 0 });
  });

  test('stops at the first failure and prints what that step has printed', async () => {
    const steps = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
    const { events, printed, summary } = await trace(steps, { concurrency: 1, failing: ['b'] });

    expect(events).toEqual(['start a', 'end a', 'start b', 'end b']);
    expect(printed).toEqual(['passed    1.5 s  a', 'failed    1.5 s  b\n\noutput of b\n']);
    expect(summary).toEqual({ passed: 1, failed: 1, notRun: 1 });
  });

  test('ends the step that runs beside the one that failed, and says nothing about it', async () => {
    const steps = [{ name: 'a' }, { name: 'b' }];
    const { events, printed, summary } = await trace(steps, { failing: ['b'], turns: { a: 9 } });

    expect(events).toEqual(['start a', 'start b', 'end b', 'abort a']);
    expect(printed).toEqual(['failed    1.5 s  b\n\noutput of b\n']);
    expect(summary).toEqual({ passed: 0, failed: 1, notRun: 1 });
  });

  test('refuses a step that runs after a later or an unknown one', async () => {
    const message = '"a" runs after "b", which must stand before it';

    await expect(trace([{ name: 'a', after: ['b'] }, { name: 'b' }])).rejects.toThrow(message);
    await expect(trace([{ name: 'a', after: ['b'] }])).rejects.toThrow(message);
  });
});

describe('formatSummary()', () => {
  test('counts the steps that passed and failed', () => {
    expect(formatSummary({ passed: 10, failed: 0, notRun: 0 })).toBe('10 passed, 0 failed');
  });

  test('counts the steps that did not run if there are any', () => {
    expect(formatSummary({ passed: 3, failed: 1, notRun: 6 })).toBe(
      '3 passed, 1 failed, 6 not run',
    );
  });
});
