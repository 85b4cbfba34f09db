/** Leaves a promise to itself: how the end of a body goes that nobody reads is of no interest. */
export function settle(promise: Promise<unknown>): void {
  promise.catch(() => undefined);
}
