import type { Option } from '@tstd/core/Option';
import * as Result from '@tstd/core/Result';
import { AbortError } from '@tstd/error';
import * as Task from '@tstd/task/Task';

import type { Client } from '../Client.js';
import { type HTTPError, InvalidRequest, NetworkError, RedirectError } from '../HTTPError.js';
import type { Request, RequestSettings } from '../Request.js';
import { askPlatform, checksIntegrity, isOwnOrigin, platformFetch } from './platform.js';
import { type Hop, isConfidential, isRedirect, nextHop } from './redirect.js';
import { settle } from './settle.js';
import { isStreamed, lengthOf, openUpload, type Upload, wholeOf } from './upload.js';

/** A response whose headers have arrived. */
export interface Exchange {
  /** The request that led to it, after all redirects. */
  readonly hop: Hop;

  /** The response of the platform. */
  readonly native: globalThis.Response;
}

/** Holds the open response. There is only one at a time. */
export interface Holder {
  /** Discards the unread part of the body. */
  release: () => void;
}

/** Returns an empty holder. */
export function createHolder(): Holder {
  return { release: () => undefined };
}

/** Sends a request, follows redirects, and waits for the headers of the response. */
export function exchange(
  client: Client,
  request: Request<unknown>,
  hop: Hop,
  holder: Holder,
): Task.Task<Exchange, HTTPError> {
  const { redirect = 'follow' } = request.settings;
  const settings = settingsOf(client, request, hop);
  return Task.andThen(
    open(client, { ...request, settings }, hop, holder),
    (native): Task.Task<Exchange, HTTPError> => {
      if (settings.redirect === request.settings.redirect || !isRedirect(native)) {
        return Task.Ok({ hop, native });
      }
      if (redirect === 'error') {
        const { method, url } = hop;
        return Task.Err(new RedirectError({ method, reason: 'refused', url }));
      }
      const next = nextHop(hop, native, isNamed(client));
      if (next === undefined) {
        return Task.Ok({ hop, native });
      }
      holder.release();
      return Task.andThen(Task.fromResult(next), (following) =>
        exchange(client, request, following, holder),
      );
    },
  );
}

/** Returns settings that keep the platform from following redirects that it must not follow. */
function settingsOf(
  { fetch, origins }: Client,
  request: Request<unknown>,
  hop: Hop,
): RequestSettings {
  const { settings } = request;
  const { mode = 'same-origin', redirect = 'follow' } = settings;
  const manual: RequestSettings = { ...settings, redirect: 'manual' };
  if (redirect !== 'follow') {
    return redirect === 'error' ? manual : settings;
  }
  // A redirect to another origin must not keep the headers, so the platform must not follow it.
  if (origins !== 'any' && isConfidential(hop)) {
    const isKeptWithin = fetch === platformFetch && mode === 'same-origin' && isOwnOrigin(hop.url);
    return isKeptWithin ? { ...settings, mode } : manual;
  }
  // The platform would not send a stream again. But in a browser, the target would be hidden.
  return isStreamed(hop.body, request) && !askPlatform().isBrowser ? manual : settings;
}

/** Returns a function that checks whether the client allows an origin. As with `fetch`, redirects to any other origin lose the headers. */
function isNamed({ origins }: Client): (origin: string) => boolean {
  return (origin) => origins !== 'any' && origins.includes(origin);
}

/** The headers that belong to the connection. Node rejects them or waits forever. */
const REFUSED_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'content-length',
  'expect',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
]);

function isRefused([name, value]: readonly [name: string, value: string]): boolean {
  return (
    REFUSED_NAMES.has(name) || (name === 'connection' && !/^(?:close|keep-alive)$/i.test(value))
  );
}

/** Sends a request in the best way for its body, and waits for the headers of the response. */
function open(
  client: Client,
  request: Request<unknown>,
  hop: Hop,
  holder: Holder,
): Task.Task<globalThis.Response, HTTPError> {
  const { body, headers, method, url } = hop;
  if (headers.entries.some(isRefused)) {
    return Task.Err(new InvalidRequest({ method, reason: 'headers', url }));
  }
  if (!isStreamed(body, request)) {
    return transmit(client, request, hop, holder, () => undefined);
  }
  const inOnePiece = Task.andThen(wholeOf(body, hop), (whole) =>
    Task.map(
      transmit(client, request, { ...hop, body: whole }, holder, () => undefined),
      (native) => {
        const total = lengthOf(whole);
        if (total !== undefined) {
          request.onUpload?.({ loaded: total, total });
        }
        return native;
      },
    ),
  );
  const { isBrowser, takesStreams } = askPlatform();
  if (!takesStreams) {
    return inOnePiece;
  }
  let upload: Option<Upload>;
  const asStream = transmit(client, request, hop, holder, () => {
    upload = openUpload(body, request);
    return upload;
  });
  return Task.orElse(asStream, (error) =>
    // Chromium detects that a server lacks HTTP/2 before it reads the stream, but does not report
    // it.
    isBrowser && error.name === 'NetworkError' && upload?.isBegun() === false
      ? inOnePiece
      : Task.Err(error),
  );
}

/**
 * Sends a request, and waits for the headers of the response.
 *
 * Each request has its own signal: the signal of the run may live long, and `fetch` keeps a listener
 * on the signal that it receives.
 */
function transmit(
  client: Client,
  request: Request<unknown>,
  hop: Hop,
  holder: Holder,
  openBody: () => Option<Upload>,
): Task.Task<globalThis.Response, HTTPError> {
  const { method, url } = hop;
  return Task.from(async ({ onCancel }) => {
    const { integrity = '' } = request.settings;
    if (integrity !== '' && client.fetch === platformFetch && !(await checksIntegrity())) {
      return Result.Err(new InvalidRequest({ method, reason: 'settings', url }));
    }
    const upload = openBody();
    const controller = new AbortController();
    const unlinkRequest = onCancel((reason) => {
      controller.abort(reason);
      upload?.stop(reason);
    });
    const init = initOf(request, hop, upload);
    const response = await Result.fromPromise(
      send(client, url, { ...init, signal: controller.signal }),
      (cause) => failureOf(hop, init, cause),
    );
    if (!response.ok) {
      unlinkRequest();
      upload?.stop(response.error);
      if (upload !== undefined && upload.defects.length > 0) {
        throw upload.defects[0];
      }
      return response;
    }
    const native = response.value;
    // If the run has already ended, `onCancel` calls this at once, even if this `fetch` ignores the
    // signal.
    const unlinkBody = onCancel(() => {
      close(native);
    });
    // eslint-disable-next-line no-param-reassign -- the purpose of the holder is to be changed
    holder.release = () => {
      unlinkRequest();
      unlinkBody();
      upload?.stop(new AbortError());
      close(native);
      if (native.body?.locked === true) {
        // A parser has kept its reader, so the stream cannot be cancelled from here.
        controller.abort();
      }
    };
    return Result.Ok(native);
  });
}

/** Sends a request. An exception that `fetch` throws becomes a rejection. */
async function send(client: Client, url: string, init: RequestInit): Promise<globalThis.Response> {
  return await client.fetch(url, init);
}

/** Distinguishes requests that the platform can never send from those that may succeed later: it rejects the former at once. */
function failureOf({ method, url }: Hop, init: RequestInit, cause: unknown): HTTPError {
  try {
    // A body that is a stream cannot be read twice, and does not matter here.
    const { body: _, ...rest } = init;
    return new NetworkError({
      cause,
      method,
      phase: 'request',
      url: new globalThis.Request(url, rest).url,
    });
  } catch {
    return new InvalidRequest({ cause, method, reason: 'settings', url });
  }
}

function close(native: globalThis.Response): void {
  const closing = native.body?.cancel();
  if (closing !== undefined) {
    settle(closing);
  }
}

function initOf(
  { settings }: Request<unknown>,
  { body, headers, method }: Hop,
  upload: Option<Upload>,
): RequestInit {
  const entries = headers.entries.map(([name, value]): [string, string] => [name, value]);
  const isTyped = entries.some(([name]) => name === 'content-type');
  return {
    ...definedOf(settings),
    ...(upload === undefined ? definedOf({ body }) : bodyOf(upload)),
    headers:
      isTyped || upload?.type === undefined ? entries : [...entries, ['content-type', upload.type]],
    method,
  };
}

/** Removes properties that are `undefined`. */
function definedOf(settings: object): RequestInit {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

function bodyOf({ stream }: Upload): RequestInit {
  // `duplex` is missing from the types of the platform, but required if the body is a stream.
  const init: RequestInit & { readonly duplex: 'half' } = { body: stream, duplex: 'half' };
  return init;
}
