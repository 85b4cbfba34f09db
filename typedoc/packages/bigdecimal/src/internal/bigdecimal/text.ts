/**
 * The texts that are read: a sign, digits, digits after a point, and an exponent of four digits or less, which bounds what a short text can ask for.
 */
export const DECIMAL: RegExp = /^[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]{1,4})?$/;

/** The longest text that is read by default. Reading digits takes more than linear time, in some engines the square. */
export const MAX_LENGTH = 100_000;
