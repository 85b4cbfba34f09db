import { AbortError } from '@tstd/error';
import type { TaskCanceler } from '../TaskCanceler.js';
import { combineDefects, toThrown } from './defects.js';

type Listener = (reason: AbortError) => void;

/** Returns the error that a cancelled run ends with: one error for one cancellation, however far it is handed on. */
export function toAbortError(cause: unknown): AbortError {
  return cause instanceof AbortError ? cause : new AbortError({ cause });
}

/** Returns a canceler that has not cancelled. */
export function createCanceler(): TaskCanceler {
  let reason: AbortError | undefined;
  let controller: AbortController | undefined;
  const subscriptions = new Set<{ readonly listener: Listener }>();

  return {
    cancel: (cause) => {
      if (reason === undefined) {
        reason = toAbortError(cause);
        controller?.abort(reason);
        notify(subscriptions, reason);
      }
    },
    get isCanceled() {
      return reason !== undefined;
    },
    onCancel: (listener) => {
      if (reason !== undefined) {
        listener(reason);
      }
      // An object for each call, because the same function may be given twice.
      const subscription = { listener };
      if (reason === undefined) {
        subscriptions.add(subscription);
      }
      return () => {
        subscriptions.delete(subscription);
      };
    },
    get signal() {
      if (controller === undefined) {
        controller = new AbortController();
        if (reason !== undefined) {
          controller.abort(reason);
        }
      }
      return controller.signal;
    },
  };
}

/** Calls all listeners, whatever one of them throws, and throws what they have thrown in the end. */
function notify(subscriptions: Set<{ readonly listener: Listener }>, reason: AbortError): void {
  const faults: unknown[] = [];
  for (const subscription of subscriptions) {
    subscriptions.delete(subscription);
    try {
      subscription.listener(reason);
    } catch (error) {
      faults.push(error);
    }
  }
  if (faults.length > 0) {
    throw toThrown(faults.reduce(combineDefects));
  }
}
