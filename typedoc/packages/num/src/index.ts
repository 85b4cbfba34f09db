import * as BigInt from './BigInt.js';
import * as Int from './Int.js';
import * as Number from './Number.js';
import * as RoundingMode from './RoundingMode.js';

type Int = Int.Int;
type RoundingMode = RoundingMode.RoundingMode;

export { BigInt, Int, Number, RoundingMode };
