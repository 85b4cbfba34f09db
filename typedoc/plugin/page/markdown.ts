/** A block of Markdown, or nothing. */
export type Block = string;

/** Puts blocks below each other, without those that say nothing. */
export function blocks(...parts: readonly Block[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** A heading; its id, where it has one of its own, is the same in all languages. */
export function heading(level: number, text: string, id?: string): Block {
  return `${'#'.repeat(level)} ${text}${id === undefined ? '' : ` {#${id}}`}`;
}

/** A list, of which each item may have several paragraphs. */
export function list(
  items: readonly string[],
  marker: (index: number) => string = () => '-',
): Block {
  return items
    .map((item, index) => {
      const mark = `${marker(index)} `;
      return mark + item.replace(/\n(?!\n|$)/g, `\n${' '.repeat(mark.length)}`);
    })
    .join('\n');
}

/** A heading over what stands below it, or nothing where nothing does. */
export function section(level: number, title: string, content: Block, id?: string): Block {
  return content === '' ? '' : blocks(heading(level, title, id), content);
}

/** Blocks in an element of a class. */
export function division(className: string, ...parts: readonly Block[]): Block {
  return blocks(`<div class="${className}">`, ...parts, '</div>');
}

/** Blocks that are folded below a line, or nothing where there are none. */
export function details(summary: string, ...parts: readonly Block[]): Block {
  const content = blocks(...parts);
  return content === ''
    ? ''
    : blocks('<details>', `<summary>${summary}</summary>`, content, '</details>');
}

export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** The same texts once each, in their order. */
export function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}
