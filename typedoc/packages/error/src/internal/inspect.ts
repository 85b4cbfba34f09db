import { attempt } from './attempt.js';

/** Returns a short description of any value. A string is quoted. An object that cannot be converted to a string is described by its class. */
export function inspect(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (Object.is(value, -0)) return '-0';
  return attempt(
    () => String(value),
    attempt(() => Object.prototype.toString.call(value), '[object]'),
  );
}
