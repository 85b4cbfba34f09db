import { sequence, type Sequence } from '../sources.js';
import type { Iterable } from './model.js';

/** Receives an element, and returns whether it wants more. */
export type Sink<Value> = (value: Value) => boolean;

/** Creates the sink of one reader. It passes on at most one result for each element of the source. */
export type Stage<Value, To> = (sink: Sink<To>) => Sink<Value>;

/** A source and the steps that its elements go through one by one. */
interface Pipeline<To> {
  readonly source: Iterable<unknown>;
  readonly stage: Stage<unknown, To>;
  /** Opens an iterator over the results. */
  readonly iterate: () => Iterator<To>;
}

const PIPELINE: unique symbol = Symbol('pipeline');

/** The result of `through`; other sequences have no pipeline. */
interface Piped<Value> extends Sequence<Value> {
  [PIPELINE]?: Pipeline<Value>;
}

/**
 * Returns the results of passing each element through a stage.
 *
 * Consecutive stages share one loop over their source, and only that loop closes it. A generator
 * for each stage would be shorter but several times slower, because it suspends for each element.
 */
export function through<Value, To>(self: Iterable<Value>, stage: Stage<Value, To>): Iterable<To> {
  const before = pipelineOf(self);
  return before === undefined
    ? // SAFETY: the stage receives only elements of this source.
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

/** Passes the elements to a sink until it wants no more. */
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
  // An element has at most one result.
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
  // If a copy of the object has a different iterator, use that iterator.
  return pipeline.iterate === self[Symbol.iterator] ? pipeline : undefined;
}
