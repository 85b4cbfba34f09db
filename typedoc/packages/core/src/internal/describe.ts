import { attempt } from './attempt.js';
import { unitIndexOf } from './codePoints.js';
import { isPlainObject } from './isPlainObject.js';

const MAX_TEXT_LENGTH = 40;

/**
 * Writes a value for the message of an error: a primitive as it is, the rest by its kind.
 */
export function describe(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return describeString(value);
    case 'bigint':
      return `${value}n`;
    case 'object':
      return value === null ? 'null' : describeObject(value);
    case 'function':
    case 'symbol':
      return `a ${typeof value}`;
    default:
      return Object.is(value, -0) ? '-0' : String(value);
  }
}

function describeString(value: string): string {
  const end = unitIndexOf(value, MAX_TEXT_LENGTH);
  return end === value.length ? JSON.stringify(value) : JSON.stringify(`${value.slice(0, end)}…`);
}

function describeObject(value: object): string {
  // A proxy can throw even here.
  return attempt(
    () => (Array.isArray(value) ? describeArray(value.length) : describeKind(value)),
    'an object',
  );
}

function describeKind(value: object): string {
  if (isPlainObject(value)) {
    return 'an object';
  }
  const { constructor } = Object.getPrototypeOf(value) as { readonly constructor?: unknown };
  return typeof constructor === 'function' && constructor.name !== ''
    ? `an instance of ${constructor.name}`
    : 'an object';
}

function describeArray(length: number): string {
  return length === 1 ? 'an array of 1 item' : `an array of ${length} items`;
}
