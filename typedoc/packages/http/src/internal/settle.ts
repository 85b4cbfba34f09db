/** Ignores how a promise settles: it is irrelevant how an unread body ends. */
export function settle(promise: Promise<unknown>): void {
  promise.catch(() => undefined);
}
