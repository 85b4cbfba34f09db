import { checkArgument } from '@tstd/error';

import { isBytes, withVersion } from './internal/bytes.js';
import { sha1 } from './internal/sha1.js';
import { checkUUID } from './internal/uuid/checkUUID.js';
import { fromBytes, toBytes, type UUID } from './UUID.js';

/**
 * Returns the version 5 UUID of a name in a namespace. The same name in the same namespace always results in the same UUID.
 *
 * The UUID consists of the first 16 bytes of a SHA-1 digest, in which the version and the variant replace some bits. The digest is computed from the bytes of the namespace, followed by the bytes of the name. A string is encoded in UTF-8.
 * Anyone who knows the namespace can find the name by guessing, so the UUID does not hide the name. Also, do not use this function for names that an adversary can choose: SHA-1 has known collisions.
 *
 * @param name - The name in the namespace: a string or bytes.
 * @param namespace - The namespace in which the name is unique: `UUID.NAMESPACE_DNS`, another `NAMESPACE_` constant, or a UUID of your choice.
 * @returns The UUID, which is always the same for this name in this namespace.
 * @throws An {@link ArgumentError} if the namespace is not a UUID, or if the string contains a lone surrogate, which cannot be encoded in UTF-8.
 *
 * @example Create the UUID of a domain name
 * ```ts
 * import { nameBasedUUID, UUID } from '@tstd/uuid';
 *
 * nameBasedUUID('www.example.com', UUID.NAMESPACE_DNS); // => '2ed6657d-e927-568b-95e1-2665a8aea6a2'
 * nameBasedUUID('\uD800', UUID.NAMESPACE_DNS); // => throws ArgumentError
 * ```
 *
 * @example Use a custom namespace
 * ```ts
 * import { nameBasedUUID, UUID } from '@tstd/uuid';
 *
 * const orders = nameBasedUUID(
 *   'https://example.com/orders',
 *   UUID.NAMESPACE_URL,
 * );
 *
 * nameBasedUUID('2026-0001', orders) === nameBasedUUID('2026-0001', orders); // => true
 * UUID.version(nameBasedUUID('2026-0001', orders)); // => 5
 * ```
 *
 * @alias uuidv5, v5, uuid5, uuidv3, nameUUIDFromBytes, uuid_generate_v5, Uuid::new_v5
 * @keywords deterministic, hash, SHA-1, stable, reproducible, input, url, string, idempotent
 * @category Constructors
 * @since 1.0.0
 * @see RFC 9562, section 5.5
 */
export function nameBasedUUID(name: string | Uint8Array, namespace: UUID): UUID {
  checkArgument(typeof name === 'string' || isBytes(name), 'name', 'a string or bytes', name);
  checkUUID(namespace, 'namespace');
  const bytes = typeof name === 'string' ? encode(name) : name;
  const message = new Uint8Array(16 + bytes.length);
  message.set(toBytes(namespace));
  message.set(bytes, 16);
  // SAFETY: the array has 16 bytes.
  return fromBytes(withVersion(sha1(message).subarray(0, 16), 5)) as UUID;
}

function encode(name: string): Uint8Array {
  checkArgument(!/\p{Surrogate}/u.test(name), 'name', 'a string without lone surrogates', name);
  return new TextEncoder().encode(name);
}
