import { sequence, type Sequence } from '../sources.js';
import type { Iterable } from './model.js';

/** Takes an element, and answers whether it wants more of them. */
export type Sink<Value> = (value: Value) => boolean;

/** Makes the sink of one reader: it takes the elements of a source and hands on one result or none. */
export type Stage<Value, To> = (sink: Sink<To>) => Sink<Value>;

/** A source and all that happens to its elements one by one. */
interface Pipeline<To> {
  readonly source: Iterable<unknown>;
  readonly stage: Stage<unknown, To>;
  /** Opens an iterator that goes through it. */
  readonly iterate: () => Iterator<To>;
}

const PIPELINE: unique symbol = Symbol('pipeline');

/** What `through` returns; other sequences have no pipeline. */
interface Piped<Value> extends Sequence<Value> {
  [PIPELINE]?: Pipeline<Value>;
}

/**
 * Returns what a stage makes of the elements, one by one.
 *
 * Stages in a row share one loop over their source, which is what closes it. A generator for each
 * of them would be simpler and several times as slow: it suspends once for each element.
 */
export function through<Value, To>(self: Iterable<Value>, stage: Stage<Value, To>): Iterable<To> {
  const before = pipelineOf(self);
  return before === undefined
    ? // SAFETY: the stage is given the elements of this source only.
      pipe(self, stage as Stage<unknown, To>)
    : pipe(before.source, (sink) => before.stage(stage(sink)));
}

function pipe<To>(source: Iterable<unknown>, stage: Stage<unknown, To>): Iterable<To> {
  const iterate = (): Iterator<To> => pull(source, stage);
  const piped: Piped<To> = sequence(() => [source], iterate);
  // `Object.assign`, and a third property in a literal, are slower.
  piped[PIPELINE] = { source, stage, iterate };
  return piped;
}

/** Hands the elements to a sink until it wants no more. */
export function drain<Value>(self: Iterable<Value>, sink: Sink<Value>): void {
  const pipeline = pipelineOf(self);
  if (pipeline === undefined) {
    push(self, sink);
  } else {
    push(pipeline.source, pipeline.stage(sink));
  }
}

function push<Value>(source: Iterable<Value>, sink: Sink<Value>): void {
  for (const value of source) {
    if (!sink(value)) {
      return;
    }
  }
}

function* pull<To>(source: Iterable<unknown>, stage: Stage<unknown, To>): Generator<To, void> {
  // The results of one element: there is one or none.
  const results: To[] = [];
  const sink = stage((result) => {
    results.push(result);
    return true;
  });
  for (const value of source) {
    const wantsMore = sink(value);
    if (results.length > 0) {
      // SAFETY: there is a result, which may be undefined.
      yield results.pop() as To;
    }
    if (!wantsMore) {
      return;
    }
  }
}

function pipelineOf<Value>(self: Iterable<Value>): Pipeline<Value> | undefined {
  const pipeline = (self as Partial<Piped<Value>>)[PIPELINE];
  if (pipeline === undefined) {
    return undefined;
  }
  // A copy of the object may have another iterator, which then is the one to read.
  return pipeline.iterate === self[Symbol.iterator] ? pipeline : undefined;
}
