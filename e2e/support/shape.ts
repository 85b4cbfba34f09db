import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Attributes whose values are words, addresses or data. */
export const FREE_VALUES =
  /^(?:alt|content|d|data-.*|datetime|href|id|name|placeholder|points|rel|src|title|viewbox)$/;

/** Attributes that name other elements by their ids. */
const REFERENCES = /^(?:aria-(?:controls|describedby|labelledby|owns)|for)$/;

/** Elements whose children are described in their order. */
const BLOCKS = new Set('article aside body details div footer header main nav section'.split(' '));

/** Elements that stand for words where they have neither a class nor a role. */
const WORDS = new Set('b br code em i kbd strong sub sup wbr'.split(' '));

type Attributes = Readonly<Record<string, string>>;

interface OpenElement {
  readonly tag: string;
  readonly attributes: string;
  readonly inside: string[];
}

/**
 * Describes a page by its elements and attributes, without its words: of them only where there are
 * any, be they code or emphasized. Blocks are described in their order; what stands in lines, lists,
 * tables and code may come in any order and number.
 *
 * Two pages of one shape differ in their words only, as the pages of currencies do: what a rule or a
 * component makes of one, it makes of the other.
 */
export function shapeOf(html: string): string {
  const ids = new Set([...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id = '']) => id));
  const labels: string[] = [];
  const valueOf = (name: string, value: string): string => {
    if (name === 'aria-label') {
      // Two landmarks may not have the same label.
      labels.push(value);
      return String(labels.indexOf(value));
    }
    if (REFERENCES.test(name)) {
      return value
        .split(' ')
        .map((id) => (ids.has(id) ? '!' : '?'))
        .join('');
    }
    if (name === 'class') {
      return value.replace(/docs-doc-id-\S+/, '');
    }
    // Either language is one; a third would be another shape.
    const isLanguage = name === 'lang' && /^(?:en|fr)$/.test(value);
    return FREE_VALUES.test(name) || isLanguage ? String(value !== '') : value;
  };
  const describe = (attributes: Attributes): string =>
    Object.entries(attributes)
      .map(([name, value]) => `${name}=${valueOf(name, value)}`)
      .sort()
      .join(' ');

  const root: OpenElement = { tag: '', attributes: '', inside: [] };
  const open = [root];
  new Parser({
    onopentag: (tag, attributes) => {
      open.push({ tag, attributes: describe(attributes), inside: [] });
    },
    ontext: (text) => {
      if (text.trim() !== '') {
        open.at(-1)?.inside.push('text');
      }
    },
    onclosetag: () => {
      const { tag, attributes, inside } = open.pop() ?? root;
      const isWords = WORDS.has(tag) && /^(?:lang=true)?$/.test(attributes);
      if (isWords && inside.every((part) => part === 'text')) {
        open.at(-1)?.inside.push(...inside);
        return;
      }
      const parts = BLOCKS.has(tag) ? inside : [...new Set(inside)].sort();
      open.at(-1)?.inside.push(`<${tag} ${attributes}>${parts.join('')}</>`);
    },
  }).end(html);
  return createHash('sha1').update(root.inside.join('')).digest('base64');
}
