import * as Array from './Array.js';
import * as Record from './Record.js';

type Array<Value> = Array.Array<Value>;
type Record<Key extends Record.RecordKey, Value> = Record.Record<Key, Value>;

export type { RecordKey } from './Record.js';
export { Array, Record };
