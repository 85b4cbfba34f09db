import * as AsyncIterable from './AsyncIterable.js';
import * as Iterable from './Iterable.js';

type AsyncIterable<Value> = AsyncIterable.AsyncIterable<Value>;
type Iterable<Value> = Iterable.Iterable<Value>;

export type { AsyncIterableLike } from './AsyncIterable.js';
export { AsyncIterable, Iterable };
