import { closeOf, NORMAL_INTENSITY, type Parameters, sequence } from './codes.js';

/** A control sequence of Select Graphic Rendition, or a line ending. The expression is unambiguous, so it takes linear time. */
// eslint-disable-next-line no-control-regex -- It looks for control characters.
const BREAK = /((?:\u001b\[|\u009b)[\d:;]*m|\r?\n)/;

/** The parameters of a colour: `38;5;n` or `38;2;r;g;b`. Their numbers are not separate parameters. */
const COLOR = /\b([345]8);(?:5;\d*|2;\d*;\d*;\d*)/g;

/**
 * Applies a style to text, which may already contain styles.
 *
 * If a sequence in the text ends the style, it is started again. It ends before a line break and starts again after it.
 * It starts only before a character that it applies to, so no superfluous sequence is written.
 */
export function wrap(text: string, [open, close]: Parameters): string {
  let result = '';
  let isOpen = false;
  // Whether the text has started its own style that the same sequence ends.
  let isCovered = false;

  const start = (): void => {
    // A colour in the text overrides the given one, but bold and dim add up.
    if (!isOpen && (!isCovered || close === NORMAL_INTENSITY)) {
      result += sequence(open);
      isOpen = true;
    }
  };

  // `split` puts the matches of the expression at odd indices.
  for (const [index, part] of text.split(BREAK).entries()) {
    if (index % 2 === 0) {
      if (part !== '') {
        start();
      }
    } else if (part.endsWith('\n')) {
      if (isOpen && !isCovered) {
        result += sequence(close);
        isOpen = false;
      }
    } else {
      const numbers = numbersOf(part);
      if (closeOf(numbers[0]) !== undefined) {
        start();
      }
      for (const number of numbers) {
        const isEnd = number === 0 || number === close;
        isOpen &&= !isEnd;
        isCovered = !isEnd && (isCovered || closeOf(number) === close);
      }
    }
    result += part;
  }
  return isOpen || isCovered ? result + sequence(close) : result;
}

/** The parameters of a sequence. An omitted parameter is 0. */
function numbersOf(found: string): readonly [number, ...number[]] {
  const parameters = found.slice(found.startsWith('\u009b') ? 1 : 2, -1).replace(COLOR, '$1');
  // SAFETY: `split` returns at least one part.
  return parameters.split(';').map(numberOf) as [number, ...number[]];
}

function numberOf(parameter: string): number {
  // `4:0` ends the styles that `4:1` to `4:5` start: kinds of underline that newer terminals
  // support.
  return parameter === '4:0' ? 24 : Number.parseInt(`0${parameter}`, 10);
}
