import { attempt } from './attempt.js';

/** Returns the message of an error for a wrong argument. */
export function messageOf(name: string, expected: string, received: unknown): string {
  return `Expected "${name}" to be ${expected}, received ${describe(received)}`;
}

const MAX_TEXT_LENGTH = 40;

function describe(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > MAX_TEXT_LENGTH ? shorten(value) : value);
    case 'bigint':
      return value.toString().length > MAX_TEXT_LENGTH ? shorten(value.toString()) : `${value}n`;
    case 'object':
      return value === null ? 'null' : attempt(() => describeObject(value), 'an object');
    case 'function':
    case 'symbol':
      return `a ${typeof value}`;
    default:
      return Object.is(value, -0) ? '-0' : String(value);
  }
}

function shorten(text: string): string {
  // Do not split a surrogate pair.
  return `${text.slice(0, MAX_TEXT_LENGTH).replace(/[\ud800-\udbff]$/, '')}…`;
}

function describeObject(value: object): string {
  if (Array.isArray(value)) {
    return value.length === 1 ? 'an array of 1 item' : `an array of ${value.length} items`;
  }
  const { constructor } = value;
  return typeof constructor === 'function' && !['', 'Object'].includes(constructor.name)
    ? `an instance of ${constructor.name}`
    : 'an object';
}
