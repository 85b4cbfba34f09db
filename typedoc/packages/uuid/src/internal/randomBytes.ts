import { checkArgument, NotImplementedError } from '@tstd/error';

import type { UUIDSource } from '../UUIDSource.js';
import { isBytes } from './bytes.js';

/** Returns the `crypto` of the platform, which may lack some or all of its functions. */
export function platformCrypto(): Partial<Crypto> {
  // On insecure pages, browsers do not provide `randomUUID`.
  return (globalThis as { readonly crypto?: Partial<Crypto> }).crypto ?? {};
}

/** Returns `length` random bytes, from the source or from the platform. */
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
        'This platform has no "crypto.getRandomValues": pass a source with "randomBytes" instead',
    });
  }
  return crypto.getRandomValues(new Uint8Array(length));
}
