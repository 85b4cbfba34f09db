import type { Result } from '../../Result.js';
import type { Fault } from '../codec/fault.js';
import { expectedInstead, type Frame, frameOf, keyOf, partOf, pathOf } from './frames.js';

/** The layout of JSON text. */
export interface Layout {
  /** The white space for one level; empty for text on a single line. */
  readonly indent: string;

  /** Whether the keys of an object are sorted. */
  readonly sortKeys: boolean;
}

/**
 * Converts a value to JSON text, or returns the fault of the first part that JSON cannot represent.
 *
 * Each property is read once, and each `toJSON` is called once. The function is not recursive, so every allowed depth fits on any call stack.
 */
export function write(root: unknown, { indent, sortKeys }: Layout): Result<string, Fault> {
  const frames: Frame[] = [];
  const open = new Set<unknown>();
  let text = '';
  let pieces: string[] = [];

  // A string that grows by short pieces keeps them all in memory, which takes many times its length.
  const add = (piece: string): void => {
    pieces.push(piece);
    if (pieces.length >= MAX_PIECES) {
      text += pieces.join('');
      pieces = [];
    }
  };
  const put = (value: unknown, start: string): Fault | undefined => {
    const expected = expectedInstead(value, open);
    if (expected !== undefined) {
      return { path: pathOf(frames), expected, received: value };
    }
    if (typeof value === 'object' && value !== null) {
      open.add(value);
      frames.push(frameOf(value, sortKeys));
      add(start + (Array.isArray(value) ? '[' : '{'));
    } else {
      add(start + JSON.stringify(value));
    }
    return undefined;
  };

  let fault = put(replaced(root, ''), '');
  let frame = frames.at(-1);
  while (fault === undefined && frame !== undefined) {
    const next = nextPart(frame);
    if (next === DONE) {
      frames.pop();
      open.delete(frame.container);
      add(closing(frame, lineOf(indent, frames.length)));
    } else {
      const start = opening(frame, lineOf(indent, frames.length));
      frame.hasParts = true;
      fault = put(next, start);
    }
    frame = frames.at(-1);
  }
  return fault === undefined
    ? { ok: true, value: text + pieces.join('') }
    : { ok: false, error: fault };
}

/** The number of pieces that are joined at once. */
const MAX_PIECES = 1024;

/** Marks the end of the parts, where `undefined` could be a value. */
const DONE: unique symbol = /* @__PURE__ */ Symbol('done');

/** Advances to the next part to write, skipping properties that are `undefined`. */
function nextPart(frame: Frame): unknown {
  // eslint-disable-next-line no-param-reassign -- Advancing the frame is the purpose of the function.
  for (frame.index += 1; frame.index < frame.size; frame.index += 1) {
    const value = replaced(partOf(frame), keyOf(frame));
    if (frame.names === undefined || value !== undefined) {
      return value;
    }
  }
  return DONE;
}

/** Returns the result of the `toJSON` method of a value, if it has one, as a date does. */
function replaced(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !('toJSON' in value)) {
    return value;
  }
  const { toJSON } = value;
  return typeof toJSON === 'function'
    ? (Reflect.apply(toJSON, value, [String(key)]) as unknown)
    : value;
}

/** Returns the start of a line at a depth; empty for text on a single line. */
function lineOf(indent: string, depth: number): string {
  return indent === '' ? '' : `\n${indent.repeat(depth)}`;
}

function opening(frame: Frame, line: string): string {
  const start = `${frame.hasParts ? ',' : ''}${line}`;
  return frame.names === undefined
    ? start
    : `${start}${JSON.stringify(keyOf(frame))}${line === '' ? ':' : ': '}`;
}

function closing(frame: Frame, line: string): string {
  return `${frame.hasParts ? line : ''}${frame.names === undefined ? ']' : '}'}`;
}
