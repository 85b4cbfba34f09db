import type { Path } from '../codec/fault.js';
import { isPlainObject } from '../isPlainObject.js';

/** An array or an object whose parts are being visited. */
export interface Frame {
  /** The array or the object. */
  readonly container: object;

  /** The keys of an object; absent for an array, whose keys are its indices. */
  readonly names: readonly string[] | undefined;

  /** The number of parts. */
  readonly size: number;

  /** The index of the current part; -1 before the first. */
  index: number;

  /** Whether a part has already been written. */
  hasParts: boolean;
}

/** Creates the frame of an array or an object, before its first part. */
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

/** Returns the key of the current part. */
export function keyOf({ names, index }: Frame): string | number {
  // SAFETY: the index is less than the number of names.
  return names === undefined ? index : (names[index] as string);
}

/** Returns the current part. */
export function partOf(frame: Frame): unknown {
  return (frame.container as { readonly [key: string | number]: unknown })[keyOf(frame)];
}

/** Returns the keys that lead to the current part. */
export function pathOf(frames: readonly Frame[]): Path {
  return frames.map(keyOf);
}

/** The maximum depth of nested arrays and objects. A `toJSON` method or a getter could return new objects forever. */
export const MAX_LEVELS = 10_000;

/**
 * Describes which values JSON allows in place of a value, or returns `undefined` if the value itself is allowed.
 * `open` contains the arrays and objects around it. The parts of an array or an object are not checked.
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
