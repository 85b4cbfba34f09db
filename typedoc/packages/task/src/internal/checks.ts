import * as Result from '@tstd/core/Result';
import { checkArgument } from '@tstd/error';
import { checkFunction, checkObject } from '@tstd/error/Argument';
import type { TaskParametersOverrides } from '../TaskParametersOverrides.js';

/** Throws unless the argument is a function or `undefined`. */
export function checkOptionalFunction(value: unknown, name: string): void {
  if (value !== undefined) {
    checkFunction(value, name);
  }
}

/** Throws unless the argument is a task or a task-like object. */
export function checkTask(value: unknown, name: string): void {
  checkArgument(isTaskLike(value), name, 'a task', value);
}

/** Checks whether a value can be run. */
export function isTaskLike(value: unknown): boolean {
  return (
    typeof (value as { readonly runTask?: unknown } | null | undefined)?.runTask === 'function'
  );
}

/** Throws unless the argument is a result. */
export function checkResult(value: unknown, name: string): void {
  checkArgument(Result.hasInstance(value), name, 'a result', value);
}

/** Throws if a setting of a run has the wrong type. Settings that are `undefined` are skipped. */
export function checkOverrides(overrides: TaskParametersOverrides): void {
  checkObject(overrides, 'overrides');
  const { canceler, now, random, signal, startTimer } = overrides;
  checkOptionalFunction(now, 'now');
  checkOptionalFunction(random, 'random');
  checkOptionalFunction(startTimer, 'startTimer');
  if (canceler !== undefined) {
    checkObject(canceler, 'canceler');
    checkFunction(canceler.onCancel, 'canceler.onCancel');
  }
  if (signal !== undefined) {
    checkSignal(signal);
  }
}

function checkSignal(signal: AbortSignal): void {
  checkObject(signal, 'signal');
  const isSignal =
    typeof signal.addEventListener === 'function' &&
    typeof signal.removeEventListener === 'function' &&
    'aborted' in signal;
  checkArgument(isSignal, 'signal', 'an AbortSignal', signal);
}
