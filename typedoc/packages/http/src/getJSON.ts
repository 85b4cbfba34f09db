import type * as Codec from '@tstd/core/Codec';
import { checkObject } from '@tstd/error/Argument';
import * as Task from '@tstd/task/Task';

import type { Client } from './Client.js';
import type { HTTPError } from './HTTPError.js';
import { Request, type RequestOptions } from './Request.js';
import { requestSend } from './requestSend.js';
import { json } from './ResponseParser.js';

/**
 * Returns a task that sends a `GET` request to a URL and succeeds with the decoded JSON of the response.
 *
 * It calls {@link requestSend} with a {@link Request} that uses `ResponseParser.json`, and returns only the body of the response. Each run sends the request again.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Encoded - The type of the JSON value.
 * @param client - The client that sends the request.
 * @param url - The URL: a string, which may be relative to the base URL of the client, or a `URL` object.
 * @param codec - The codec that decodes the parsed JSON. If the codec rejects the value, the request fails with a `ParserError`.
 * @param options - The other options of the `GET` request.
 * @returns A task that succeeds with the decoded value.
 *
 * @throws An {@link ArgumentError} if the codec or an option is invalid.
 *
 * @example A successful and a failed request
 * ```ts
 * import { Codec } from '@tstd/core';
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const user = Codec.object({ name: Codec.string });
 * const client = HTTP.Client.virtual(({ url }) =>
 *   url.endsWith('/7')
 *     ? new Response('{"name":"Ada"}')
 *     : new Response('', { status: 404 }),
 * );
 *
 * await Task.run(HTTP.getJSON(client, 'users/7', user)); // => { ok: true, value: { name: 'Ada' } }
 *
 * const missing = HTTP.getJSON(client, 'users/8', user);
 *
 * await Task.run(Task.mapError(missing, ({ name }) => name)); // => { ok: false, error: 'StatusError' }
 * ```
 *
 * @alias axios.get, ky.get, got.get, fetchJSON, $fetch, ofetch, GetFromJsonAsync, requests.get
 * @keywords download, load, API, REST, decode, parse, shortcut, body
 * @category Control flow
 * @since 1.0.0
 */
export function getJSON<Value, Encoded>(
  client: Client,
  url: URL | string,
  codec: Codec.Codec<Value, Encoded>,
  options: Omit<RequestOptions<unknown>, 'body' | 'method' | 'onUpload' | 'parser'> = {},
): Task.Task<Value, HTTPError> {
  checkObject(options, 'options');
  const request = Request(url, { ...options, method: 'GET', parser: json(codec) });
  return Task.map(requestSend(client, request), ({ body }) => body);
}
