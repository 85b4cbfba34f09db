import type { Block, CodeBlock, Link, Part, Text } from './pageData';

const FENCE = /(^```[^]*?^```[^\S\n]*$)/m;
const OPEN_FENCE = /^```(?<language>\S*)[^\S\n]*(?<meta>.*)\n(?<code>[^]*?)\n?^```/m;

/** Matches Markdown links too, so that code in them is left alone. */
const PARTS = /(\{@\w+ [^}]*\}|`[^`]+`|\[[^\]]*\]\([^)\s]*\))/;

/** Reads text of authors and translators: Markdown with TSDoc links. */
export function readText(source: string, links: ReadonlyMap<string, Link> = new Map()): Text {
  return source.split(FENCE).flatMap((section): Block[] => {
    const fence = section.startsWith('```') ? OPEN_FENCE.exec(section)?.groups : undefined;
    return fence === undefined
      ? section
          .split(/\n{2,}/)
          .map((paragraph) => paragraph.replace(/^\n+|\s+$/g, ''))
          .filter((paragraph) => paragraph !== '')
          .map((paragraph) => ({ parts: readParts(paragraph, links) }))
      : [
          {
            language: fence['language'] ?? '',
            meta: fence['meta'] ?? '',
            code: fence['code'] ?? '',
          },
        ];
  });
}

function readParts(paragraph: string, links: ReadonlyMap<string, Link>): readonly Part[] {
  return paragraph
    .split(PARTS)
    .filter((piece) => piece !== '')
    .map((piece): Part => {
      const link = links.get(piece);
      if (link !== undefined) {
        return link;
      }
      // A stale translation may contain links that its English text no longer has.
      const name = /^\{@\w+ (?<name>[^}|\s]+)/.exec(piece)?.groups?.['name'];
      const code = name ?? /^`([^`]+)`$/.exec(piece)?.[1];
      return code === undefined ? piece : { code };
    });
}

/** Writes parts in the form that `readText()` reads. */
export function writeParts(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') {
        return part;
      }
      return 'code' in part ? `\`${part.code}\`` : linkSource(part.link);
    })
    .join('');
}

export function linkSource(text: string): string {
  return `{@link ${text}}`;
}

export function isCode(block: Block): block is CodeBlock {
  return 'code' in block;
}

export function isHeading(block: Block): boolean {
  const [first] = isCode(block) ? [] : block.parts;
  return typeof first === 'string' && /^#+ /.test(first);
}

/** Returns the text without the markup of code and emphasis. */
export function plainText(text: Text): string {
  return (
    text
      .flatMap((block) => (isCode(block) ? [] : block.parts))
      .map((part) => {
        if (typeof part === 'string') {
          return part
            .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
            .replace(/(\*{1,2})(?=\S)([^*]+)(?<=\S)\1/g, '$2')
            .replaceAll('`', '');
        }
        return 'code' in part ? part.code : part.link;
      })
      .join('')
      // `\s` would match the no-break spaces of French.
      .replace(/[ \t\n]+/g, ' ')
      .trim()
  );
}

export function firstSentence(text: Text): string {
  const words = plainText(text.slice(0, 1));
  return /^.*?[.!?](?= |$)/.exec(words)?.[0] ?? words;
}
