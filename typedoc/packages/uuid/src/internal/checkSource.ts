import { checkFunction, checkObject } from '@tstd/error/Argument';

import type { UUIDSource } from '../UUIDSource.js';

/** Throws unless the argument is a source whose members, if any, are functions. */
export function checkSource(source: UUIDSource): void {
  checkObject(source, 'source');
  const { now, randomBytes } = source;
  if (now !== undefined) {
    checkFunction(now, 'now');
  }
  if (randomBytes !== undefined) {
    checkFunction(randomBytes, 'randomBytes');
  }
}
