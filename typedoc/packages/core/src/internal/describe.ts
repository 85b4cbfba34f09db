import { attempt } from './attempt.js';
import { unitIndexOf } from './codePoints.js';
import { isPlainObject } from './isPlainObject.js';

const MAX_TEXT_LENGTH = 40;

/**
 * Describes a value in an error message: a primitive by its value, cut at a length, the rest by its kind.
 *
 * Use it for values that are written in the code of a program. Data may be secret: for data, use {@link describeKind}.
 */
export function describe(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return describeString(value);
    case 'bigint':
      return describeBigInt(String(value));
    case 'number':
      return Object.is(value, -0) ? '-0' : String(value);
    case 'boolean':
      return String(value);
    default:
      return describeKind(value);
  }
}

/**
 * Describes the kind of a value in an error message, without the contents of a text or a finite number.
 */
export function describeKind(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value === '' ? 'an empty string' : 'a string';
    case 'number':
      return Number.isFinite(value) ? 'a number' : String(value);
    case 'object':
      return value === null ? 'null' : describeObject(value);
    case 'undefined':
      return 'undefined';
    default:
      return `a ${typeof value}`;
  }
}

function describeBigInt(digits: string): string {
  return digits.length > MAX_TEXT_LENGTH ? `${digits.slice(0, MAX_TEXT_LENGTH)}…` : `${digits}n`;
}

function describeString(value: string): string {
  const end = unitIndexOf(value, MAX_TEXT_LENGTH);
  return end === value.length ? JSON.stringify(value) : JSON.stringify(`${value.slice(0, end)}…`);
}

function describeObject(value: object): string {
  // A proxy can throw even from `Array.isArray`.
  return attempt(
    () => (Array.isArray(value) ? describeArray(value.length) : describeInstance(value)),
    'an object',
  );
}

function describeInstance(value: object): string {
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
