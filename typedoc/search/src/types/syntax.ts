/** Signs that distinguish a type from words. A bracket follows its name without a space. */
const SIGNS = /->|=>|→|⇒|\)\s*:|^\s*\([^)]*[,:]|\p{L}[\p{L}\p{N}_]*<(?![\s/])|<.*>|[[\]{}|]/u;

const GUARD =
  /^\s*(?:asserts\s+)?[\p{L}_$][\p{L}\p{N}_$]*\s+is\s+(?:\p{Lu}|string\b|number\b|bigint\b|boolean\b|symbol\b|readonly\b)/u;

export function looksLikeType(text: string): boolean {
  return SIGNS.test(text) || GUARD.test(text);
}
