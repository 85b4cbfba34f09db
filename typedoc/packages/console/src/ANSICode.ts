/**
 * Functions that style text with colours and effects, using the ECMA-48 control sequences that terminals interpret.
 *
 * | To | Use |
 * | --- | --- |
 * | write text in one style | {@link red} and the other colours, {@link bgRed} and the other backgrounds, {@link bold} and the other effects |
 * | write text in several styles, or in a style chosen by name | {@link style} |
 * | check whether the output displays styles | {@link isSupported} |
 * | remove all control sequences | {@link strip} |
 * | write control sequences yourself | {@link codes} |
 *
 * Every function that styles text checks `FORCE_COLOR`, `NO_COLOR`, `TERM` and the output. If the output does not display styles, the function returns the text unchanged. The `isEnabled` option overrides this check.
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
