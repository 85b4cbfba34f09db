import { checkObject, checkString } from '@tstd/error/Argument';
import type { StyleOptions } from './model.js';
import { style } from './style.js';

/**
 * Returns the text on a black background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A black background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgBlack('text', { isEnabled: true }); // => '\u001b[40mtext\u001b[49m'
 * ```
 *
 * @alias on_black
 * @keywords dark, highlight, inverted
 * @category Transformations
 * @since 1.0.0
 */
export function bgBlack(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgBlack'], options);
}

/**
 * Returns the text on a red background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A red background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgRed('text', { isEnabled: true }); // => '\u001b[41mtext\u001b[49m'
 * ```
 *
 * @alias on_red
 * @keywords error, alert, badge, failed
 * @category Transformations
 * @since 1.0.0
 */
export function bgRed(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgRed'], options);
}

/**
 * Returns the text on a green background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A green background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgGreen('text', { isEnabled: true }); // => '\u001b[42mtext\u001b[49m'
 * ```
 *
 * @alias on_green
 * @keywords success, badge, passed
 * @category Transformations
 * @since 1.0.0
 */
export function bgGreen(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgGreen'], options);
}

/**
 * Returns the text on a yellow background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A yellow background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgYellow('text', { isEnabled: true }); // => '\u001b[43mtext\u001b[49m'
 * ```
 *
 * @alias on_yellow
 * @keywords highlight, marker, warning
 * @category Transformations
 * @since 1.0.0
 */
export function bgYellow(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgYellow'], options);
}

/**
 * Returns the text on a blue background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A blue background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgBlue('text', { isEnabled: true }); // => '\u001b[44mtext\u001b[49m'
 * ```
 *
 * @alias on_blue
 * @keywords info, badge, label
 * @category Transformations
 * @since 1.0.0
 */
export function bgBlue(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgBlue'], options);
}

/**
 * Returns the text on a magenta background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A magenta background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgMagenta('text', { isEnabled: true }); // => '\u001b[45mtext\u001b[49m'
 * ```
 *
 * @alias on_magenta
 * @keywords purple, pink, fuchsia
 * @category Transformations
 * @since 1.0.0
 */
export function bgMagenta(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgMagenta'], options);
}

/**
 * Returns the text on a cyan background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A cyan background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgCyan('text', { isEnabled: true }); // => '\u001b[46mtext\u001b[49m'
 * ```
 *
 * @alias on_cyan
 * @keywords turquoise, aqua, teal
 * @category Transformations
 * @since 1.0.0
 */
export function bgCyan(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgCyan'], options);
}

/**
 * Returns the text on a white background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A white background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgWhite('text', { isEnabled: true }); // => '\u001b[47mtext\u001b[49m'
 * ```
 *
 * @alias on_white
 * @keywords light, inverted
 * @category Transformations
 * @since 1.0.0
 */
export function bgWhite(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgWhite'], options);
}

/**
 * Returns the text on a bright black background.
 *
 * Most terminals display it as grey.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A bright black background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgBlackBright('text', { isEnabled: true }); // => '\u001b[100mtext\u001b[49m'
 * ```
 *
 * @alias bgGray, bgGrey
 * @keywords gray, grey, dark
 * @category Transformations
 * @since 1.0.0
 */
export function bgBlackBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgBlackBright'], options);
}

/**
 * Returns the text on a bright red background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A bright red background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgRedBright('text', { isEnabled: true }); // => '\u001b[101mtext\u001b[49m'
 * ```
 *
 * @keywords light
 * @category Transformations
 * @since 1.0.0
 */
export function bgRedBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgRedBright'], options);
}

/**
 * Returns the text on a bright green background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A bright green background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgGreenBright('text', { isEnabled: true }); // => '\u001b[102mtext\u001b[49m'
 * ```
 *
 * @keywords light, lime
 * @category Transformations
 * @since 1.0.0
 */
export function bgGreenBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgGreenBright'], options);
}

/**
 * Returns the text on a bright yellow background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A bright yellow background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgYellowBright('text', { isEnabled: true }); // => '\u001b[103mtext\u001b[49m'
 * ```
 *
 * @keywords light, lemon
 * @category Transformations
 * @since 1.0.0
 */
export function bgYellowBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgYellowBright'], options);
}

/**
 * Returns the text on a bright blue background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A bright blue background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgBlueBright('text', { isEnabled: true }); // => '\u001b[104mtext\u001b[49m'
 * ```
 *
 * @keywords light, sky
 * @category Transformations
 * @since 1.0.0
 */
export function bgBlueBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgBlueBright'], options);
}

/**
 * Returns the text on a bright magenta background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A bright magenta background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgMagentaBright('text', { isEnabled: true }); // => '\u001b[105mtext\u001b[49m'
 * ```
 *
 * @keywords light, pink, purple, fuchsia
 * @category Transformations
 * @since 1.0.0
 */
export function bgMagentaBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgMagentaBright'], options);
}

/**
 * Returns the text on a bright cyan background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A bright cyan background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgCyanBright('text', { isEnabled: true }); // => '\u001b[106mtext\u001b[49m'
 * ```
 *
 * @keywords light, turquoise, aqua
 * @category Transformations
 * @since 1.0.0
 */
export function bgCyanBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgCyanBright'], options);
}

/**
 * Returns the text on a bright white background.
 *
 * @param text - The text, which may span several lines and already contain styles.
 * @param options - Whether to write styles, or the destination of the text. By default, styles are written if standard output displays them.
 * @returns The text, with control sequences if the styles are written.
 *
 * @example A bright white background
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * ANSICode.bgWhiteBright('text', { isEnabled: true }); // => '\u001b[107mtext\u001b[49m'
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function bgWhiteBright(text: string, options: StyleOptions = {}): string {
  checkString(text, 'text');
  checkObject(options, 'options');
  return style(text, ['bgWhiteBright'], options);
}
