import type { Fetch } from '../Client.js';

/** The `fetch` of the platform, looked up for each request. */
export const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** How the platform handles a request. Unknown settings are ignored silently, so support must be tested. */
interface Platform {
  /** Whether it follows the rules of a browser: it hides redirects, and may reject a stream over HTTP/1.1. */
  readonly isBrowser: boolean;

  /** Whether it sends a stream as a stream. Firefox sends the text `[object ReadableStream]`. */
  readonly takesStreams: boolean;
}

let platform: Platform | undefined;

/** Tests the platform once. */
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
    // Browsers do not let pages set headers with this prefix, and remove them.
    headers: { 'Sec-Asked': '1' },
    method: 'POST',
  };
  const { headers } = new globalThis.Request('https://example.org/', init);
  const isBrowser = !headers.has('sec-asked');
  // A string has a content type. Safari does not convert a stream to a string, but does not send it
  // either. Deno and Bun send it without `duplex`.
  const takesStreams = !headers.has('content-type') && (isDuplexRead || !isBrowser);
  return { isBrowser, takesStreams };
}

let integrity: Promise<boolean> | undefined;

/**
 * Tests once whether the platform compares a body with its hash. Deno and Bun do not. Browsers
 * do, and are not tested, because the policy of a page may forbid the URL.
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

/** Checks whether a URL has the origin of the page: only then can a browser be told not to follow redirects to other origins. */
export function isOwnOrigin(url: string): boolean {
  // Node has no location.
  const { location } = globalThis as { readonly location?: { readonly origin: string } };
  return location?.origin === new URL(url).origin && askPlatform().isBrowser;
}
