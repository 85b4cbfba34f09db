/**
 * The texts that are read: a sign, digits, digits after a point, and an exponent of four digits or less, which bounds what a short text can ask for.
 */
export const DECIMAL: RegExp = /^[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]{1,4})?$/;
