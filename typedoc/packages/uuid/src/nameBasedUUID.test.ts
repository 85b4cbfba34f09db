import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import * as oracle from 'uuid';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';

import { nameBasedUUID, UUID } from './index.js';
import { sha1 } from './internal/sha1.js';

const uuids = fc.uuid();
const texts = fc.string({ unit: 'binary' });

const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

describe('nameBasedUUID()', () => {
  test('returns the UUID of the test vector in RFC 9562, appendix A.4', () => {
    const uuid = nameBasedUUID('www.example.com', UUID.NAMESPACE_DNS);
    expect(uuid).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
    expect([UUID.version(uuid), UUID.variant(uuid)]).toStrictEqual([5, 'rfc9562']);
    expectTypeOf(nameBasedUUID).returns.toEqualTypeOf<UUID>();
  });

  test('returns the same UUIDs for strings as the uuid package', () => {
    fc.assert(
      fc.property(texts, uuids, (name, namespace) => {
        expect(nameBasedUUID(name, namespace as UUID)).toBe(oracle.v5(name, namespace));
      }),
      { numRuns: 1000 },
    );
  });

  test('returns the same UUIDs for bytes as the uuid package', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), uuids, (name, namespace) => {
        expect(nameBasedUUID(name, namespace as UUID)).toBe(oracle.v5(name, namespace));
      }),
    );
  });

  test('accepts bytes from another realm and rejects larger numbers', async () => {
    const { runInNewContext }: { runInNewContext(code: string): Uint8Array } = await import(
      'node:vm' as string
    );
    const foreign = runInNewContext('Uint8Array.of(1, 2)');
    expect(nameBasedUUID(foreign, UUID.NIL)).toBe(nameBasedUUID(Uint8Array.of(1, 2), UUID.NIL));
    // SAFETY: untyped code can pass any array.
    expect(() => nameBasedUUID(Uint16Array.of(1, 2) as unknown as Uint8Array, UUID.NIL)).toThrow(
      'Expected "name" to be a string or bytes, received an instance of Uint16Array',
    );
  });

  test('encodes a string in UTF-8 without normalising it', () => {
    const bytes = new TextEncoder().encode('naïve 🐎');
    const { NAMESPACE_URL } = UUID;
    const uuid = nameBasedUUID('naïve 🐎', NAMESPACE_URL);
    expect(uuid).toBe(nameBasedUUID(bytes, NAMESPACE_URL));
    expect(nameBasedUUID('é', NAMESPACE_URL)).not.toBe(nameBasedUUID('e\u0301', NAMESPACE_URL));
    expect(nameBasedUUID('', NAMESPACE_URL)).toBe(oracle.v5('', NAMESPACE_URL));
  });

  test.each(['\uD800', 'a\uDC00', '\uDC00\uD800'])(
    'rejects %j, which cannot be encoded in UTF-8',
    (name) => {
      expect(() => nameBasedUUID(name, UUID.NAMESPACE_DNS)).toThrow(
        new ArgumentError({
          message: `Expected "name" to be a string without lone surrogates, received ${JSON.stringify(name)}`,
        }),
      );
    },
  );

  test.each(['www.example.com', '6BA7B810-9DAD-11D1-80B4-00C04FD430C8', undefined])(
    'rejects the namespace %s in untyped code',
    (namespace) => {
      expect(() => nameBasedUUID('a', namespace as UUID)).toThrow(ArgumentError);
    },
  );

  test('does not use crypto', () => {
    vi.stubGlobal('crypto', undefined);
    expect(UUID.version(nameBasedUUID('a', UUID.NIL))).toBe(5);
    vi.unstubAllGlobals();
  });
});

describe('the namespaces', () => {
  test('are the namespaces of RFC 9562, section 6.6', () => {
    expect([UUID.NAMESPACE_DNS, UUID.NAMESPACE_URL]).toStrictEqual([oracle.v5.DNS, oracle.v5.URL]);
    expect(UUID.NAMESPACE_OID).toBe('6ba7b812-9dad-11d1-80b4-00c04fd430c8');
    expect(UUID.NAMESPACE_X500).toBe('6ba7b814-9dad-11d1-80b4-00c04fd430c8');
  });
});

describe('sha1()', () => {
  test.each([
    ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
    ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
    ['a'.repeat(1_000_000), '34aa973cd4c4daa4f61eeb2bdbad27316534016f'],
  ])('returns the digests of the test vectors (%#)', (text, digest) => {
    expect(hexOf(sha1(new TextEncoder().encode(text)))).toBe(digest);
  });

  test('returns the same digest as WebCrypto for every length up to three blocks', async () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
      const digest = await crypto.subtle.digest('SHA-1', bytes);
      expect(sha1(bytes)).toStrictEqual(new Uint8Array(digest));
    }
  });
});
