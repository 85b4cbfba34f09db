/** Returns the number of a value. A new value receives the next number. */
export type Identify = (value: WeakKey) => number;

/** Creates a numbering that starts at 1. */
export function createIdentify(): Identify {
  const collectable = new WeakMap<WeakKey, number>();
  const kept = new Map<WeakKey, number>();
  const acceptsSymbols = canHoldSymbols();
  let lastId = 0;
  return (value) => {
    const isCollectable =
      typeof value !== 'symbol' || (acceptsSymbols && Symbol.keyFor(value) === undefined);
    const ids = isCollectable ? collectable : kept;
    const known = ids.get(value);
    if (known !== undefined) {
      return known;
    }
    lastId += 1;
    ids.set(value, lastId);
    return lastId;
  };
}

/** Whether a `WeakMap` accepts symbols as keys, as required since ECMAScript 2023. */
function canHoldSymbols(): boolean {
  try {
    new WeakMap().set(Symbol('a key'), true);
    return true;
  } catch {
    return false;
  }
}
