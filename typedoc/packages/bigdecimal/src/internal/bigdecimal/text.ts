/**
 * The grammar of decimals as strings: a sign, digits, digits after a point, and an exponent of at most four digits. The limit prevents a short string from creating a huge decimal.
 */
export const DECIMAL: RegExp = /^[+-]?[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]{1,4})?$/;

/** The default maximum length of a string. Parsing time grows faster than linearly with the number of digits, and quadratically in some engines. */
export const MAX_LENGTH = 100_000;
