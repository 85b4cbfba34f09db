import { attempt } from './attempt.js';
import { unitIndexOf } from './codePoints.js';
import { isPlainObject } from './isPlainObject.js';

const MAX_TEXT_LENGTH = 40;

/**
 * Describes a value for an error message. A primitive is described by its value, which is cut at a maximum length; any other value is described by its kind.
 *
 * Use this function for values that are fixed in code. For data, which may be secret, use {@link describeKind}.
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
 * Describes the kind of a value for an error message, without the contents of strings and finite numbers.
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
