import { expect, test } from 'vitest';

import * as BigInts from './BigInt.js';
import * as Numbers from './Number.js';

test.each([undefined, null, '1', true, {}, [2], Symbol('wrong')])(
  'sum() and product() reject a list that contains %o',
  (value) => {
    for (const fn of [Numbers.sum, Numbers.product]) {
      expect(() => fn([1, value as number])).toThrow(
        /^Expected "values" to be a number, received /,
      );
    }
    for (const fn of [BigInts.sum, BigInts.product]) {
      expect(() => fn([1n, value as bigint])).toThrow(
        /^Expected "values" to be a bigint, received /,
      );
    }
  },
);
