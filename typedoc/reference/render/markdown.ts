import type { Block, Description, Part, Signature, Text } from '../pageData';
import { isCode } from '../text';

/** Returns the address of a path for links in a Markdown page. */
export type AddressOf = (path: string) => string;

export function blocks(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

export function list(items: readonly string[]): string {
  return items.map((item) => `- ${item.replace(/\n(?!\n|$)/g, '\n  ')}`).join('\n');
}

export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function link(text: string, address: string): string {
  return `[${text}](${address})`;
}

export function fence(language: string, meta: string, text: string): string {
  return `\`\`\`${[language, meta].filter((part) => part !== '').join(' ')}\n${text}\n\`\`\``;
}

export function distinct<Value>(values: readonly Value[]): readonly Value[] {
  return [...new Set(values)];
}

export class TextWriter {
  readonly #addressOf: AddressOf;

  constructor(addressOf: AddressOf) {
    this.#addressOf = addressOf;
  }

  text(text: Text | undefined): string {
    return blocks(...(text ?? []).map((block) => this.#block(block)));
  }

  /** The part of a comment that lists show. */
  lead(description: Pick<Description, 'summary'> | undefined): string {
    return this.text(description?.summary.slice(0, 1));
  }

  link(text: string, path: string): string {
    return link(text, this.#addressOf(path));
  }

  /** Only links are separate code spans, because adjacent spans would merge. */
  type(signature: Signature): string {
    const pieces: string[] = [];
    let plain = '';
    const finish = (): void => {
      const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(plain) ?? [];
      pieces.push(before, text === '' ? '' : code(text), after);
      plain = '';
    };
    for (const part of signature) {
      if (typeof part === 'object' && part.to !== undefined) {
        finish();
        pieces.push(this.link(code(part.text), part.to));
      } else {
        plain += (typeof part === 'string' ? part : part.text).replace(/\s+/g, ' ');
      }
    }
    finish();
    return pieces.join('');
  }

  #block(block: Block): string {
    if (isCode(block)) {
      return fence(block.language, block.meta, block.code);
    }
    return block.parts.map((part) => this.#part(part)).join('');
  }

  #part(part: Part): string {
    if (typeof part === 'string') {
      return escape(part).replace(/(?<=\]\()\/[^)\s]*(?=\))/g, (path) => this.#addressOf(path));
    }
    const text = 'code' in part ? code(part.code) : part.isName ? code(part.link) : part.link;
    return part.to === undefined ? text : this.link(text, part.to);
  }
}

/** Code, and headings and anchors with ids, which are not escaped. */
const CODE = /(```[^]*?```|`[^`]*`|^#+ .*|^<a id="[^"]*"><\/a>$)/;

/** Escapes elements and expressions of MDX, but leaves Markdown as it is. */
function escape(markdown: string): string {
  return markdown
    .split(CODE)
    .map((part) =>
      CODE.test(part) ? part : part.replace(/(?!^)>/gm, '\\>').replace(/[<{}]/g, '\\$&'),
    )
    .join('');
}
