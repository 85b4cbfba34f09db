export type Block = string;

export function blocks(...parts: readonly Block[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

export function heading(level: number, text: string, id?: string): Block {
  return `${'#'.repeat(level)} ${text}${id === undefined ? '' : ` {#${id}}`}`;
}

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

export function section(level: number, title: string, content: Block, id?: string): Block {
  return content === '' ? '' : blocks(heading(level, title, id), content);
}

export function division(className: string, ...parts: readonly Block[]): Block {
  return blocks(`<div class="${className}">`, ...parts, '</div>');
}

export function details(summary: string, ...parts: readonly Block[]): Block {
  const content = blocks(...parts);
  return content === ''
    ? ''
    : blocks('<details>', `<summary>${summary}</summary>`, content, '</details>');
}

export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

export function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].filter((text) => text !== '');
}
