import * as Result from '@tstd/core/Result';
import { checkArgument } from '@tstd/error';
import { checkObject } from '@tstd/error/Argument';
import type { TaskParametersOverrides } from '../TaskParametersOverrides.js';

/** Throws unless an argument is a function: what is called in a run only would fail far from the mistake. */
export function checkFunction(value: unknown, name: string): void {
  checkArgument(typeof value === 'function', name, 'a function', value);
}

/** Throws unless an argument is a task, or an object like one. */
export function checkTask(value: unknown, name: string): void {
  checkArgument(isTaskLike(value), name, 'a task', value);
}

/** Returns whether a value can be run. */
export function isTaskLike(value: unknown): boolean {
  return (
    typeof (value as { readonly runTask?: unknown } | null | undefined)?.runTask === 'function'
  );
}

/** Throws unless an argument is a result. */
export function checkResult(value: unknown, name: string): void {
  checkArgument(Result.hasInstance(value), name, 'a result', value);
}

/** Throws when what is set for a run is of a wrong kind. What is `undefined` is left out. */
export function checkOverrides(overrides: TaskParametersOverrides): void {
  checkObject(overrides, 'overrides');
  const { canceler, now, random, signal, startTimer } = overrides;
  for (const [name, fn] of Object.entries({ now, random, startTimer })) {
    checkArgument(fn === undefined || typeof fn === 'function', name, 'a function', fn);
  }
  if (canceler !== undefined) {
    checkObject(canceler, 'canceler');
    checkFunction(canceler.onCancel, 'canceler.onCancel');
  }
  if (signal !== undefined) {
    checkObject(signal, 'signal');
    const isSignal = typeof signal.addEventListener === 'function';
    checkArgument(isSignal, 'signal', 'a signal', signal);
  }
}
