import type { Fetch } from '../Client.js';

/** The `fetch` of the platform, looked up at each request. */
export const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** What the platform does with a request. It refuses nothing that it does not know, so it is asked. */
interface Platform {
  /** Whether it keeps the rules of a browser: it hides redirects, and may refuse a stream over HTTP/1.1. */
  readonly isBrowser: boolean;

  /** Whether it sends a stream as one. Firefox sends the text `[object ReadableStream]`. */
  readonly takesStreams: boolean;
}

let platform: Platform | undefined;

/** Asks the platform once. */
export function askPlatform(): Platform {
  platform ??= ask();
  return platform;
}

function ask(): Platform {
  let isDuplexRead = false as boolean;
  const init = {
    body: new ReadableStream<Uint8Array>(),
    get duplex() {
      isDuplexRead = true;
      return 'half';
    },
    // A browser lets no page set a header that begins like this, and leaves it out.
    headers: { 'Sec-Asked': '1' },
    method: 'POST',
  };
  const { headers } = new globalThis.Request('https://example.org/', init);
  const isBrowser = !headers.has('sec-asked');
  // A text has a type. Safari makes no text of a stream, and does not send it. Deno and Bun send it without `duplex`.
  const takesStreams = !headers.has('content-type') && (isDuplexRead || !isBrowser);
  return { isBrowser, takesStreams };
}

let integrity: Promise<boolean> | undefined;

/**
 * Asks the platform once whether it compares a body with its hash. Deno and Bun do not. A browser
 * does, and is not asked: the policy of a page may forbid the address.
 */
export async function checksIntegrity(): Promise<boolean> {
  if (askPlatform().isBrowser) {
    return true;
  }
  integrity ??= globalThis.fetch('data:,', { integrity: `sha256-${'A'.repeat(43)}=` }).then(
    () => false,
    () => true,
  );
  return integrity;
}

/** Whether a browser can be told to follow no redirect to another origin: from the page's own one. */
export function isOwnOrigin(url: string): boolean {
  // Node has no location.
  const { location } = globalThis as { readonly location?: { readonly origin: string } };
  return location?.origin === new URL(url).origin && askPlatform().isBrowser;
}
