/** What only a caller without types can pass. */
export const WRONG: readonly unknown[] = [
  null,
  0.5,
  Number.NaN,
  'wrong',
  true,
  {},
  Symbol('wrong'),
  (): number => 1,
];

/** What a call throws, or None. */
export function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}
