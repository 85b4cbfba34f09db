import type { Result } from '../../Result.js';
import type { Fault } from '../codec/fault.js';
import { expectedInstead, type Frame, frameOf, keyOf, partOf, pathOf } from './frames.js';

/** How a text is laid out. */
export interface Layout {
  /** The white space of one level, empty for a text of one line. */
  readonly indent: string;

  /** Whether the names of an object are sorted. */
  readonly sortKeys: boolean;
}

/**
 * Writes a value as JSON text, or gives the first part that JSON cannot hold.
 *
 * Each property is read once, and each `toJSON` is called once. It has no recursion: all levels that are allowed fit on any call stack.
 */
export function write(root: unknown, { indent, sortKeys }: Layout): Result<string, Fault> {
  const frames: Frame[] = [];
  const open = new Set<unknown>();
  let text = '';
  let pieces: string[] = [];

  // A text that grows by short pieces keeps each of them, which takes many times its length.
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

/** How many pieces are joined at once. */
const MAX_PIECES = 1024;

/** Stands for a value where there is none, not even `undefined`. */
const DONE: unique symbol = /* @__PURE__ */ Symbol('done');

/** Goes to the next part that is written: a property that is `undefined` is not. */
function nextPart(frame: Frame): unknown {
  // eslint-disable-next-line no-param-reassign -- It is what the function is for.
  for (frame.index += 1; frame.index < frame.size; frame.index += 1) {
    const value = replaced(partOf(frame), keyOf(frame));
    if (frame.names === undefined || value !== undefined) {
      return value;
    }
  }
  return DONE;
}

/** The value that an object gives in its place, as a date does. */
function replaced(value: unknown, key: string | number): unknown {
  if (typeof value !== 'object' || value === null || !('toJSON' in value)) {
    return value;
  }
  const { toJSON } = value;
  return typeof toJSON === 'function'
    ? (Reflect.apply(toJSON, value, [String(key)]) as unknown)
    : value;
}

/** The start of a line at a depth, empty for a text of one line. */
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
