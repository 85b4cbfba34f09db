import type { Record, RecordKey } from './model.js';

/**
 * A record to which a function adds before it returns it.
 */
export function draft<Key extends RecordKey, Value>(): Record<Key, Value> {
  // SAFETY: nobody sees it before the function has set the keys that it promises.
  return {} as Record<Key, Value>;
}

/**
 * A copy without a key, or with all of them, to which a function adds before it returns it.
 *
 * A spread is faster than a loop, but copies symbols too.
 */
export function draftOf<Key extends RecordKey, Value>(
  self: Record<never, Value>,
  without?: RecordKey,
): Record<Key, Value> {
  const result = without === undefined ? { ...self } : rest(self, without);
  for (const symbol of Object.getOwnPropertySymbols(result)) {
    Reflect.deleteProperty(result, symbol);
  }
  return result;
}

function rest<Value>(self: Record<string, Value>, without: RecordKey): Record<string, Value> {
  const { [without]: _deleted, ...others } = self;
  return others;
}

/**
 * Sets an own property of a draft. A plain assignment to `__proto__` would replace the prototype instead.
 */
export function setOwn<Value>(target: Record<never, Value>, key: RecordKey, value: Value): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
  } else {
    // eslint-disable-next-line no-param-reassign -- It is what the function is for, and faster than defining the property.
    (target as { [key: string]: Value })[key] = value;
  }
}
