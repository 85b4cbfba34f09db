import type { NamedSymbol } from '../names/symbol';

/**
 * Returns what stands in the box while names are typed letter by letter: in full, by the initials
 * of their subwords, as words in another order, and with a typo.
 */
export function typedTexts(
  symbols: readonly NamedSymbol[],
  count: number,
  random: () => number,
): readonly string[] {
  return Array.from({ length: count }, () => {
    const { name = '' } = symbols[Math.floor(random() * symbols.length)] ?? {};
    return [name, initials(name), otherOrder(name), withTypo(name, random)].flatMap(beginnings);
  }).flat();
}

/** Returns what stands in the box while a text is typed. */
export function beginnings(text: string): readonly string[] {
  return Array.from(text, (_, index) => text.slice(0, index + 1));
}

function initials(name: string): string {
  return name
    .split(/[.]|(?=[A-Z])/)
    .map((subword) => subword.charAt(0))
    .join('');
}

function otherOrder(name: string): string {
  return name.split('.').reverse().join(' ');
}

/** Changes the places of two neighbours. */
function withTypo(name: string, random: () => number): string {
  const position = Math.floor(random() * (name.length - 1));
  return (
    name.slice(0, position) +
    name.charAt(position + 1) +
    name.charAt(position) +
    name.slice(position + 2)
  );
}
