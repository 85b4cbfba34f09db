import type { Equal } from '@tstd/core';

/** The equality of `Array.prototype.includes` and of `Map` keys: `NaN` equals itself. */
export const SAME: Equal<unknown> = {
  equals: (self, other) => self === other || (Number.isNaN(self) && Number.isNaN(other)),
};
