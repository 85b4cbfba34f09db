import * as Array from './Array.js';
import * as Map from './Map.js';
import * as Record from './Record.js';
import * as Set from './Set.js';

type Array<Value> = Array.Array<Value>;
type Map<Key, Value> = Map.Map<Key, Value>;
type Record<Key extends Record.RecordKey, Value> = Record.Record<Key, Value>;
type Set<Value> = Set.Set<Value>;

export type { RecordKey } from './Record.js';
export { Array, Map, Record, Set };
