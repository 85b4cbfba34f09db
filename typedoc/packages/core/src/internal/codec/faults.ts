import type { Fault, FaultResult } from './fault.js';

/** Adds the faults of a part to a list, seen from the whole: their paths start with the key of the part. */
export function addWithin(faults: Fault[], key: string | number, part: Fault): void {
  for (const each of listFaults(part)) {
    faults.push({ ...each, path: [key, ...each.path] });
  }
}

/** The fault of a field that is absent: one of the field itself is that it is missing. */
export function asMissing(self: Fault): Fault {
  return self.path.length === 0 ? { ...self, isMissing: true } : self;
}

/** The failure of one fault or more. */
export function failure(faults: readonly Fault[]): FaultResult {
  // SAFETY: whoever fails has a fault.
  const [first, ...others] = faults as readonly [Fault, ...Fault[]];
  return { ok: false, error: others.length === 0 ? first : { ...first, others } };
}

/** All faults, each without the others. */
export function listFaults(self: Fault): readonly [Fault, ...Fault[]] {
  const { others } = self;
  if (others === undefined) {
    return [self];
  }
  const { others: _, ...first } = self;
  return [first, ...others];
}
