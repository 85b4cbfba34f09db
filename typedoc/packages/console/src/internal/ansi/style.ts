import { checkArgument } from '@tstd/error';
import { checkArray, checkBoolean, checkObject, checkString } from '@tstd/error/Argument';

import { type Parameters, parametersOf, sequences } from './codes.js';
import { isSupported } from './isSupported.js';
import type { Style, StyleCodes, StyleOptions } from './model.js';
import { wrap } from './wrap.js';

/**
 * Returns the control sequences that start and end a style (Select Graphic Rendition, ECMA-48, 8.3.117).
 *
 * To style text, use `style`. Use `codes` only if your program writes control sequences itself.
 *
 * @param style - The name of a colour, background or effect.
 * @returns The sequences that start and end the style.
 *
 * @throws An {@link ArgumentError} if there is no style with that name, which can happen only in untyped code.
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
 * Returns the text in several styles.
 *
 * The first style is the outermost. If you pass two colours, the last one is visible.
 * If the text already contains styles, they are kept. The given styles apply again after each of them, even after a reset.
 * Styles end before each line break and start again after it, so you can display, cut or move each line separately.
 * If there is no text to style, no sequence is written: an empty string stays empty.
 *
 * If styles are not enabled, the function returns the text unchanged.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param styles - The names of the styles, the outermost first.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @throws An {@link ArgumentError} if one of the names is unknown, which can happen only in untyped code.
 *
 * @example Apply several styles
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.style('text', ['bold', 'red'], { isEnabled: true }); // => '\u001b[1m\u001b[31mtext\u001b[39m\u001b[22m'
 * ANSICode.style('text', ['bold', 'red'], { isEnabled: false }); // => 'text'
 * ANSICode.style('a\nb', ['red'], { isEnabled: true }); // => '\u001b[31ma\u001b[39m\n\u001b[31mb\u001b[39m'
 * ```
 *
 * @example Nest one style in another
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
