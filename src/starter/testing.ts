import type { Application } from './application';

/** An application of a test, which answers when the test says so. */
export interface TestedApplication extends Application {
  readonly isStarted: () => boolean;
  readonly becomeReady: () => void;
  readonly fail: (retry: () => void) => void;
}

export function createTestedApplication(): TestedApplication {
  const actions: (() => void)[] = [];
  const reports: ((retry: () => void) => void)[] = [];
  let isStarted = false;
  let isReady = false;
  return {
    isStarted: () => isStarted,
    isReady: () => isReady,
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
    becomeReady: () => {
      isReady = true;
      for (const action of actions.splice(0)) {
        action();
      }
    },
    fail: (retry) => {
      for (const report of reports) {
        report(retry);
      }
    },
  };
}
