import { checkArgument } from '@tstd/error';

import { hasInstance, type UUID } from './model.js';

/** Throws unless the argument is a UUID. */
export function checkUUID(value: unknown, name: string): asserts value is UUID {
  checkArgument(hasInstance(value), name, 'a UUID', value);
}
