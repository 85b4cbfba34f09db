import type { Record, RecordKey } from './model.js';

/**
 * Creates an empty record that a function fills before returning it.
 */
export function draft<Key extends RecordKey, Value>(): Record<Key, Value> {
  // SAFETY: the caller sets all keys of the type before it returns the record.
  return {} as Record<Key, Value>;
}

/**
 * Creates a copy of a record that a function changes before returning the copy. If `without` is passed, the copy lacks that key.
 *
 * A spread is faster than a loop, but it also copies symbols, which are deleted afterwards.
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
    // eslint-disable-next-line no-param-reassign -- Setting a property is the purpose of this function, and faster than defining it.
    (target as { [key: string]: Value })[key] = value;
  }
}
