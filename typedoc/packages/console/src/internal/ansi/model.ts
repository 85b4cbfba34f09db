import type { Env } from '@tstd/env';

/**
 * A text colour: one of the eight ECMA-48 colours or its bright variant.
 *
 * @example Assign colours to log levels
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * const levels: Readonly<Record<string, ANSICode.Color>> = {
 *   info: 'cyan',
 *   error: 'redBright',
 * };
 *
 * levels['error']; // => 'redBright'
 * ```
 *
 * @keywords names, palette, available, list
 * @category Models
 * @since 1.0.0
 */
export type Color =
  | 'black'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'magenta'
  | 'cyan'
  | 'white'
  | 'blackBright'
  | 'redBright'
  | 'greenBright'
  | 'yellowBright'
  | 'blueBright'
  | 'magentaBright'
  | 'cyanBright'
  | 'whiteBright';

/**
 * A background colour: `bg` and the name of a colour.
 *
 * @example A background colour by name
 * ```ts
 * import type { ANSICode } from '@tstd/console';
 *
 * const background: ANSICode.Background = 'bgRedBright';
 *
 * background; // => 'bgRedBright'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Background = `bg${Capitalize<Color>}`;

/**
 * A text effect other than a colour.
 *
 * @example An effect by name
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * const effect: ANSICode.Effect = 'strikethrough';
 *
 * ANSICode.style('text', [effect], { isEnabled: true }); // => '\u001b[9mtext\u001b[29m'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Effect =
  'bold' | 'dim' | 'italic' | 'underline' | 'inverse' | 'hidden' | 'strikethrough' | 'overline';

/**
 * A text style: a colour, a background colour or an effect.
 *
 * @example A heading in several styles
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * const heading: readonly ANSICode.Style[] = ['bold', 'white', 'bgBlue'];
 *
 * ANSICode.style('Results', heading, { isEnabled: false }); // => 'Results'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Style = Color | Background | Effect;

/**
 * The control sequences that start and end a style.
 *
 * @example The sequences of a colour
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * const red: ANSICode.StyleCodes = ANSICode.codes('red');
 *
 * red; // => { open: '\u001b[31m', close: '\u001b[39m' }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface StyleCodes {
  /** The sequence that starts the style. */
  readonly open: string;

  /** The sequence that ends the style and all other styles of the same kind. For example, it ends every colour, or both bold and dim. */
  readonly close: string;
}

/**
 * The destination of the text, which determines whether styles are shown.
 *
 * @example Set the variables in a test
 * ```ts
 * import { ANSICode } from '@tstd/console';
 * import { Env } from '@tstd/env';
 *
 * const options: ANSICode.SupportOptions = {
 *   env: Env.from({ FORCE_COLOR: '1' }),
 *   stream: 'stderr',
 * };
 *
 * ANSICode.isSupported(options); // => true
 * ```
 *
 * @keywords stderr, stdout, env
 * @category Models
 * @since 1.0.0
 */
export interface SupportOptions {
  /** The source of the `FORCE_COLOR`, `NO_COLOR` and `TERM` variables. The default is the environment of the program. */
  readonly env?: Env | undefined;

  /** The stream to which the text is written. The default is `stdout`. On Node, `Console.warn` and `Console.error` write to `stderr`. */
  readonly stream?: 'stdout' | 'stderr' | undefined;
}

/**
 * The options of the functions that style text.
 *
 * @example Write styles to any output
 * ```ts
 * import { ANSICode } from '@tstd/console';
 *
 * const always: ANSICode.StyleOptions = { isEnabled: true };
 *
 * ANSICode.bold('text', always); // => '\u001b[1mtext\u001b[22m'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface StyleOptions extends SupportOptions {
  /** Whether to write the styles. The default is the result of `isSupported` for the other options. */
  readonly isEnabled?: boolean | undefined;
}
