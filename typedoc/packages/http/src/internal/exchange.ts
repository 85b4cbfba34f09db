import * as Result from '@tstd/core/Result';
import { AbortError } from '@tstd/error';
import * as Task from '@tstd/task/Task';

import type { Client } from '../Client.js';
import { Headers } from '../Headers.js';
import { NetworkError } from '../HTTPError.js';
import type { Request } from '../Request.js';
import { settle } from './settle.js';
import { type Stoppable, stoppable } from './stoppable.js';

/** A response of which the headers have come. */
export interface Exchange {
  /** The response of the platform. */
  readonly native: globalThis.Response;

  /** Gives up what has not been read of the body. */
  readonly release: () => void;
}

/**
 * Sends a request, and waits for the headers of the response.
 *
 * The request has a signal of its own: that of the run may live long, and `fetch` keeps a listener
 * on the signal that it is given.
 */
export function openExchange(
  client: Client,
  request: Request<unknown>,
  url: string,
): Task.Task<Exchange, NetworkError> {
  return Task.from(async ({ onCancel }) => {
    const upload = typeof request.body === 'function' ? stoppable(request.body()) : undefined;
    const controller = new AbortController();
    const unlinkRequest = onCancel((reason) => {
      controller.abort(reason);
      upload?.stop(reason);
    });
    const response = await Result.fromPromise(
      send(client, url, {
        ...initOf(client, request, upload),
        signal: controller.signal,
      }),
      (cause) => new NetworkError({ cause, method: request.method, phase: 'request', url }),
    );
    if (!response.ok) {
      unlinkRequest();
      upload?.stop(response.error);
      return response;
    }
    const native = response.value;
    // It is called at once when the run has ended, and this `fetch` has not looked at the signal.
    const unlinkBody = onCancel(() => {
      close(native);
    });
    const release = (): void => {
      unlinkRequest();
      unlinkBody();
      upload?.stop(new AbortError());
      close(native);
      if (native.body?.locked === true) {
        // A parser has kept its reader, so that the stream cannot be cancelled from here.
        controller.abort();
      }
    };
    return Result.Ok({ native, release });
  });
}

/** What a `fetch` throws counts as what its promise rejects with. */
async function send(client: Client, url: string, init: RequestInit): Promise<globalThis.Response> {
  return await client.fetch(url, init);
}

function close(native: globalThis.Response): void {
  const closing = native.body?.cancel();
  if (closing !== undefined) {
    settle(closing);
  }
}

function initOf(
  client: Client,
  { body, headers, method, settings }: Request<unknown>,
  upload: Stoppable | undefined,
): RequestInit {
  const { entries } = Headers.merge(client.headers, headers);
  return {
    ...definedOf(settings),
    ...(upload === undefined ? definedOf({ body }) : bodyOf(upload)),
    headers: entries.map(([name, value]): [string, string] => [name, value]),
    method,
  };
}

/** Leaves out what is `undefined`. */
function definedOf(settings: object): RequestInit {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

function bodyOf({ stream }: Stoppable): RequestInit {
  // `duplex` is not in the types of the platform, and must be there where the body is a stream.
  const init: RequestInit & { readonly duplex: 'half' } = { body: stream, duplex: 'half' };
  return init;
}
