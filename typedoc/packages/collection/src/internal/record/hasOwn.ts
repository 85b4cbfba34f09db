import type { RecordKey } from './model.js';

/** Checks whether a record has a key as an own enumerable property. */
export function hasOwn(self: object, key: RecordKey): boolean {
  return Object.prototype.propertyIsEnumerable.call(self, key);
}
