import {
  type ExampleTypes,
  exampleTypesFile,
  textOfExample,
  toExampleKey,
} from '../../../typedoc/plugin/examples/key';
import { loadJSON } from '../../details/loadJSON';
import type { Described } from './described';
import { findDetails } from './findDetails';

type Point = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Finds the word of code at a point, which may be a name. */
export function describedWord(
  target: Element,
  point: Point,
  baseUrl: string,
): Described | undefined {
  const code = target.closest('pre code');
  const word = wordAt(point);
  if (code === null || !word || !code.contains(word.startContainer) || !covers(word, point)) {
    return undefined;
  }
  return {
    covers: (event) => event instanceof MouseEvent && covers(word, event),
    rectangle: () => (code.isConnected ? word.getBoundingClientRect() : undefined),
    details: async () => {
      const text = await findType(code, word, baseUrl);
      if (text === undefined) {
        return undefined;
      }
      // A name that the reference describes has its path there.
      return text.startsWith('/') ? findDetails(baseUrl, text) : { signature: text, summary: '' };
    },
  };
}

function wordAt({ clientX, clientY }: Point): Range | undefined {
  const caret = caretAt(clientX, clientY);
  if (!(caret?.node instanceof Text)) {
    return undefined;
  }
  const { data } = caret.node;
  const start = /[\w$]*$/.exec(data.slice(0, caret.offset))?.index ?? 0;
  const length = /^[\w$]*/.exec(data.slice(start))?.[0].length ?? 0;
  const word = document.createRange();
  word.setStart(caret.node, start);
  word.setEnd(caret.node, start + length);
  return word.collapsed ? undefined : word;
}

/** The place in the text that is nearest to a point. */
function caretAt(
  x: number,
  y: number,
): { readonly node: Node; readonly offset: number } | undefined {
  if ('caretPositionFromPoint' in document) {
    const caret = document.caretPositionFromPoint(x, y);
    return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined;
  }
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari, and Chrome before 128, have no other.
  const caret = (document as Document).caretRangeFromPoint(x, y);
  return caret ? { node: caret.startContainer, offset: caret.startOffset } : undefined;
}

/** A word may be broken over two lines. */
function covers(word: Range, { clientX, clientY }: Point): boolean {
  return [...word.getClientRects()].some(
    ({ left, right, top, bottom }) =>
      left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
  );
}

/** Finds the type of a name by its place in the example, whose imports may be folded. */
async function findType(code: Element, word: Range, baseUrl: string): Promise<string | undefined> {
  const parts = [...(code.closest('[data-language]')?.querySelectorAll('pre code') ?? [])];
  const textOf = (range: readonly Element[]): string =>
    range.map(({ textContent }) => textContent).join('');
  const own = document.createRange();
  own.setStart(code, 0);
  own.setEnd(word.startContainer, word.startOffset);
  const before = (textOf(parts.slice(0, parts.indexOf(code))) + own.toString()).split('\n');
  const key = await keyOf(textOf(parts));
  const types = (await loadJSON(baseUrl + exampleTypesFile(key))) as ExampleTypes;
  const line = before.length - 1;
  const column = before.at(-1)?.length;
  return types[key]?.find((each) => each[0] === line && each[1] === column)?.[3];
}

async function keyOf(code: string): Promise<string> {
  const bytes = new TextEncoder().encode(textOfExample(code));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return toExampleKey([...hash].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
}
