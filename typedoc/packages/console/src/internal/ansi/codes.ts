import type { Color, Effect, StyleCodes } from './model.js';

/** The parameters of Select Graphic Rendition that start and end a style (ECMA-48, 8.3.117). */
export type Parameters = readonly [open: number, close: number];

/** The parameter that ends both bold and dim. */
export const NORMAL_INTENSITY: number = 22;

const COLORS: readonly Color[] = [
  'black',
  'red',
  'green',
  'yellow',
  'blue',
  'magenta',
  'cyan',
  'white',
];

const EFFECTS: Readonly<Record<Effect, Parameters>> = {
  bold: [1, NORMAL_INTENSITY],
  dim: [2, NORMAL_INTENSITY],
  italic: [3, 23],
  underline: [4, 24],
  inverse: [7, 27],
  hidden: [8, 28],
  strikethrough: [9, 29],
  overline: [53, 55],
};

const PARAMETERS: ReadonlyMap<string, Parameters> = /* @__PURE__ */ listParameters();

function listParameters(): ReadonlyMap<string, Parameters> {
  const colors = COLORS.flatMap((color, index): (readonly [string, Parameters])[] => {
    const background = `bg${color.charAt(0).toUpperCase()}${color.slice(1)}`;
    // The bright colours are not in ECMA-48. They come from `aixterm`, and all terminals support
    // them.
    return [
      [color, [30 + index, 39]],
      [`${color}Bright`, [90 + index, 39]],
      [background, [40 + index, 49]],
      [`${background}Bright`, [100 + index, 49]],
    ];
  });
  return new Map([...colors, ...Object.entries(EFFECTS)]);
}

/** Returns the parameters of a style, or `undefined` if no style has that name. */
export function parametersOf(style: string): Parameters | undefined {
  return PARAMETERS.get(style);
}

/** Returns the parameter that ends the style that `open` starts, or `undefined` if it does not start a style. */
export function closeOf(open: number): number | undefined {
  if (isBetween(open, 30, 38) || isBetween(open, 90, 97)) {
    return 39;
  }
  if (isBetween(open, 40, 48) || isBetween(open, 100, 107)) {
    return 49;
  }
  // 21 is a double underline.
  return open === 21 ? 24 : Object.values(EFFECTS).find(([start]) => start === open)?.[1];
}

/** Returns the control sequence of a parameter. */
export function sequence(parameter: number): string {
  return `\u001b[${parameter}m`;
}

/** Returns the control sequences that start and end a style. */
export function sequences([open, close]: Parameters): StyleCodes {
  return { open: sequence(open), close: sequence(close) };
}

function isBetween(value: number, least: number, greatest: number): boolean {
  return value >= least && value <= greatest;
}
