import type { Path } from '../codec/fault.js';
import { isPlainObject } from '../isPlainObject.js';

/** An array or an object on the way to a part of it. */
export interface Frame {
  /** The array or the object. */
  readonly container: object;

  /** The names of an object. An array has none: its keys are its indices. */
  readonly names: readonly string[] | undefined;

  /** How many parts there are. */
  readonly size: number;

  /** The number of the part that is looked at, from 0. */
  index: number;

  /** Whether a part was written. */
  hasParts: boolean;
}

/** Makes the frame of an array or an object, before its first part. */
export function frameOf(container: object, sortKeys: boolean): Frame {
  if (Array.isArray(container)) {
    return { container, names: undefined, size: container.length, index: -1, hasParts: false };
  }
  const names = Object.keys(container);
  if (sortKeys) {
    names.sort();
  }
  return { container, names, size: names.length, index: -1, hasParts: false };
}

/** The key of the part that is looked at. */
export function keyOf({ names, index }: Frame): string | number {
  // SAFETY: the index is less than the number of the names.
  return names === undefined ? index : (names[index] as string);
}

/** The part that is looked at. */
export function partOf(frame: Frame): unknown {
  return (frame.container as { readonly [key: string | number]: unknown })[keyOf(frame)];
}

/** The keys that lead to the part that is looked at. */
export function pathOf(frames: readonly Frame[]): Path {
  return frames.map(keyOf);
}

/** How many arrays and objects may be in one another. A `toJSON` or a getter can return new ones for ever. */
export const MAX_LEVELS = 10_000;

/**
 * Returns what a value should be instead, when JSON cannot hold it, within the arrays and objects in `open`.
 * The parts of an array or an object are not looked at.
 */
export function expectedInstead(value: unknown, open: ReadonlySet<unknown>): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      return Number.isFinite(value) ? undefined : 'a finite number';
    case 'object':
      return value === null ? undefined : expectedContainer(value, open);
    default:
      return 'a JSON value';
  }
}

function expectedContainer(value: object, open: ReadonlySet<unknown>): string | undefined {
  if (open.has(value)) {
    return 'a value that does not contain itself';
  }
  if (!Array.isArray(value) && !isPlainObject(value)) {
    return 'a plain object';
  }
  return open.size < MAX_LEVELS ? undefined : `at most ${MAX_LEVELS} levels`;
}
