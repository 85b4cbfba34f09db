import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatSummary, runSteps, type Steps, type Summary } from './steps';

const STEPS: Steps = [['lint', 'types', 'spell'], ['test'], ['build']];

let printed = '';

beforeEach(() => {
  printed = '';
  const print = (text: string | Uint8Array): boolean => {
    printed += String(text);
    return true;
  };
  vi.spyOn(process.stdout, 'write').mockImplementation(print);
  vi.spyOn(process.stderr, 'write').mockImplementation(print);
});

afterEach(() => {
  vi.restoreAllMocks();
});

interface Trace {
  /** The starts and ends of steps, in order. */
  readonly events: readonly string[];
  readonly summary: Summary;
}

async function trace(concurrency: number, failing?: string): Promise<Trace> {
  const events: string[] = [];
  const summary = await runSteps(STEPS, {
    concurrency,
    run: async (step) => {
      events.push(`start ${step}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      events.push(`end ${step}`);
      if (step === failing) {
        throw new Error(`output of ${step}`);
      }
    },
  });
  return { events, summary };
}

describe('runSteps()', () => {
  test('runs some steps of a group at a time, and the next group after them', async () => {
    const { events, summary } = await trace(2);

    expect(events.slice(0, 2)).toEqual(['start lint', 'start types']);
    expect(events.slice(-5)).toEqual([
      'end spell',
      'start test',
      'end test',
      'start build',
      'end build',
    ]);
    expect(summary).toEqual({ passed: 5, failed: 0 });
  });

  test('runs one step at a time where there is one processor', async () => {
    const { events } = await trace(1);

    expect(events.slice(0, 4)).toEqual(['start lint', 'end lint', 'start types', 'end types']);
  });

  test.each(['lint', 'test'])('starts nothing once %s has failed', async (failing) => {
    const { events, summary } = await trace(1, failing);

    expect(events.at(-1)).toBe(`end ${failing}`);
    expect(summary).toEqual({ passed: failing === 'lint' ? 0 : 3, failed: 1 });
  });

  test('prints what a step that fails has printed, and how long steps take', async () => {
    await trace(2, 'test');

    expect(printed).toContain('output of test');
    expect(printed).toMatch(/lint.*\[\d+/);
  });
});

describe('formatSummary()', () => {
  test('counts in plain text', () => {
    expect(formatSummary({ passed: 3, failed: 1 })).toBe('3 passed, 1 failed');
  });
});
