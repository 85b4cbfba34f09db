import { checkObject, checkString } from '@tstd/error/Argument';
import type { StyleOptions } from './model.js';
import { style } from './style.js';

/**
 * Returns the text in black.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Black text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.black('text', { isEnabled: true }); // => '\u001b[30mtext\u001b[39m'
 * ```
 *
 * @keywords dark, ink
 * @category Transformations
 * @since 1.0.0
 */
export function black(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['black'], options);
}

/**
 * Returns the text in red.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Red text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.red('text', { isEnabled: true }); // => '\u001b[31mtext\u001b[39m'
 * ```
 *
 * @keywords error, failure, danger, alert, crimson
 * @category Transformations
 * @since 1.0.0
 */
export function red(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['red'], options);
}

/**
 * Returns the text in green.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Green text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.green('text', { isEnabled: true }); // => '\u001b[32mtext\u001b[39m'
 * ```
 *
 * @keywords success, passed, ok, checkmark
 * @category Transformations
 * @since 1.0.0
 */
export function green(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['green'], options);
}

/**
 * Returns the text in yellow.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Yellow text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.yellow('text', { isEnabled: true }); // => '\u001b[33mtext\u001b[39m'
 * ```
 *
 * @keywords warning, amber, orange, caution
 * @category Transformations
 * @since 1.0.0
 */
export function yellow(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['yellow'], options);
}

/**
 * Returns the text in blue.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Blue text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.blue('text', { isEnabled: true }); // => '\u001b[34mtext\u001b[39m'
 * ```
 *
 * @keywords info, link, heading
 * @category Transformations
 * @since 1.0.0
 */
export function blue(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['blue'], options);
}

/**
 * Returns the text in magenta.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Magenta text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.magenta('text', { isEnabled: true }); // => '\u001b[35mtext\u001b[39m'
 * ```
 *
 * @keywords purple, pink, fuchsia, violet, debug
 * @category Transformations
 * @since 1.0.0
 */
export function magenta(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['magenta'], options);
}

/**
 * Returns the text in cyan.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Cyan text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.cyan('text', { isEnabled: true }); // => '\u001b[36mtext\u001b[39m'
 * ```
 *
 * @keywords turquoise, aqua, teal, info, path, hint
 * @category Transformations
 * @since 1.0.0
 */
export function cyan(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['cyan'], options);
}

/**
 * Returns the text in white.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example White text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.white('text', { isEnabled: true }); // => '\u001b[37mtext\u001b[39m'
 * ```
 *
 * @keywords light, bright
 * @category Transformations
 * @since 1.0.0
 */
export function white(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['white'], options);
}

/**
 * Returns the text in bright black.
 *
 * Most terminals display it as grey.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Bright black text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.blackBright('text', { isEnabled: true }); // => '\u001b[90mtext\u001b[39m'
 * ```
 *
 * @alias gray, grey, brightBlack
 * @keywords dark, muted, timestamp, secondary, subtle
 * @category Transformations
 * @since 1.0.0
 */
export function blackBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['blackBright'], options);
}

/**
 * Returns the text in bright red.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Bright red text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.redBright('text', { isEnabled: true }); // => '\u001b[91mtext\u001b[39m'
 * ```
 *
 * @alias brightRed
 * @keywords light, error, pink
 * @category Transformations
 * @since 1.0.0
 */
export function redBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['redBright'], options);
}

/**
 * Returns the text in bright green.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Bright green text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.greenBright('text', { isEnabled: true }); // => '\u001b[92mtext\u001b[39m'
 * ```
 *
 * @alias brightGreen
 * @keywords light, lime
 * @category Transformations
 * @since 1.0.0
 */
export function greenBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['greenBright'], options);
}

/**
 * Returns the text in bright yellow.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Bright yellow text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.yellowBright('text', { isEnabled: true }); // => '\u001b[93mtext\u001b[39m'
 * ```
 *
 * @alias brightYellow
 * @keywords light, lemon
 * @category Transformations
 * @since 1.0.0
 */
export function yellowBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['yellowBright'], options);
}

/**
 * Returns the text in bright blue.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Bright blue text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.blueBright('text', { isEnabled: true }); // => '\u001b[94mtext\u001b[39m'
 * ```
 *
 * @alias brightBlue
 * @keywords light, sky
 * @category Transformations
 * @since 1.0.0
 */
export function blueBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['blueBright'], options);
}

/**
 * Returns the text in bright magenta.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Bright magenta text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.magentaBright('text', { isEnabled: true }); // => '\u001b[95mtext\u001b[39m'
 * ```
 *
 * @alias brightMagenta
 * @keywords light, pink, purple, fuchsia
 * @category Transformations
 * @since 1.0.0
 */
export function magentaBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['magentaBright'], options);
}

/**
 * Returns the text in bright cyan.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Bright cyan text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.cyanBright('text', { isEnabled: true }); // => '\u001b[96mtext\u001b[39m'
 * ```
 *
 * @alias brightCyan
 * @keywords light, turquoise, aqua
 * @category Transformations
 * @since 1.0.0
 */
export function cyanBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['cyanBright'], options);
}

/**
 * Returns the text in bright white.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example Bright white text
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.whiteBright('text', { isEnabled: true }); // => '\u001b[97mtext\u001b[39m'
 * ```
 *
 * @alias brightWhite
 * @keywords light, brilliant
 * @category Transformations
 * @since 1.0.0
 */
export function whiteBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['whiteBright'], options);
}
