/** Signs that tell a type from words. A bracket that opens a type stands right after its name. */
const SIGNS = /->|=>|→|⇒|\)\s*:|^\s*\([^)]*[,:]|\p{L}[\p{L}\p{N}_]*<(?![\s/])|<.*>|[[\]{}|]/u;

/** A type guard: after `is` comes a name as types have them, where prose has any word. */
const GUARD =
  /^\s*(?:asserts\s+)?[\p{L}_$][\p{L}\p{N}_$]*\s+is\s+(?:\p{Lu}|string\b|number\b|bigint\b|boolean\b|symbol\b|readonly\b)/u;

/** Whether a text may be a type, as far as its signs tell. */
export function looksLikeType(text: string): boolean {
  return SIGNS.test(text) || GUARD.test(text);
}
