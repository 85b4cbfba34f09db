import type { Option } from '../../Option.js';
import type { Fault, FaultResult, Path } from './fault.js';

/** How many faults an error lists. */
export const MAX_FAULTS = 100;

/** How many faults are looked for: the last one says that there are more than an error lists. */
export const SOUGHT_FAULTS: number = MAX_FAULTS + 1;

/** The parts of an input that are at fault, and how many faults they have. */
export interface Faults {
  /** The parts, in the order in which they are read. */
  readonly parts: Part[];

  /** The number of faults in all parts. */
  count: number;
}

/** How long a path is at most that is written at each level. */
const SHALLOW = 16;

interface Part {
  readonly key: string | number;
  readonly fault: Fault;
}

// To write the paths at each level would cost the square of the depth, for each fault. So a fault
// that is made of those of parts remembers them, and its paths are written when they are read.
const faultsOf = new WeakMap<Fault, Readonly<Faults>>();

/** No faults, yet. */
export function noFaults(): Faults {
  return { parts: [], count: 0 };
}

/** Adds the faults of a part to others, seen from the whole: their paths start with the key of the part. */
export function addWithin(self: Faults, key: string | number, fault: Fault): void {
  self.parts.push({ key, fault });
  // eslint-disable-next-line no-param-reassign -- It is what the function is for.
  self.count += faultsOf.get(fault)?.count ?? 1 + (fault.others?.length ?? 0);
}

/** The fault of a field that is absent: one of the field itself is that it is missing. */
export function asMissing(self: Fault): Fault {
  return isWithin(self) ? self : { ...self, isMissing: true };
}

/** Whether the fault is one of a part. It does not write the path. */
export function isWithin(self: Fault): boolean {
  return faultsOf.has(self) || self.path.length > 0;
}

/** The failure of one fault or more. */
export function failure(faults: Readonly<Faults>): FaultResult {
  const list = listShallow(faults);
  if (list === undefined) {
    return deepFailure(faults);
  }
  const [first, ...others] = list;
  return { ok: false, error: others.length === 0 ? first : { ...first, others } };
}

/** The faults when no path is long: to write these at once is faster than to remember. */
function listShallow({ parts }: Readonly<Faults>): Option<readonly [Fault, ...Fault[]]> {
  if (parts.some(({ fault }) => faultsOf.has(fault))) {
    return undefined;
  }
  const list: Fault[] = [];
  for (const { key, fault } of parts) {
    listWithin(fault, [key], list);
  }
  return list.some(({ path }) => path.length > SHALLOW) ? undefined : notEmpty(list);
}

function deepFailure(faults: Readonly<Faults>): FaultResult {
  // SAFETY: whoever fails has a fault.
  const [first] = faults.parts as readonly Part[] as readonly [Part, ...Part[]];
  const { expected, received, isMissing, message } = first.fault;
  const error: Fault = {
    get path() {
      return firstPath(error);
    },
    expected,
    received,
    ...(isMissing !== undefined && { isMissing }),
    ...(message !== undefined && { message }),
  };
  if (faults.count > 1) {
    Object.defineProperty(error, 'others', {
      get: () => listFaults(error).slice(1),
      enumerable: true,
    });
  }
  faultsOf.set(error, faults);
  return { ok: false, error };
}

/** All faults, each without the others. */
export function listFaults(self: Fault): readonly [Fault, ...Fault[]] {
  const list: Fault[] = [];
  listWithin(self, [], list);
  return notEmpty(list);
}

function notEmpty(list: readonly Fault[]): readonly [Fault, ...Fault[]] {
  // SAFETY: whoever fails has a fault, and a fault has at least itself.
  return list as readonly [Fault, ...Fault[]];
}

function listWithin(self: Fault, keys: (string | number)[], list: Fault[]): void {
  const faults = faultsOf.get(self);
  if (faults === undefined) {
    const { others = [], ...first } = self;
    for (const each of [first, ...others]) {
      list.push(keys.length === 0 ? each : { ...each, path: [...keys, ...each.path] });
    }
    return;
  }
  for (const { key, fault } of faults.parts) {
    keys.push(key);
    listWithin(fault, keys, list);
    keys.pop();
  }
}

function firstPath(self: Fault): Path {
  const keys: (string | number)[] = [];
  let fault = self;
  for (let first = faultsOf.get(fault)?.parts[0]; first; first = faultsOf.get(fault)?.parts[0]) {
    keys.push(first.key);
    ({ fault } = first);
  }
  return [...keys, ...fault.path];
}
