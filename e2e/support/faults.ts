import type { BrowserContext, ConsoleMessage, Request } from '@playwright/test';

/** An error on an open page, in one line. */
export type Fault = string;

/**
 * Records every fault on the pages of a context: console messages (React reports failed hydration
 * there, and Chromium reports what a policy has blocked), uncaught errors, failed requests, and
 * requests to another host.
 */
export function watchFaults(context: BrowserContext, origin: string): Fault[] {
  const faults: Fault[] = [];
  context.on('console', (message) => faults.push(describeMessage(message)));
  context.on('weberror', (error) => {
    faults.push(`uncaught on ${error.page()?.url() ?? 'a page'}: ${String(error.error())}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) {
      faults.push(`request to another host on ${pageOf(request)}: ${url.href}`);
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // When the browser leaves a page, it cancels the requests of that page.
    if (reason !== 'net::ERR_ABORTED') {
      faults.push(`request failed on ${pageOf(request)}: ${request.url()} ${reason}`);
    }
  });
  context.on('response', (response) => {
    if (response.status() >= 400) {
      const { status, url } = { status: response.status(), url: response.url() };
      faults.push(`request failed on ${pageOf(response.request())}: ${url} ${status}`);
    }
  });
  return faults;
}

function describeMessage(message: ConsoleMessage): Fault {
  return `console.${message.type()} on ${message.page()?.url() ?? 'a page'}: ${message.text()}`;
}

function pageOf(request: Request): string {
  // A request for a new document does not belong to a page yet.
  return request.isNavigationRequest() ? 'navigation' : request.frame().url();
}
