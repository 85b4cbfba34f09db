import * as Result from '@tstd/core/Result';
import { AbortError } from '@tstd/error';
import * as Task from '@tstd/task/Task';

import type { Client } from '../Client.js';
import { type HTTPError, InvalidRequest, NetworkError, RedirectError } from '../HTTPError.js';
import type { Request } from '../Request.js';
import { type Hop, isConfidential, isRedirect, nextHop } from './redirect.js';
import { settle } from './settle.js';
import { openUpload, type Upload } from './upload.js';

/** A response of which the headers have come. */
export interface Exchange {
  /** The request that it answers, after all redirects. */
  readonly hop: Hop;

  /** The response of the platform. */
  readonly native: globalThis.Response;
}

/** Holds the response that is open. There is one at a time. */
export interface Holder {
  /** Gives up what has not been read of the body. */
  release: () => void;
}

/** Returns a holder that holds nothing. */
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
  // A redirect to another origin may not take headers along, so it is not left to the platform.
  const isByHand = redirect === 'follow' && client.origins !== 'any' && isConfidential(hop);
  const policy = isByHand || redirect === 'error' ? 'manual' : request.settings.redirect;
  return Task.andThen(
    open(client, request, hop, policy, holder),
    (native): Task.Task<Exchange, HTTPError> => {
      if (policy === request.settings.redirect || !isRedirect(native)) {
        return Task.Ok({ hop, native });
      }
      if (redirect === 'error') {
        const { method, url } = hop;
        return Task.Err(new RedirectError({ method, reason: 'refused', url }));
      }
      const next = nextHop(hop, native, (origin) => client.origins.includes(origin));
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

/** The headers that belong to the connection: Node refuses them, or waits for ever. */
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

/**
 * Sends a request, and waits for the headers of the response.
 *
 * The request has a signal of its own: that of the run may live long, and `fetch` keeps a listener
 * on the signal that it is given.
 */
function open(
  client: Client,
  request: Request<unknown>,
  hop: Hop,
  redirect: RequestRedirect | undefined,
  holder: Holder,
): Task.Task<globalThis.Response, HTTPError> {
  const { method, url } = hop;
  if (hop.headers.entries.some(isRefused)) {
    return Task.Err(new InvalidRequest({ method, reason: 'headers', url }));
  }
  return Task.from(async ({ onCancel }) => {
    const upload = openUpload(hop.body, request.onUpload);
    const controller = new AbortController();
    const unlinkRequest = onCancel((reason) => {
      controller.abort(reason);
      upload?.stop(reason);
    });
    const init = initOf(request, hop, redirect, upload);
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
    // It is called at once when the run has ended, and this `fetch` has not looked at the signal.
    const unlinkBody = onCancel(() => {
      close(native);
    });
    // eslint-disable-next-line no-param-reassign -- the holder is there to be changed
    holder.release = () => {
      unlinkRequest();
      unlinkBody();
      upload?.stop(new AbortError());
      close(native);
      if (native.body?.locked === true) {
        // A parser has kept its reader, so that the stream cannot be cancelled from here.
        controller.abort();
      }
    };
    return Result.Ok(native);
  });
}

/** What a `fetch` throws counts as what its promise rejects with. */
async function send(client: Client, url: string, init: RequestInit): Promise<globalThis.Response> {
  return await client.fetch(url, init);
}

/** Tells what the platform can never send from what may succeed again: it refuses the former at once. */
function failureOf({ method, url }: Hop, init: RequestInit, cause: unknown): HTTPError {
  try {
    // A body that is a stream cannot be looked at twice, and has nothing to say here.
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
  redirect: RequestRedirect | undefined,
  upload: Upload | undefined,
): RequestInit {
  const entries = headers.entries.map(([name, value]): [string, string] => [name, value]);
  const isTyped = entries.some(([name]) => name === 'content-type');
  return {
    ...definedOf({ ...settings, redirect }),
    ...(upload === undefined ? definedOf({ body }) : bodyOf(upload)),
    headers:
      isTyped || upload?.type === undefined ? entries : [...entries, ['content-type', upload.type]],
    method,
  };
}

/** Leaves out what is `undefined`. */
function definedOf(settings: object): RequestInit {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

function bodyOf({ stream }: Upload): RequestInit {
  // `duplex` is not in the types of the platform, and must be there where the body is a stream.
  const init: RequestInit & { readonly duplex: 'half' } = { body: stream, duplex: 'half' };
  return init;
}
