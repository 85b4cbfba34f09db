import type { Equal } from '@tstd/core';

/** The equality that `Array.prototype.includes` and `Map` keys use: `NaN` equals itself. */
export const SAME: Equal<unknown> = {
  equals: (self, other) => self === other || (Number.isNaN(self) && Number.isNaN(other)),
};
