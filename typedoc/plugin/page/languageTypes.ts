const MDN = 'https://developer.mozilla.org/docs/Web/JavaScript/Reference';
const HANDBOOK = 'https://www.typescriptlang.org/docs/handbook/2';

/** Where the types of the language are described; MDN answers in the language of the reader. */
export const LANGUAGE_TYPES: Readonly<Partial<Record<string, string>>> = {
  any: `${HANDBOOK}/everyday-types.html#any`,
  bigint: `${MDN}/Global_Objects/BigInt`,
  boolean: `${MDN}/Global_Objects/Boolean`,
  never: `${HANDBOOK}/functions.html#never`,
  null: `${MDN}/Operators/null`,
  number: `${MDN}/Global_Objects/Number`,
  object: `${HANDBOOK}/functions.html#object`,
  string: `${MDN}/Global_Objects/String`,
  symbol: `${MDN}/Global_Objects/Symbol`,
  undefined: `${MDN}/Global_Objects/undefined`,
  unknown: `${HANDBOOK}/functions.html#unknown`,
  void: `${HANDBOOK}/functions.html#void`,
};
