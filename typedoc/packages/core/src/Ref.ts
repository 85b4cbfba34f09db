import { checkFunction, checkObject } from '@tstd/error/Argument';

/**
 * A cell that holds one value, which can be replaced.
 *
 * Cells are the only objects that the functions of this package change in place.
 * If a function only reads a cell, declare its parameter as `Readonly<Ref<Value>>`.
 *
 * @typeParam Value - The type of the value.
 *
 * @example Share a value that changes
 * ```ts
 * import { Ref } from '@tstd/core';
 *
 * const counter: Ref<number> = Ref.of(0);
 * const reader: Readonly<Ref<number>> = counter;
 *
 * Ref.write(counter, 5);
 * reader.current; // => 5
 * ```
 *
 * @alias MutableRef, Atom, Cell, Box, useState, signal, AtomicReference, BehaviorSubject,
 *   SynchronizedRef, RefCell, STRef, WritableSignal
 * @keywords mutable, variable, state, container, pointer, counter, shared, closure, setter
 * @category Models
 * @since 1.0.0
 */
export interface Ref<Value> {
  /** The current value of the cell. */
  current: Value;
}

/**
 * Creates a cell that holds the given value.
 *
 * @typeParam Value - The type of the value.
 * @param current - The initial value of the cell.
 * @returns The new cell.
 *
 * @example Start a counter
 * ```ts
 * import { Ref } from '@tstd/core';
 *
 * const counter = Ref.of(0);
 *
 * counter; // => { current: 0 }
 * ```
 *
 * @alias newIORef, newSTRef, newMVar, newTVar, Ref.unsafeMake
 * @keywords initialize, mutable, variable, shared, create
 * @category Constructors
 * @since 1.0.0
 */
export function of<Value>(current: Value): Ref<Value> {
  return { current };
}

/**
 * Returns the current value of a cell.
 *
 * @typeParam Value - The type of the value.
 * @param self - The cell, which is not changed.
 * @returns The value.
 *
 * @example Read a cell
 * ```ts
 * import { Ref } from '@tstd/core';
 *
 * Ref.read({ current: 'now' }); // => 'now'
 * ```
 *
 * @alias readIORef, readSTRef, takeMVar, Ref.get
 * @keywords current, deref, contents, unwrap
 * @category Access
 * @since 1.0.0
 */
export function read<Value>(self: Readonly<Ref<Value>>): Value {
  checkObject(self, 'self');
  return self.current;
}

/**
 * Replaces the value of a cell.
 *
 * @typeParam Value - The type of the value.
 * @param self - The cell, whose value is replaced in place.
 * @param value - The value that replaces the old one.
 *
 * @example Write to a cell
 * ```ts
 * import { Ref } from '@tstd/core';
 *
 * const state = Ref.of('open');
 *
 * Ref.write(state, 'closed');
 * Ref.read(state); // => 'closed'
 * ```
 *
 * @alias writeIORef, set, writeSTRef, getAndSet, putMVar, setState
 * @keywords assign, overwrite, replace, store, setter, change
 * @category Transformations
 * @since 1.0.0
 */
export function write<Value>(self: Ref<Value>, value: NoInfer<Value>): void {
  checkObject(self, 'self');
  // eslint-disable-next-line no-param-reassign -- the purpose of a cell is to be changed
  self.current = value;
}

/**
 * Replaces the value of a cell with the result of `update` and returns the new value.
 *
 * If `update` throws, the cell keeps its value.
 *
 * @typeParam Value - The type of the value.
 * @param self - The cell, whose value is replaced in place.
 * @param update - Called once with the old value. Its result becomes the new value.
 * @returns The new value.
 *
 * @example Increment a counter
 * ```ts
 * import { Ref } from '@tstd/core';
 *
 * const counter = Ref.of(0);
 *
 * Ref.modify(counter, (count) => count + 1); // => 1
 * Ref.modify(counter, (count) => count + 1); // => 2
 * ```
 *
 * @alias modifyIORef, update, swap, updateRef, modifySTRef, modifyMVar, getAndUpdate,
 *   updateAndGet, updateAndFetch, getAndModify, alter, atomicModify
 * @keywords increment, mutate, counter, push, accumulate, setState
 * @category Transformations
 * @since 1.0.0
 */
export function modify<Value>(self: Ref<Value>, update: (value: Value) => NoInfer<Value>): Value {
  checkObject(self, 'self');
  checkFunction(update, 'update');
  const value = update(self.current);
  // eslint-disable-next-line no-param-reassign -- the purpose of a cell is to be changed
  self.current = value;
  return value;
}
