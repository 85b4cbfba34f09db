/** Texts of what was thrown and of what caused it, nearest cause first. */
export function causalChain(error: unknown): readonly string[] {
  const texts: string[] = [];
  const seen = new Set<unknown>();
  let current = error;
  while (current !== undefined && !seen.has(current)) {
    seen.add(current);
    texts.push(textOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return texts;
}

function textOf(thrown: unknown): string {
  if (thrown instanceof Error) {
    return thrown.message === '' ? thrown.name : thrown.message;
  }
  try {
    return String(thrown);
  } catch {
    return typeof thrown;
  }
}
