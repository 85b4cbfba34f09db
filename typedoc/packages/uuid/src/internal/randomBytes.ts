import { checkArgument, NotImplementedError } from '@tstd/error';

import type { UUIDSource } from '../UUIDSource.js';
import { isBytes } from './bytes.js';

/** Returns the `crypto` of the platform, which may have a part of its functions or none. */
export function platformCrypto(): Partial<Crypto> {
  // A browser has no `randomUUID` on pages that are not secure.
  return (globalThis as { readonly crypto?: Partial<Crypto> }).crypto ?? {};
}

/** Returns as many random bytes as are asked for: those of the source, or those of the platform. */
export function randomBytes(
  length: number,
  source: UUIDSource['randomBytes'] = readPlatform,
): Uint8Array {
  const bytes = source(length);
  checkArgument(isBytes(bytes), 'randomBytes()', 'a Uint8Array', bytes);
  checkArgument(bytes.length === length, 'randomBytes().length', String(length), bytes.length);
  return bytes;
}

function readPlatform(length: number): Uint8Array {
  const crypto = platformCrypto();
  if (crypto.getRandomValues === undefined) {
    throw new NotImplementedError({
      message:
        'This platform has no "crypto.getRandomValues": give a source with "randomBytes" instead',
    });
  }
  return crypto.getRandomValues(new Uint8Array(length));
}
