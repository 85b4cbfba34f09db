import { HYDRATED_ATTRIBUTE, HYDRATED_DATA } from '../dom/framework';
import { type ElementPath, WAITING, pathOf } from './waiting';

/** Scripts of the application: they stay in the page as data until a reader needs them. */
const WAITING_SCRIPTS = 'script[data-application]';

/** Stands in pages that are nothing without the application. */
const NEEDS_APPLICATION = 'meta[name=application][content=required]';

/** Starts the application where nobody gives a sign, as in a test. */
const START_EVENT = 'application:start';

/** Keeps what waits while the page is loaded anew, after a part of the application was missing. */
const RETRY_KEY = 'tstd.retry';

/** The state of the application: it waits, loads, and then answers to the reader or fails. */
export interface Application {
  /** Whether it answers to the reader: it is there, and has done what was pressed before. */
  readonly isReady: () => boolean;
  /** The ways to what was pressed before the page was loaded anew to try again. */
  readonly pressedBefore: readonly ElementPath[];
  /** Loads it, unless that has happened. */
  readonly start: () => void;
  /** Runs an action once the application answers to the reader; at once if it does already. */
  readonly whenReady: (action: () => void) => void;
  /** Takes a function that is told of a failure, with what tries again. */
  readonly onFailure: (report: (retry: () => void) => void) => void;
}

export function createApplication(): Application {
  const root = document.documentElement;
  const actions: (() => void)[] = [];
  const reports: ((retry: () => void) => void)[] = [];
  let isStarted = false;

  // The framework says so on the root element.
  const isThere = (): boolean => root.dataset[HYDRATED_DATA] === 'true';
  // What is pressed meanwhile must not overtake what waits.
  const isReady = (): boolean => isThere() && actions.length === 0;

  const fail = (retry: () => void): void => {
    for (const report of reports) {
      report(retry);
    }
  };
  const load = (sources: readonly string[]): void => {
    const missing: string[] = [];
    let pending = sources.length;
    const settle = (): void => {
      pending -= 1;
      if (pending === 0 && missing.length > 0) {
        fail(() => {
          load(missing);
        });
      }
    };
    for (const source of sources) {
      const script = document.createElement('script');
      script.src = source;
      // In their order, whichever comes first.
      script.async = false;
      script.onload = settle;
      script.onerror = () => {
        missing.push(source);
        settle();
      };
      document.head.append(script);
    }
  };
  const start = (): void => {
    if (!isStarted) {
      isStarted = true;
      whenParsed(() => {
        const scripts = document.querySelectorAll<HTMLScriptElement>(WAITING_SCRIPTS);
        load([...scripts].map(({ src }) => src));
      });
    }
  };

  // Each after a frame of its own, in which the framework draws what the one before has changed.
  const doNext = (): void => {
    requestAnimationFrame(() => {
      setTimeout(() => {
        const action = actions.shift();
        if (action !== undefined) {
          // First, so that one that fails does not keep the others waiting.
          doNext();
          action();
        }
      });
    });
  };
  const observer = new MutationObserver(() => {
    if (isThere()) {
      observer.disconnect();
      // From now on the application goes from page to page, and loads parts instead of pages.
      document.querySelector('script[type=speculationrules]')?.remove();
      doNext();
    }
  });
  observer.observe(root, { attributes: true, attributeFilter: [HYDRATED_ATTRIBUTE] });

  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isPartMissing(reason) && !isThere()) {
      fail(() => {
        keepRetry();
        window.location.reload();
      });
    }
  });
  document.addEventListener(START_EVENT, start);
  const pressedBefore = takeRetry();
  if (pressedBefore !== undefined) {
    start();
  }
  whenParsed(() => {
    if (document.querySelector(NEEDS_APPLICATION) !== null || isTabAsked()) {
      start();
    }
  });

  return {
    isReady,
    pressedBefore: pressedBefore ?? [],
    start,
    whenReady: (action) => {
      if (isReady()) {
        action();
      } else {
        actions.push(action);
      }
    },
    onFailure: (report) => {
      reports.push(report);
    },
  };
}

/** Whether a promise was rejected because a script or a stylesheet of the application is missing. */
function isPartMissing(reason: unknown): boolean {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' ||
      ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}

/** Whether the address names a tab: the page shows the first until the application is there. */
function isTabAsked(): boolean {
  return window.location.search !== '' && document.querySelector('[role=tablist]') !== null;
}

/** Runs an action when all of the page is there. */
export function whenParsed(action: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', action, { once: true });
  } else {
    action();
  }
}

function keepRetry(): void {
  const waiting = [...document.querySelectorAll(WAITING)].map(pathOf);
  try {
    sessionStorage.setItem(RETRY_KEY, JSON.stringify(waiting));
  } catch {
    // The reader presses again.
  }
}

function takeRetry(): readonly ElementPath[] | undefined {
  try {
    const kept = sessionStorage.getItem(RETRY_KEY);
    sessionStorage.removeItem(RETRY_KEY);
    return kept === null ? undefined : (JSON.parse(kept) as readonly ElementPath[]);
  } catch {
    return undefined;
  }
}
