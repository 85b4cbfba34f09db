import { isError } from '@tstd/error';

import { attempt } from './attempt.js';
import { countCodePoints, unitIndexOf } from './codePoints.js';
import { isPlainObject } from './isPlainObject.js';

/** Limits on how much of a value is written. */
export interface Limits {
  /** The maximum depth of nested arrays and objects. */
  readonly depth: number;

  /** The maximum number of items of each array or object. */
  readonly maxItems: number;

  /** The maximum length of the text, in code points. */
  readonly maxLength: number;
}

/** Fills in missing limits. An invalid limit, such as `-1` or `NaN`, counts as 0. */
export function limitsOf({
  depth = 3,
  maxItems = 20,
  maxLength = 1000,
}: { readonly [Name in keyof Limits]?: Limits[Name] | undefined } = {}): Limits {
  return { depth: count(depth), maxItems: count(maxItems), maxLength: count(maxLength) };
}

function count(value: number): number {
  return value > 0 ? value : 0;
}

/** Writes a part of a value, with limits that allow one level less. */
export type InspectPart = (value: unknown, limits: Limits) => string;

/**
 * Converts any value to a readable string within the limits.
 *
 * The function never throws, whatever the value does. It marks getters without calling them.
 */
export function inspect(value: unknown, limits: Limits): string {
  return inspectWithin(value, limits, []);
}

/** Converts the items of a list to text with a function. */
export function inspectList(
  values: ArrayLike<unknown>,
  limits: Limits,
  inspectPart: InspectPart,
): string {
  return enclose('[', ']', values.length, limits, (index, inner) =>
    inspectPart(values[index], inner),
  );
}

/** Converts the properties of an object to text with a function of the name and the value. */
export function inspectProperties(
  value: object,
  limits: Limits,
  inspectProperty: (name: string, part: unknown, limits: Limits) => string,
): string {
  const names = Object.keys(value);
  return enclose('{ ', ' }', names.length, limits, (index, inner) => {
    // SAFETY: the index is less than the number of names.
    const name = names[index] as string;
    const descriptor = Object.getOwnPropertyDescriptor(value, name);
    const part =
      descriptor?.get === undefined ? inspectProperty(name, descriptor?.value, inner) : '[getter]';
    return `${nameText(name, limits)}: ${part}`;
  });
}

/** Cuts a string that has too many code points. The ellipsis at its end counts towards the limit. */
export function shorten(text: string, maxLength: number): string {
  if (unitIndexOf(text, maxLength) === text.length) {
    return text;
  }
  return maxLength === 0 ? '' : `${text.slice(0, unitIndexOf(text, maxLength - 1))}…`;
}

function inspectWithin(value: unknown, limits: Limits, parents: readonly unknown[]): string {
  const text = attempt(() => inspectValue(value, limits, parents), '[object]');
  return shorten(text, limits.maxLength);
}

function inspectValue(value: unknown, limits: Limits, parents: readonly unknown[]): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(shorten(value, limits.maxLength));
    case 'bigint':
      return `${value}n`;
    case 'function':
      return `[${['function', nameOf(value)].join(' ').trimEnd()}]`;
    case 'object':
      return value === null ? 'null' : inspectObject(value, limits, parents);
    default:
      return Object.is(value, -0) ? '-0' : String(value);
  }
}

function inspectObject(value: object, limits: Limits, parents: readonly unknown[]): string {
  if (parents.includes(value)) {
    return '[Circular]';
  }
  const inner: InspectPart = (part, rest) => inspectWithin(part, rest, [...parents, value]);
  if (Array.isArray(value)) {
    return inspectList(value, limits, inner);
  }
  if (isPlainObject(value)) {
    return inspectProperties(value, limits, (_name, part, rest) => inner(part, rest));
  }
  return inspectInstance(value, limits, inner);
}

function inspectInstance(value: object, limits: Limits, inner: InspectPart): string {
  if (isError(value)) {
    return `[${Error.prototype.toString.call(value)}]`;
  }
  if (value instanceof Date) {
    const time = Date.prototype.getTime.call(value);
    return `Date(${Number.isNaN(time) ? 'NaN' : new Date(time).toISOString()})`;
  }
  if (value instanceof RegExp) {
    return RegExp.prototype.toString.call(value);
  }
  const name = classOf(value);
  if (value instanceof Map) {
    const size = Reflect.get(Map.prototype, 'size', value);
    return `${name}(${size}) ${inspectEntries(Map.prototype.entries.call(value), size, limits, inner)}`;
  }
  if (value instanceof Set) {
    const size = Reflect.get(Set.prototype, 'size', value);
    const values = Set.prototype.values.call(value);
    return `${name}(${size}) ${enclose('[', ']', size, limits, (_index, rest) => inner(values.next().value, rest))}`;
  }
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) {
    // SAFETY: every view of a buffer except `DataView` is an array of numbers.
    return `${name} ${inspectList(value as unknown as ArrayLike<unknown>, limits, inner)}`;
  }
  return `${name} ${inspectProperties(value, limits, (_name, part, rest) => inner(part, rest))}`;
}

function inspectEntries(
  entries: Iterator<readonly [unknown, unknown]>,
  size: number,
  limits: Limits,
  inner: InspectPart,
): string {
  return enclose('{ ', ' }', size, limits, (_index, rest) => {
    // SAFETY: only as many entries are read as the map has.
    const [key, value] = entries.next().value as readonly [unknown, unknown];
    return `${inner(key, rest)} => ${inner(value, rest)}`;
  });
}

const SEPARATOR = ', ';

/** Joins as many parts as the limits allow and counts the remaining parts. */
function enclose(
  start: string,
  end: string,
  size: number,
  limits: Limits,
  inspectPart: (index: number, limits: Limits) => string,
): string {
  if (size === 0) {
    return `${start}${end}`.replaceAll(' ', '');
  }
  if (limits.depth < 1) {
    return `${start}…${end}`.replaceAll(' ', '');
  }
  const parts: string[] = [];
  // Parts beyond the end of the text are not written, so the length also limits the depth.
  let length = start.length;
  while (parts.length < Math.min(size, limits.maxItems) && length < limits.maxLength) {
    const part = inspectPart(parts.length, {
      ...limits,
      depth: limits.depth - 1,
      maxLength: limits.maxLength - length,
    });
    parts.push(part);
    length += countCodePoints(part) + SEPARATOR.length;
  }
  const rest = size - parts.length;
  return `${start}${[...parts, ...(rest === 0 ? [] : [`… ${rest} more`])].join(SEPARATOR)}${end}`;
}

const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

function nameText(name: string, limits: Limits): string {
  return IDENTIFIER.test(name) ? name : JSON.stringify(shorten(name, limits.maxLength));
}

function classOf(value: object): string {
  const prototype = Object.getPrototypeOf(value) as { readonly constructor?: unknown };
  return nameOf(prototype.constructor) || Object.prototype.toString.call(value).slice(8, -1);
}

function nameOf(fn: unknown): string {
  return typeof fn === 'function' && typeof fn.name === 'string' ? fn.name : '';
}
