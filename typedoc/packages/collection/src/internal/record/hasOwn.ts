import type { RecordKey } from './model.js';

/** Whether a record has a key: an own enumerable property. */
export function hasOwn(self: object, key: RecordKey): boolean {
  return Object.prototype.propertyIsEnumerable.call(self, key);
}
