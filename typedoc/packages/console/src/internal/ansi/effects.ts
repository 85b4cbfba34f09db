import { checkObject, checkString } from '@tstd/error/Argument';
import type { StyleOptions } from './model.js';
import { style } from './style.js';

/**
 * Returns the text in bold.
 *
 * Some terminals also display bold text in a brighter colour. You can combine `bold` with `dim`; the same sequence ends both effects.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Bold text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bold('text', { isEnabled: true }); // => '\u001b[1mtext\u001b[22m'
 * ```
 *
 * @keywords strong, thick, heavy, emphasis, heading, title, important, weight
 * @category Transformations
 * @since 1.0.0
 */
export function bold(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bold'], options);
}

/**
 * Returns the text in a fainter colour.
 *
 * You can combine `dim` with `bold`; the same sequence ends both effects.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Dim text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.dim('text', { isEnabled: true }); // => '\u001b[2mtext\u001b[22m'
 * ```
 *
 * @keywords faint, faded, muted, pale, subdued, secondary, timestamp, gray, opacity
 * @category Transformations
 * @since 1.0.0
 */
export function dim(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['dim'], options);
}

/**
 * Returns the text in italics.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Text in italics
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.italic('text', { isEnabled: true }); // => '\u001b[3mtext\u001b[23m'
 * ```
 *
 * @keywords slanted, oblique, emphasis
 * @category Transformations
 * @since 1.0.0
 */
export function italic(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['italic'], options);
}

/**
 * Returns the text underlined.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Underlined text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.underline('text', { isEnabled: true }); // => '\u001b[4mtext\u001b[24m'
 * ```
 *
 * @keywords underscore, below, link, emphasis, line
 * @category Transformations
 * @since 1.0.0
 */
export function underline(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['underline'], options);
}

/**
 * Returns the text with its foreground and background colours swapped.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Swapped colours
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.inverse('text', { isEnabled: true }); // => '\u001b[7mtext\u001b[27m'
 * ```
 *
 * @keywords reverse, invert, negative, video, selected, cursor, selection, highlight, swap
 * @category Transformations
 * @since 1.0.0
 */
export function inverse(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['inverse'], options);
}

/**
 * Returns the text as hidden text, which still takes up space.
 *
 * Hidden text does not protect a secret, because most terminals let users copy it.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Hidden text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.hidden('text', { isEnabled: true }); // => '\u001b[8mtext\u001b[28m'
 * ```
 *
 * @alias conceal
 * @keywords invisible, mask, password, secret
 * @category Transformations
 * @since 1.0.0
 */
export function hidden(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['hidden'], options);
}

/**
 * Returns the text crossed out.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Crossed-out text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.strikethrough('text', { isEnabled: true }); // => '\u001b[9mtext\u001b[29m'
 * ```
 *
 * @alias strike, crossed-out
 * @keywords struck, strikeout, deleted, removed, cancelled, price
 * @category Transformations
 * @since 1.0.0
 */
export function strikethrough(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['strikethrough'], options);
}

/**
 * Returns the text with a line above it.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A line above
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.overline('text', { isEnabled: true }); // => '\u001b[53mtext\u001b[55m'
 * ```
 *
 * @keywords overbar, bar, top
 * @category Transformations
 * @since 1.0.0
 */
export function overline(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['overline'], options);
}
