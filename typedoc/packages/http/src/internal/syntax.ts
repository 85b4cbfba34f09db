/** A token (RFC 9110, 5.6.2), the form of header names and methods. */
export const TOKEN_PATTERN: string = "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$";

/** The characters of header values: all code units up to 255 except NUL, LF and CR. */
export const VALUE_PATTERN: string = String.raw`^[\u0001-\u0009\u000b\u000c\u000e-\u00ff]*$`;

const TOKEN = /* @__PURE__ */ new RegExp(TOKEN_PATTERN);
const VALUE = /* @__PURE__ */ new RegExp(VALUE_PATTERN);

/** Checks whether a value is a string that is a token. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}

/** Checks whether a value is a string that may be the value of a header. White space around it is ignored. */
export function isHeaderValue(value: unknown): value is string {
  return typeof value === 'string' && VALUE.test(value);
}

/** Removes the white space of HTTP around the value of a header. */
export function trimHeaderValue(value: string): string {
  return value.replace(/^[\t\n\r ]+/, '').replace(/[\t\n\r ]+$/, '');
}
