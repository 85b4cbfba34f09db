import type { Application } from './application';

/** An application of a test, which answers when the test says so. */
export interface TestedApplication extends Application {
  readonly isStarted: () => boolean;
  /** Is there, and has not yet done what waits. */
  readonly arrive: () => void;
  readonly becomeReady: () => void;
  readonly fail: (retry: () => void) => void;
}

export function createTestedApplication(): TestedApplication {
  const actions: (() => void)[] = [];
  const reports: ((retry: () => void) => void)[] = [];
  let isStarted = false;
  let isThere = false;
  return {
    isStarted: () => isStarted,
    isReady: () => isThere && actions.length === 0,
    pressedBefore: [],
    start: () => {
      isStarted = true;
    },
    whenReady: (action) => {
      actions.push(action);
    },
    onFailure: (report) => {
      reports.push(report);
    },
    arrive: () => {
      isThere = true;
    },
    becomeReady: () => {
      isThere = true;
      while (actions.length > 0) {
        actions.shift()?.();
      }
    },
    fail: (retry) => {
      for (const report of reports) {
        report(retry);
      }
    },
  };
}
