/** Whether a value is a `Uint8Array`, of this realm or another. */
export function isBytes(value: unknown): value is Uint8Array {
  // Any view has bytes, but the items of most others are greater.
  return (
    ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
  );
}

/** Returns the hex-and-dash text of 16 bytes. */
export function asText(bytes: Uint8Array): string {
  return withDashes(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}

/** Returns 16 bytes with the bits of a version and of the variant of RFC 9562 in their place. */
export function withVersion(bytes: Uint8Array, version: number): Uint8Array {
  return bytes.map((byte, index) => {
    if (index === 6) {
      return (byte & 0x0f) | (version << 4);
    }
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
}

/** Returns 32 hexadecimal digits in the groups of a UUID. */
export function withDashes(digits: string): string {
  const ends = [8, 12, 16, 20, 32];
  return ends.map((end, index) => digits.slice(ends[index - 1] ?? 0, end)).join('-');
}

/** Returns the 32 hexadecimal digits of a UUID. */
export function digitsOf(text: string): string {
  return text.replaceAll('-', '');
}
