/**
 * Text in colours and other styles, by the control sequences of ECMA-48, which terminals obey.
 *
 * | To | Use |
 * | --- | --- |
 * | write in one style | {@link red} and the other colours, {@link bgRed} and the other backgrounds, {@link bold} and the other effects |
 * | write in several styles, or in one that is chosen by name | {@link style} |
 * | know whether styles are shown | {@link isSupported} |
 * | remove all control sequences | {@link strip} |
 * | write control sequences by hand | {@link codes} |
 *
 * Every function that styles a text looks at `FORCE_COLOR`, `NO_COLOR`, `TERM` and the output, and leaves the text alone where styles are not shown. The option `isEnabled` decides instead.
 *
 * @alias chalk, kleur, picocolors, colorette, ansi, colors, colour, ansi-colors, ansis,
 *   ansi-styles, cli-color, nanocolors
 * @keywords escape, CLI, shell, highlight, colorama, stdout, tput, hyperlink, styling
 * @module
 */

export type {
  Background,
  Color,
  Effect,
  Style,
  StyleCodes,
  StyleOptions,
  SupportOptions,
} from './internal/ansi/model.js';
export { isSupported } from './internal/ansi/isSupported.js';
export { codes, style } from './internal/ansi/style.js';
export {
  black,
  red,
  green,
  yellow,
  blue,
  magenta,
  cyan,
  white,
  blackBright,
  redBright,
  greenBright,
  yellowBright,
  blueBright,
  magentaBright,
  cyanBright,
  whiteBright,
} from './internal/ansi/colors.js';
export {
  bgBlack,
  bgRed,
  bgGreen,
  bgYellow,
  bgBlue,
  bgMagenta,
  bgCyan,
  bgWhite,
  bgBlackBright,
  bgRedBright,
  bgGreenBright,
  bgYellowBright,
  bgBlueBright,
  bgMagentaBright,
  bgCyanBright,
  bgWhiteBright,
} from './internal/ansi/backgrounds.js';
export {
  bold,
  dim,
  italic,
  underline,
  inverse,
  hidden,
  strikethrough,
  overline,
} from './internal/ansi/effects.js';
export { strip } from './internal/ansi/strip.js';
