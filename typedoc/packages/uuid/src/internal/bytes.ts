/** Checks whether a value is a `Uint8Array`, from this realm or another. */
export function isBytes(value: unknown): value is Uint8Array {
  // `isView` also accepts other views, whose items are mostly larger than a byte.
  return (
    ArrayBuffer.isView(value) && Object.prototype.toString.call(value) === '[object Uint8Array]'
  );
}

/** Converts 16 bytes to the canonical string of a UUID. */
export function asText(bytes: Uint8Array): string {
  return withDashes(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}

/** Returns a copy of 16 bytes with the given version and the variant of RFC 9562. */
export function withVersion(bytes: Uint8Array, version: number): Uint8Array {
  return bytes.map((byte, index) => {
    if (index === 6) {
      return (byte & 0x0f) | (version << 4);
    }
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
}

/** Separates 32 hexadecimal digits into the groups of a UUID. */
export function withDashes(digits: string): string {
  const ends = [8, 12, 16, 20, 32];
  return ends.map((end, index) => digits.slice(ends[index - 1] ?? 0, end)).join('-');
}

/** Returns the 32 hexadecimal digits of a UUID. */
export function digitsOf(text: string): string {
  return text.replaceAll('-', '');
}
