/** A token (RFC 9110, 5.6.2), which the names of headers and methods are. */
export const TOKEN_PATTERN: string = "^[!#$%&'*+.^_`|~0-9A-Za-z-]+$";

/** What the values of headers are made of: all code units up to 255, but NUL, LF and CR. */
export const VALUE_PATTERN: string = String.raw`^[\u0001-\u0009\u000b\u000c\u000e-\u00ff]*$`;

const TOKEN = /* @__PURE__ */ new RegExp(TOKEN_PATTERN);
const VALUE = /* @__PURE__ */ new RegExp(VALUE_PATTERN);

/** Whether a value is a text that is a token. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && TOKEN.test(value);
}

/** Whether a value is a text that a header may have. White space around it does not count. */
export function isHeaderValue(value: unknown): value is string {
  return typeof value === 'string' && VALUE.test(value);
}

/** Leaves out the white space of HTTP around the value of a header. */
export function trimHeaderValue(value: string): string {
  return value.replace(/^[\t\n\r ]+/, '').replace(/[\t\n\r ]+$/, '');
}
