import { AbortError } from '@tstd/error';
import { checkFunction } from '@tstd/error/Argument';
import type { TaskCanceler } from '../TaskCanceler.js';
import { combineDefects, toThrown } from './defects.js';
import { checkRoom } from './jobs.js';

type Listener = (reason: AbortError) => void;
type Subscriptions = Set<{ readonly listener: Listener }>;

/** Returns the error of a cancelled run. A cancellation has only one, however often it is passed on. */
export function toAbortError(cause: unknown): AbortError {
  return cause instanceof AbortError ? cause : new AbortError({ cause });
}

/** Creates a canceler that has not cancelled yet. */
export function createCanceler(): TaskCanceler {
  let reason: AbortError | undefined;
  let controller: AbortController | undefined;
  const subscriptions: Subscriptions = new Set();

  return {
    cancel: (cause) => {
      checkRoom();
      if (reason === undefined) {
        reason = toAbortError(cause);
        controller?.abort(reason);
        notify({ reason, subscriptions });
      }
    },
    get isCanceled() {
      return reason !== undefined;
    },
    onCancel: (listener) => {
      checkFunction(listener, 'listener');
      if (reason !== undefined) {
        listener(reason);
      }
      // An object for each call, because the same function may be passed twice.
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

/** How many cancelers are nested on the call stack, when a listener of one cancels the next. */
let depth = 0;

const MAX_DEPTH = 64;

/** The notifications of more deeply nested cancelers, which are left to the outermost one. */
const notices: Notice[] = [];

interface Notice {
  readonly reason: AbortError;
  readonly subscriptions: Subscriptions;
}

/** Calls all listeners, even if some of them throw, and finally throws their errors. */
function notify(notice: Notice): void {
  if (depth >= MAX_DEPTH) {
    notices.push(notice);
    return;
  }
  const faults: unknown[] = [];
  depth += 1;
  tell(notice, faults);
  if (depth === 1) {
    // Others may be added in the meantime.
    for (const next of notices) {
      tell(next, faults);
    }
    notices.length = 0;
  }
  depth -= 1;
  if (faults.length > 0) {
    throw toThrown(faults.reduce(combineDefects));
  }
}

function tell({ reason, subscriptions }: Notice, faults: unknown[]): void {
  for (const subscription of subscriptions) {
    subscriptions.delete(subscription);
    try {
      subscription.listener(reason);
    } catch (error) {
      faults.push(error);
    }
  }
}
