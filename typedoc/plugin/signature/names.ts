const PLAIN = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const SYMBOL = /^\[(?<name>\w+)\]$/;

/** A name as it is declared: in quotes or brackets where it is no identifier. */
export function declaredName(name: string): string {
  if (PLAIN.test(name)) {
    return name;
  }
  const symbol = SYMBOL.exec(name)?.groups?.['name'];
  if (symbol === undefined) {
    return JSON.stringify(name);
  }
  // TypeDoc leaves out where a well-known symbol comes from.
  return symbol in Symbol ? `[Symbol.${symbol}]` : name;
}
