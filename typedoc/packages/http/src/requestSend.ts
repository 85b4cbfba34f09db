import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';
import type { TaskLike } from '@tstd/task';
import { timeout } from '@tstd/task-timeout';

import type { Client } from './Client.js';
import { Headers } from './Headers.js';
import { type HTTPError, TimeoutError } from './HTTPError.js';
import { type Address, resolveAddress } from './internal/address.js';
import { checkClient, checkRequest } from './internal/checks.js';
import { createHolder, type Exchange, exchange, type Holder } from './internal/exchange.js';
import { parseByStatus } from './internal/parseByStatus.js';
import type { Hop } from './internal/redirect.js';
import { retryBy } from './internal/retry.js';
import type { Request } from './Request.js';
import { Response } from './Response.js';
import * as Status from './Status.js';

/**
 * Returns a task that sends a request and succeeds with the response, including the body.
 *
 * Each run sends the request again. The task succeeds if the parser accepts the status of the response; otherwise it fails with an {@link HTTPError}.
 *
 * | Event | Result of the run |
 * | --- | --- |
 * | the response has a success status, or the parser accepts any status | an `Ok` with the response |
 * | the response has another status | `StatusError` |
 * | the URL is not allowed, or leaves the base URL | `InvalidURL` |
 * | the request can never be sent as it is | `InvalidRequest` |
 * | a redirect is not allowed or cannot be followed | `RedirectError`, or `NetworkError` if `fetch` follows redirects itself |
 * | no response arrives, or the response body is interrupted | `NetworkError` |
 * | the parser rejects the body, or the body is too long | `ParserError` |
 * | the response, including its body, takes too long | `TimeoutError` |
 * | the run is cancelled | `AbortError`, as with every task |
 *
 * A request to another origin is sent without the headers of the client, unless the client's `origins` include that origin. A redirect to another origin that is not in `origins` keeps only the `Accept`, `Accept-Language`, `Content-Language` and `Content-Type` headers.
 *
 * On Node and in browsers, a truncated compressed body is not an error if the response itself is complete, because their decoders do not report the truncation.
 *
 * No matter how the run ends, the request ends with it, and the connection is released or closed.
 *
 * @typeParam Value - The type of the body of the response.
 * @param client - The client that sends the request, with its base URL and its limits.
 * @param request - The request, which each run sends again.
 * @returns A task that succeeds with the response.
 *
 * @example Test a request without a network
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = HTTP.Client.of({
 *   baseURL: 'https://example.org/',
 *   fetch: (url, { method }) =>
 *     Promise.resolve(new Response(`${method} ${url}`)),
 * });
 * const sent = HTTP.requestSend(client, HTTP.Request('/users'));
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: 'GET https://example.org/users' }
 * ```
 *
 * @example The message of a failed request
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const sent = HTTP.requestSend(HTTP.Client.of(), HTTP.Request('/users'));
 *
 * Task.run(Task.mapError(sent, ({ message }) => message)); // => { ok: false, error: 'Expected a URL, received "/users"' }
 * ```
 *
 * @alias fetch, httpGet, curl, ajax, send, sendAsync, urllib, sendRequest, urlopen,
 *   HttpClient.execute, HttpClient.get, HttpClient.post
 * @keywords call, API, download, POST, perform, axios, JSON, upload, load, data
 * @category Control flow
 * @since 1.0.0
 */
export function requestSend<Value>(
  client: Client,
  request: Request<Value>,
): Task.Task<Response<Value>, HTTPError> {
  checkClient(client, 'client');
  checkRequest(request, 'request');
  const address = resolveAddress(request.url, client);
  if (!address.ok) {
    return Task.fromResult(address);
  }
  const { method } = request;
  const { url } = address.value;
  const response = Task.andThen(
    Task.from(() => Result.Ok(createHolder())),
    (holder) =>
      Task.andFinally(
        Task.andThen(converse(client, request, address.value, holder), (exchanged) =>
          receive(exchanged, request),
        ),
        releaseOf(holder),
      ),
  );
  const attempt = Task.mapError(timeout(response, request.timeout ?? client.timeout), (error) =>
    error.name === 'TimeoutError' ? new TimeoutError({ cause: error, method, url }) : error,
  );
  return retryBy(attempt, method, request.retry ?? client.retry);
}

function releaseOf(holder: Holder): Task.Task<void, never> {
  return Task.from(() => {
    holder.release();
    return Result.Ok(undefined);
  });
}

/** Sends a request with the hooks of the client, and waits for the headers of the response. */
function converse(
  client: Client,
  request: Request<unknown>,
  { isTrusted, url }: Address,
  holder: Holder,
): Task.Task<Exchange, HTTPError> {
  const { body, headers, method } = request;
  const hop: Hop = { body, count: 0, headers, isTrusted, method, url };
  if (!isTrusted) {
    return exchange(client, request, hop, holder);
  }
  const { beforeRequest, onResponse, onUnauthorized } = client.hooks;
  const merged = Headers.merge(client.headers, headers);
  const prepared =
    beforeRequest === undefined
      ? Task.Ok(merged)
      : Task.andThen(Task.Ok({ headers: merged, method, url }), beforeRequest);
  return Task.andThen(prepared, (sent) => {
    const attempt = (outgoing: Headers): Task.Task<Exchange, HTTPError> => {
      const exchanging = exchange(client, request, { ...hop, headers: outgoing }, holder);
      return onResponse === undefined
        ? exchanging
        : Task.tap(exchanging, (exchanged): TaskLike<unknown, HTTPError> =>
            exchanged.hop.isTrusted
              ? onResponse(headOf(exchanged), { headers: outgoing, method, url })
              : Task.Ok(undefined),
          );
    };
    const first = attempt(sent);
    if (onUnauthorized === undefined) {
      return first;
    }
    return Task.andThen(first, (exchanged): TaskLike<Exchange, HTTPError> => {
      if (exchanged.native.status !== 401 || !exchanged.hop.isTrusted) {
        return Task.Ok(exchanged);
      }
      return Task.andThen(Task.from(onUnauthorized(headOf(exchanged))), (renewed) => {
        if (renewed === undefined) {
          return Task.Ok(exchanged);
        }
        holder.release();
        return attempt(Headers.merge(sent, renewed));
      });
    });
  });
}

function headOf({ hop, native }: Exchange): Response<undefined> {
  return Response({
    body: undefined,
    headers: Headers(native.headers),
    redirected: native.redirected || hop.count > 0,
    status: Status.from(native.status) ?? Status.Hidden,
    statusText: native.statusText,
    type: native.type,
    // A response created by hand has no URL.
    url: native.url === '' ? hop.url : native.url,
  });
}

// Parses the body of a response of the platform.
function receive<Value>(
  exchanged: Exchange,
  { onDownload, parser }: Request<Value>,
): Task.Task<Response<Value>, HTTPError> {
  const head = headOf(exchanged);
  const { hop, native } = exchanged;
  const source = {
    head,
    method: hop.method,
    onProgress: onDownload,
    stream: native.body ?? undefined,
  };
  return Task.map(parseByStatus(parser, source), (body) => ({ ...head, body }));
}
