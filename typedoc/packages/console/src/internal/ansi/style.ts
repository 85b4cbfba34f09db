import { checkArgument } from '@tstd/error';
import { checkArray, checkBoolean, checkObject, checkString } from '@tstd/error/Argument';

import { type Parameters, parametersOf, sequences } from './codes.js';
import { isSupported } from './isSupported.js';
import type { Style, StyleCodes, StyleOptions } from './model.js';
import { wrap } from './wrap.js';

/**
 * Returns the control sequences of a style: Select Graphic Rendition of ECMA-48 (8.3.117).
 *
 * `style` is the way to style a text. The sequences are for a program that writes them itself.
 *
 * @param style - The name of a colour, of a background or of an effect.
 * @returns The sequences that start and end the style.
 *
 * @throws {@link ArgumentError} When there is no style of that name, which only a caller without types can give.
 *
 * @example The sequences of two styles
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.codes('bold'); // => { open: '\u001b[1m', close: '\u001b[22m' }
 * ANSICode.codes('bgBlue'); // => { open: '\u001b[44m', close: '\u001b[49m' }
 * // @ts-expect-error TS2345: There is no such style.
 * ANSICode.codes('pink'); // => throws ArgumentError
 * ```
 *
 * @keywords escape, SGR, raw, reset
 * @category Access
 * @since 1.0.0
 */
export function codes(style: Style): StyleCodes {
  checkString(style, 'style');
  return sequences(find(style));
}

/**
 * Returns a text in several styles.
 *
 * The first style is the outermost one: of two colours, the last one is seen.
 * A text that has styles of its own keeps them, and the given ones are in effect again after each of them, also after a reset.
 * Styles end before a line break and start again after it, so that each line can be shown, cut or moved on its own.
 * Where there is nothing to style, nothing is written: the empty text stays empty.
 *
 * When styles are not enabled, the result is the text itself.
 *
 * @param text - The text, which may span several lines and have styles of its own.
 * @param styles - The names of the styles, the outermost one first.
 * @param options - Whether the styles are written, or where the text goes. Default is the standard output, if it shows styles.
 * @returns The text, with control sequences when the styles are written.
 *
 * @throws {@link ArgumentError} When there is no style of one of the names, which only a caller without types can give.
 *
 * @example Several styles
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.style('text', ['bold', 'red'], { isEnabled: true }); // => '\u001b[1m\u001b[31mtext\u001b[39m\u001b[22m'
 * ANSICode.style('text', ['bold', 'red'], { isEnabled: false }); // => 'text'
 * ANSICode.style('a\nb', ['red'], { isEnabled: true }); // => '\u001b[31ma\u001b[39m\n\u001b[31mb\u001b[39m'
 * ```
 *
 * @example A style within a style
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * const options = { isEnabled: true };
 * const name = ANSICode.blue('name', options);
 *
 * ANSICode.red(`a ${name} b`, options); // => '\u001b[31ma \u001b[34mname\u001b[39m\u001b[31m b\u001b[39m'
 * ```
 *
 * @alias colorize, chalkTemplate, util.styleText
 * @keywords combine, styleText, nested, multiple, compose, chain, bold, dynamic, template
 * @category Transformations
 * @since 1.0.0
 */
export function style(text: string, styles: readonly Style[], options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkArray(styles, 'styles');
  checkObject(options, 'options');
  const parameters = styles.map(find);
  const { isEnabled = isSupported(options) } = options;
  checkBoolean(isEnabled, 'isEnabled');
  return isEnabled ? parameters.reduceRight(wrap, text) : text;
}

function find(name: string): Parameters {
  const parameters = parametersOf(name);
  checkArgument(parameters !== undefined, 'style', 'the name of a style', name);
  return parameters;
}
