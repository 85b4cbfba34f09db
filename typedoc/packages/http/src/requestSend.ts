import type { Option } from '@tstd/core/Option';
import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';
import { timeout } from '@tstd/task-timeout';

import type { Client } from './Client.js';
import { Headers } from './Headers.js';
import { type HTTPError, InvalidURL, TimeoutError } from './HTTPError.js';
import { type Exchange, openExchange } from './internal/exchange.js';
import type { Request } from './Request.js';
import { Response } from './Response.js';
import * as Status from './Status.js';

/**
 * Returns the task that sends a request, and gives the response with its body.
 *
 * Each run sends the request again. A response is a value whatever its status is; the errors are those of {@link HTTPError}.
 *
 * | what happens | how the run ends |
 * | --- | --- |
 * | a response, with any status | `Ok` with the response |
 * | the address cannot be sent to | `InvalidURL` |
 * | no response, or its body breaks off | `NetworkError` |
 * | the body is not what the parser asks for | `ParserError` |
 * | the response, with its body, takes too long | `TimeoutError` |
 * | the run is cancelled | `AbortError`, as with every task |
 *
 * However the run ends, the request is given up with it, and the connection is free or closed.
 *
 * @typeParam Value - The type of the body of the response.
 * @param client - The client that sends the request.
 * @param request - The request.
 * @returns A task that gives the response.
 *
 * @example A request without a network
 * ```ts
 * import { Client, Request, requestSend } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = Client.of({
 *   baseURL: 'https://example.org/',
 *   fetch: (url, { method }) => Promise.resolve(new Response(`${method} ${url}`, { status: 404 })),
 * });
 * const sent = requestSend(client, Request('/users'));
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: 'GET https://example.org/users' }
 * await Task.run(Task.map(sent, ({ ok }) => ok)); // => { ok: true, value: false }
 * ```
 *
 * @example An error, and what it says
 * ```ts
 * import { Client, Request, requestSend } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const sent = requestSend(Client.of(), Request('/users'));
 *
 * Task.run(Task.mapError(sent, ({ message }) => message)); // => { ok: false, error: 'Expected a URL, got "/users"' }
 * ```
 *
 * @category Control flow
 * @since 1.0.0
 */
export function requestSend<Value>(
  client: Client,
  request: Request<Value>,
): Task.Task<Response<Value>, HTTPError> {
  const resolved = resolve(request.url, client.baseURL);
  if (!resolved.ok) {
    return Task.fromResult(resolved);
  }
  const { method } = request;
  const url = resolved.value;
  const response = Task.andThen(openExchange(client, request, url), (exchange) =>
    Task.andFinally(
      // What a parser throws is a defect, and may not keep the body from being given up.
      Task.andThen(Task.Ok(exchange), ({ native }) => receive(native, request, url)),
      releaseOf(exchange),
    ),
  );
  return Task.mapError(timeout(response, request.timeout ?? client.timeout), (error) =>
    error.name === 'TimeoutError' ? new TimeoutError({ cause: error, method, url }) : error,
  );
}

function resolve(url: string, baseURL: Option<string>): Result.Result<string, InvalidURL> {
  let resolved: URL;
  try {
    resolved = new URL(url, baseURL);
  } catch (cause) {
    return Result.Err(new InvalidURL({ baseURL, cause, reason: 'syntax', url }));
  }
  if (resolved.protocol !== 'http:' && resolved.protocol !== 'https:') {
    return Result.Err(new InvalidURL({ baseURL, reason: 'protocol', url }));
  }
  if (resolved.username !== '' || resolved.password !== '') {
    return Result.Err(new InvalidURL({ baseURL, reason: 'credentials', url }));
  }
  return Result.Ok(resolved.href);
}

// Parses the body of a response of the platform.
function receive<Value>(
  native: globalThis.Response,
  { method, parser }: Request<Value>,
  url: string,
): Task.Task<Response<Value>, HTTPError> {
  const head = Response({
    body: undefined,
    headers: Headers(native.headers),
    redirected: native.redirected,
    status: Status.from(native.status) ?? Status.Hidden,
    statusText: native.statusText,
    type: native.type,
    // A response that was made by hand has no address.
    url: native.url === '' ? url : native.url,
  });
  const stream = native.body ?? undefined;
  return Task.map(parser.parse({ head, method, stream }), (body) => ({ ...head, body }));
}

function releaseOf({ release }: Exchange): Task.Task<void, never> {
  return Task.from(() => {
    release();
    return Result.Ok(undefined);
  });
}
