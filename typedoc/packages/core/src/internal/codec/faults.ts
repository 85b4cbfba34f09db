import type { Fault, FaultResult, Path } from './fault.js';

/** How many faults an error lists. */
export const MAX_FAULTS = 100;

/** How many faults are looked for: the last one says that there are more than an error lists. */
export const SOUGHT_FAULTS: number = MAX_FAULTS + 1;

/** Adds the faults of a part to a list, seen from the whole: their paths start with the key of the part. */
export function addWithin(faults: Fault[], key: string | number, part: Fault): void {
  const start: Path = [key];
  // `concat` copies a long path many times faster than a spread does.
  if (part.others === undefined) {
    faults.push({ ...part, path: start.concat(part.path) });
    return;
  }
  for (const each of listFaults(part)) {
    faults.push({ ...each, path: start.concat(each.path) });
  }
}

/** The fault of a field that is absent: one of the field itself is that it is missing. */
export function asMissing(self: Fault): Fault {
  return isWithin(self) ? self : { ...self, isMissing: true };
}

/** Whether the fault is one of a part. */
export function isWithin(self: Fault): boolean {
  return self.path.length > 0;
}

/** The part of an input at a path. Only own properties are read, as the combinators do. */
export function partAt(input: unknown, path: Path): unknown {
  let part = input;
  for (const key of path) {
    part =
      Object(part) === part && Object.hasOwn(part as object, key)
        ? Reflect.get(part as object, key)
        : undefined;
  }
  return part;
}

/** The failure of one fault or more. */
export function failure(faults: readonly Fault[]): FaultResult {
  // SAFETY: whoever fails has a fault.
  const first = faults[0] as Fault;
  return { ok: false, error: faults.length === 1 ? first : { ...first, others: faults.slice(1) } };
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
