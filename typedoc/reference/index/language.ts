/** Words of the language that may also be names of members in a module. */
const WORDS =
  'any bigint boolean catch class const delete enum false for function if import in instanceof interface let never new null number object readonly return string switch symbol this throw true try type typeof undefined unknown void with yield';

const TYPES =
  'ArrayLike AsyncGenerator AsyncIterable AsyncIterator Awaited Exclude Extract Generator InstanceType Iterable Iterator NonNullable Omit Parameters Partial Pick PromiseLike PropertyKey ReadonlyArray ReadonlyMap ReadonlySet Readonly Record Required ReturnType';

const NAMES: ReadonlySet<string> = new Set(`${WORDS} ${TYPES}`.split(' '));

export function isLanguageName(parts: readonly string[]): boolean {
  const [head = ''] = parts;
  return (parts.length === 1 && NAMES.has(head)) || isGlobal(parts);
}

function isGlobal(parts: readonly string[]): boolean {
  let holder: unknown = globalThis;
  for (const [index, part] of parts.entries()) {
    if (!isHolder(holder) || !(part in holder)) {
      return false;
    }
    // Do not read the last part, because getters of a prototype throw.
    holder = index < parts.length - 1 ? (holder as Record<string, unknown>)[part] : undefined;
  }
  return true;
}

function isHolder(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
