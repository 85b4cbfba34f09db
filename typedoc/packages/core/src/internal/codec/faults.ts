import type { Fault, FaultResult, Path } from './fault.js';

/** The maximum number of faults that an error lists. */
export const MAX_FAULTS = 100;

/** The number of faults after which decoding stops. The last fault only proves that there are more faults than an error lists. */
export const SOUGHT_FAULTS: number = MAX_FAULTS + 1;

/** Adds the faults of a part to a list, with the key of the part before their paths. */
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

/** Marks the fault of an absent field as missing, unless it is a fault inside the field. */
export function asMissing(self: Fault): Fault {
  return isWithin(self) ? self : { ...self, isMissing: true };
}

/** Checks whether a fault is inside a part of the input. */
export function isWithin(self: Fault): boolean {
  return self.path.length > 0;
}

/** Returns the part of an input at a path. Only own properties are read, as in the combinators. */
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

/** Creates a failed result from at least one fault. */
export function failure(faults: readonly Fault[]): FaultResult {
  // SAFETY: callers pass at least one fault.
  const first = faults[0] as Fault;
  return { ok: false, error: faults.length === 1 ? first : { ...first, others: faults.slice(1) } };
}

/** Lists all faults, each without the others. */
export function listFaults(self: Fault): readonly [Fault, ...Fault[]] {
  const { others } = self;
  if (others === undefined) {
    return [self];
  }
  const { others: _, ...first } = self;
  return [first, ...others];
}
