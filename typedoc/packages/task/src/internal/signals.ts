import { ignore } from '@tstd/core';

type Listener = (cause: unknown) => void;

/** The runs that a signal cancels, by their listeners, and what takes the listener of the signal away. */
interface Hub {
  readonly listeners: Set<Listener>;
  readonly close: () => void;
}

const hubs = new WeakMap<AbortSignal, Hub>();

/**
 * Calls a function with the reason when a signal aborts: at once when it has already. Returns the
 * function that ends the subscription.
 *
 * All runs on one signal share one listener of it: Node takes many listeners of one signal for a leak.
 */
export function onAbort(signal: AbortSignal, listener: Listener): () => void {
  if (signal.aborted) {
    listener(signal.reason);
    return ignore;
  }
  const hub = hubs.get(signal) ?? openHub(signal);
  hub.listeners.add(listener);
  return () => {
    if (hub.listeners.delete(listener) && hub.listeners.size === 0) {
      hub.close();
    }
  };
}

function openHub(signal: AbortSignal): Hub {
  const listeners = new Set<Listener>();
  const close = (): void => {
    hubs.delete(signal);
    signal.removeEventListener('abort', callAll);
  };
  const callAll = (): void => {
    close();
    for (const listener of listeners) {
      listener(signal.reason);
    }
  };
  const hub = { close, listeners };
  hubs.set(signal, hub);
  signal.addEventListener('abort', callAll);
  return hub;
}
