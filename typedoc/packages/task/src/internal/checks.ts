import { checkArgument } from '@tstd/error';

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
