/**
 * The elements from one index up to another, both in range and in order.
 *
 * `toSpliced` and a spread read the holes of a sparse array as undefined; `slice` alone would keep them.
 */
export function copied<Value>(
  self: readonly Value[],
  first: number,
  last: number,
): readonly Value[] {
  if (first === 0) {
    return self.toSpliced(last);
  }
  return last === self.length ? self.toSpliced(0, first) : [...self.slice(first, last)];
}
