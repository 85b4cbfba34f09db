import type { Fault } from '../codec/fault.js';
import { expectedInstead, type Frame, frameOf, partOf, pathOf } from './frames.js';

/**
 * Finds the first part of a value that JSON cannot represent. Returns `undefined` if the value is a `JSONValue`.
 *
 * The function is not recursive, so every allowed depth fits on any call stack. A part that occurs several times is checked once.
 */
export function findFault(root: unknown): Fault | undefined {
  const frames: Frame[] = [];
  const open = new Set<unknown>();
  const done = new Set<unknown>();

  const enter = (value: unknown): Fault | undefined => {
    const expected = expectedInstead(value, open);
    if (expected !== undefined) {
      return { path: pathOf(frames), expected, received: value };
    }
    if (typeof value === 'object' && value !== null && !done.has(value)) {
      open.add(value);
      frames.push(frameOf(value, false));
    }
    return undefined;
  };

  let fault = enter(root);
  let frame = frames.at(-1);
  while (fault === undefined && frame !== undefined) {
    frame.index += 1;
    if (frame.index < frame.size) {
      fault = enter(partOf(frame));
    } else {
      frames.pop();
      open.delete(frame.container);
      done.add(frame.container);
    }
    frame = frames.at(-1);
  }
  return fault;
}
