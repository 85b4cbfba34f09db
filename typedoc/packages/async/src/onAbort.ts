import { checkFunction } from '@tstd/error/Argument';
import { checkSignal } from './internal/checkSignal.js';

/** The listeners of a signal, and the function that removes the shared listener from it. */
interface Hub {
  readonly listeners: Set<(reason: unknown) => void>;
  readonly close: () => void;
}

const hubs = new WeakMap<AbortSignal, Hub>();

/**
 * Calls `listener` when a signal aborts, and returns a function that ends the subscription. If the signal has already aborted, it calls `listener` immediately.
 *
 * All subscriptions to the same signal share one event listener, which is removed when the last subscription ends. Otherwise, Node would warn about a possible memory leak if a signal had more than ten listeners. You can subscribe the same function several times.
 *
 * If a listener throws, its exception is reported as an uncaught exception, as for any event listener, and the other listeners are still called. If the signal has already aborted, `onAbort` itself throws the exception of the listener.
 *
 * @param signal - The signal, which may have aborted already.
 * @param listener - Called at most once, with the signal's reason.
 * @returns A function that ends the subscription. It does nothing if the listener has already been called.
 * @throws An `ArgumentError` if `signal` is not an `AbortSignal`, or `listener` is not a function.
 *
 * @example Close a resource when a signal aborts
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
    // There is no subscription to end.
    return () => undefined;
  }
  const hub = hubs.get(signal) ?? openHub(signal);
  // A set would contain the same function only once.
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
