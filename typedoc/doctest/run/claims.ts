import { inspect } from 'node:util';
import type { TaskLike } from '@tstd/task';
import { expect } from 'vitest';

export interface Failure {
  readonly expected: string;
  readonly received: string;
  readonly values?: { readonly actual: unknown; readonly expected: unknown };
}

export type Outcome =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: unknown };

const checks = new Map<string, Map<number, Failure[]>>();

export function startBlock(id: string): void {
  checks.set(id, new Map());
}

export function failuresOf(id: string, index: number): readonly Failure[] | undefined {
  return checks.get(id)?.get(index);
}

/**
 * Records a failure instead of throwing, so that a false claim does not hide others. Runs a task for
 * the check, but returns the task itself.
 */
export async function checkClaim(
  id: string,
  index: number,
  run: () => Promise<unknown>,
  expected: string | (() => Promise<unknown>),
): Promise<unknown> {
  const outcome = await settle(run);
  // The claim about a task is about its result, so run it.
  const value = outcome.ok ? outcome.value : undefined;
  const seen = isTask(value) ? await settle(() => runTask(value)) : outcome;
  const failure =
    typeof expected === 'string'
      ? compareError(seen, expected)
      : compareValue(seen, await settle(expected));
  const block = checks.get(id);
  block?.set(index, [...(block.get(index) ?? []), ...(failure === undefined ? [] : [failure])]);
  return outcome.ok ? outcome.value : undefined;
}

function isTask(value: unknown): value is TaskLike<unknown, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'runTask' in value &&
    typeof value.runTask === 'function'
  );
}

async function runTask(task: TaskLike<unknown, unknown>): Promise<unknown> {
  // Most examples do not use tasks, so load the package only if needed.
  const { Task } = await import('@tstd/task');
  return Task.run(task);
}

export function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : show(error);
}

export async function settle(run: () => Promise<unknown>): Promise<Outcome> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    return { ok: false, error };
  }
}

function compareError(outcome: Outcome, name: string): Failure | undefined {
  const expected = `throws ${name}`;
  if (outcome.ok) {
    return { expected, received: show(outcome.value) };
  }
  return nameOf(outcome.error) === name ? undefined : { expected, received: thrown(outcome.error) };
}

function compareValue(outcome: Outcome, claimed: Outcome): Failure | undefined {
  if (!claimed.ok) {
    return {
      expected: `a value, but the claim itself ${thrown(claimed.error)}`,
      received: outcome.ok ? show(outcome.value) : thrown(outcome.error),
    };
  }
  const expected = show(claimed.value);
  if (!outcome.ok) {
    return { expected, received: thrown(outcome.error) };
  }
  try {
    // Strict: `{ a: undefined }` is not `{}`, and an instance of a class is not a plain object.
    expect(outcome.value).toStrictEqual(claimed.value);
    return undefined;
  } catch {
    const values = { actual: outcome.value, expected: claimed.value };
    return { expected, received: show(outcome.value), values };
  }
}

function nameOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
}

function thrown(error: unknown): string {
  return `throws ${describeError(error)}`;
}

function show(value: unknown): string {
  return inspect(value, { depth: 8, breakLength: 100, sorted: true });
}
