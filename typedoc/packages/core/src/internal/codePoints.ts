/** Checks whether a code unit is the first half of a surrogate pair. */
export function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

/** Checks whether a code unit is the second half of a surrogate pair. */
export function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}

/** Counts the code points in a string. A lone surrogate counts as one. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (let unit = 0; unit < text.length; unit = nextUnit(text, unit)) {
    count += 1;
  }
  return count;
}

/** Returns the index of the code unit at which a code point starts. In a shorter string, it returns the length. */
export function unitIndexOf(text: string, codePoint: number): number {
  let unit = 0;
  for (let count = 0; count < codePoint && unit < text.length; count += 1) {
    unit = nextUnit(text, unit);
  }
  return unit;
}

function nextUnit(text: string, unit: number): number {
  const isPair =
    isHighSurrogate(text.charCodeAt(unit)) && isLowSurrogate(text.charCodeAt(unit + 1));
  return isPair ? unit + 2 : unit + 1;
}
