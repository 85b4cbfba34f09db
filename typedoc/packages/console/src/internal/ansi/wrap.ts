import { closeOf, NORMAL_INTENSITY, type Parameters, sequence } from './codes.js';

/** A control sequence of Select Graphic Rendition, or the end of a line. It cannot match in two ways, so it takes linear time. */
// eslint-disable-next-line no-control-regex -- Control characters are what it looks for.
const BREAK = /((?:\u001b\[|\u009b)[\d:;]*m|\r?\n)/;

/** The parameters of a colour: `38;5;n` or `38;2;r;g;b`. They are not parameters of their own. */
const COLOR = /\b([345]8);(?:5;\d*|2;\d*;\d*;\d*)/g;

/**
 * Puts a style on a text, which may have styles of its own.
 *
 * The style is started again after a sequence in the text that ends it. It ends before a line break and starts again after it.
 * It starts late, only where there is something to style, so that nothing is written in vain.
 */
export function wrap(text: string, [open, close]: Parameters): string {
  let result = '';
  let isOpen = false;
  // Whether the text has started a style of its own that ends by the same sequence.
  let isCovered = false;

  const start = (): void => {
    // A colour of the text hides the other one. Bold and dim add up.
    if (!isOpen && (!isCovered || close === NORMAL_INTENSITY)) {
      result += sequence(open);
      isOpen = true;
    }
  };

  // What stands at odd places is what the expression has found.
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

/** The parameters of a sequence. One that is left out is 0. */
function numbersOf(found: string): readonly [number, ...number[]] {
  const parameters = found.slice(found.startsWith('\u009b') ? 1 : 2, -1).replace(COLOR, '$1');
  // SAFETY: `split` gives one part or more.
  return parameters.split(';').map(numberOf) as [number, ...number[]];
}

function numberOf(parameter: string): number {
  // `4:0` ends what `4:1` to `4:5` start: the kinds of underline that newer terminals know.
  return parameter === '4:0' ? 24 : Number.parseInt(`0${parameter}`, 10);
}
