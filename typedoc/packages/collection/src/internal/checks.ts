import { checkArgument } from '@tstd/error';

/**
 * The maximum number of elements that a function creates from a number alone. Otherwise, a wrong number could exhaust the memory and end the process without an error that can be caught.
 */
export const MAX_LENGTH = 33_554_432;

/** The maximum depth of nested records, because getters could return new records endlessly. */
export const MAX_LEVELS = 10_000;

/** Throws unless the argument is an integer. */
export function checkInteger(value: number, name: string): void {
  checkArgument(Number.isInteger(value), name, 'an integer', value);
}

/** Throws unless the argument is a safe integer. */
export function checkSafeInteger(value: number, name: string): void {
  checkArgument(Number.isSafeInteger(value), name, 'a safe integer', value);
}

/** Throws unless the argument is a number of elements: a non-negative integer. */
export function checkCount(value: number, name: string): void {
  checkArgument(Number.isInteger(value) && value >= 0, name, 'a non-negative integer', value);
}

/** Throws unless the argument is a number of elements that a function may create. */
export function checkLength(value: number, name: string): void {
  checkArgument(
    Number.isInteger(value) && value >= 0 && value <= MAX_LENGTH,
    name,
    `an integer from 0 to ${MAX_LENGTH}`,
    value,
  );
}

/** Throws unless the argument is a size: a positive integer. */
export function checkSize(value: number, name: string): void {
  checkArgument(Number.isInteger(value) && value >= 1, name, 'a positive integer', value);
}

/** Throws unless the argument is an equality. */
export function checkEqual(value: unknown, name: string): void {
  checkArgument(hasMethod(value, 'equals'), name, 'an equality', value);
}

/** Throws unless the argument is a pair of a key and a value. */
export function checkPair(value: unknown, name: string): void {
  checkArgument(Array.isArray(value), name, 'pairs of a key and a value', value);
}

/** Throws unless the argument has the `get` method of a map. */
export function checkMap(value: unknown, name: string): void {
  checkArgument(hasMethod(value, 'get'), name, 'a map', value);
}

/** Throws unless the argument has the `has` method of a set. */
export function checkSet(value: unknown, name: string): void {
  checkArgument(hasMethod(value, 'has'), name, 'a set', value);
}

function hasMethod(value: unknown, key: string): boolean {
  const methods = value as Readonly<Record<string, unknown>> | null | undefined;
  return typeof methods?.[key] === 'function';
}
