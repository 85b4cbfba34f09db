import type { Fault } from '../codec/fault.js';
import {
  EXPECTED_NO_CYCLE,
  expectedInstead,
  type Frame,
  frameOf,
  partOf,
  pathOf,
} from './frames.js';

/**
 * Finds the first part of a value that JSON cannot hold, or nothing when the value is a `JSONValue`.
 *
 * It has no recursion, so that the depth of a value is no limit. A part that occurs several times is looked at once.
 */
export function findFault(root: unknown): Fault | undefined {
  const frames: Frame[] = [];
  const open = new Set<unknown>();
  const done = new Set<unknown>();

  const enter = (value: unknown): Fault | undefined => {
    const expected = open.has(value) ? EXPECTED_NO_CYCLE : expectedInstead(value);
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
