import { checkFunction } from '@tstd/error/Argument';
import { checkSignal } from './internal/checkSignal.js';

/** The listeners of a signal, and what takes the one that the signal knows away. */
interface Hub {
  readonly listeners: Set<(reason: unknown) => void>;
  readonly close: () => void;
}

const hubs = new WeakMap<AbortSignal, Hub>();

/**
 * Calls a function with the reason when a signal aborts, at once when it has already, and returns the function that ends the subscription.
 *
 * All functions that are subscribed to one signal share one listener of it, which goes with the last of them: Node warns of a leak where a signal has more than ten. Each subscription is one of its own, also of the same function.
 *
 * What a function throws is reported as what a listener of an event throws, and keeps no other from being called. When the signal has aborted already, it is thrown to the caller.
 *
 * @param signal - The signal, which may have aborted already.
 * @param listener - Called at most once, with the reason of the signal.
 * @returns A function that ends the subscription. After the call of the listener, it does nothing.
 * @throws An `ArgumentError` when `signal` is not an `AbortSignal`, or `listener` is not a function.
 *
 * @example Close what a signal ends
 * ```ts
 * import { onAbort } from '@tstd/async';
 *
 * const controller = new AbortController();
 * const notes: unknown[] = [];
 *
 * onAbort(controller.signal, (reason) => notes.push(reason));
 * const end = onAbort(controller.signal, () => notes.push('never'));
 *
 * end();
 * controller.abort('closed');
 * notes; // => ['closed']
 * onAbort(controller.signal, (reason) => notes.push(reason));
 * notes; // => ['closed', 'closed']
 * ```
 *
 * @alias addAbortListener, onInterrupt, invokeOnCancellation, throwIfAborted, util.aborted
 * @keywords AbortSignal, cancel, addEventListener, listener, cleanup, CancellationToken,
 *   unsubscribe, removeEventListener, leak, MaxListenersExceededWarning
 * @category Timing
 * @since 1.0.0
 */
export function onAbort(signal: AbortSignal, listener: (reason: unknown) => void): () => void {
  checkSignal(signal, 'signal');
  checkFunction(listener, 'listener');
  if (signal.aborted) {
    listener(signal.reason);
    // There is nothing to end.
    return () => undefined;
  }
  const hub = hubs.get(signal) ?? openHub(signal);
  // A set keeps one of a function only.
  const subscription = (reason: unknown): void => {
    listener(reason);
  };
  hub.listeners.add(subscription);
  return () => {
    if (hub.listeners.delete(subscription) && hub.listeners.size === 0) {
      hub.close();
    }
  };
}

function openHub(signal: AbortSignal): Hub {
  const listeners: Hub['listeners'] = new Set();
  const close = (): void => {
    hubs.delete(signal);
    signal.removeEventListener('abort', callAll);
  };
  const callAll = (): void => {
    close();
    for (const listener of listeners) {
      listeners.delete(listener);
      try {
        listener(signal.reason);
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  };
  const hub = { close, listeners };
  hubs.set(signal, hub);
  signal.addEventListener('abort', callAll);
  return hub;
}
