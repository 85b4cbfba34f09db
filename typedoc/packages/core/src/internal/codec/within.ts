import type { Fault, FaultResult } from './fault.js';

/** The fault of a part, seen from the whole: its path starts with the key of the part. */
export function within(key: string | number, { path, expected, received }: Fault): FaultResult {
  return { ok: false, error: { path: [key, ...path], expected, received } };
}
