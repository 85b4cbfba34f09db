/**
 * Parsers: what becomes of the body of a response.
 *
 * | To get | Use |
 * | --- | --- |
 * | a text | {@link text} |
 * | a value of JSON | {@link json} |
 * | bytes | {@link bytes}, {@link arrayBuffer}, {@link blob} |
 * | the fields of a form | {@link formData} |
 * | nothing | {@link ignore} |
 * | a body that is too big to hold | {@link reduce} |
 * | something else | {@link of}, {@link map} |
 * | one thing or another, by the status | {@link result}, {@link choose} |
 *
 * A parser runs as a part of the request: the limit of time holds for it, and the body is no longer read when the run is cancelled.
 * What a parser leaves unread is given up when it ends. So there is none that gives the stream away.
 *
 * @module
 */

import type * as Codec from '@tstd/core/Codec';
import * as JSON from '@tstd/core/JSON';
import type { Option } from '@tstd/core/Option';
import * as Result from '@tstd/core/Result';
import * as Task from '@tstd/task/Task';

import type { Method } from './fetchTypes.js';
import { Headers } from './Headers.js';
import { type NetworkError, ParserError } from './HTTPError.js';
import { readBytes, reduceStream } from './internal/readBody.js';
import type { Response } from './Response.js';

/**
 * What becomes of the body of a response.
 *
 * @typeParam Value - The type of what the body becomes.
 *
 * @example A parser that looks at the headers only
 * ```ts
 * import { Client, Headers, Request, requestSend, type ResponseParser } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const etag: ResponseParser<string> = {
 *   parse: ({ head }) => Task.Ok(Headers.get(head.headers, 'etag') ?? ''),
 * };
 * const client = Client.of({
 *   fetch: () => Promise.resolve(new Response('a', { headers: { ETag: '"7"' } })),
 * });
 * const sent = requestSend(client, Request('https://example.org/', { parser: etag }));
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: '"7"' }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ResponseParser<Value> {
  /**
   * Returns the task that parses the body.
   *
   * @param source - The response, and the stream of its body.
   * @returns A task that gives what the body becomes.
   */
  readonly parse: (source: ResponseSource) => Task.Task<Value, NetworkError | ParserError>;
}

/**
 * What a parser is given: the response, and the stream of its body.
 *
 * @example Look at the source
 * ```ts
 * import { Response, ResponseParser, Status } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const source: ResponseParser.ResponseSource = {
 *   head: Response({ status: Status.OK, body: undefined }),
 *   method: 'GET',
 *   stream: new Blob(['hello']).stream(),
 * };
 *
 * await Task.run(ResponseParser.text.parse(source)); // => { ok: true, value: 'hello' }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ResponseSource {
  /** The response, without its body. */
  readonly head: Response<undefined>;

  /** The method of the request. */
  readonly method: Method;

  /** The stream of the body, or None when there is no body. */
  readonly stream: Option<ReadableStream<Uint8Array>>;
}

/**
 * The type of what a parser makes of a body.
 *
 * @typeParam Parser - The type of a parser.
 *
 * @example The value of a parser
 * ```ts
 * import { assertType } from '@tstd/core-type';
 * import { ResponseParser } from '@tstd/http';
 *
 * assertType<ResponseParser.ValueOf<typeof ResponseParser.text>, string>(true);
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type ValueOf<Parser> = Parser extends ResponseParser<infer Value> ? Value : never;

/**
 * Returns the parser that reads the body to its end, and then calls a function with its bytes.
 *
 * @typeParam Value - The type of what the body becomes.
 * @param decode - A function of the bytes and the response that returns the value, or an error. The error becomes the cause of a `ParserError`.
 * @returns The parser.
 *
 * @example The number of bytes, or an error
 * ```ts
 * import { Result } from '@tstd/core';
 * import { Client, Request, requestSend, ResponseParser } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const size = ResponseParser.of((bytes) =>
 *   bytes.length > 0 ? Result.Ok(bytes.length) : Result.Err('empty'),
 * );
 * const client = Client.of({ fetch: () => Promise.resolve(new Response('hello')) });
 * const sent = requestSend(client, Request('https://example.org/', { parser: size }));
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: 5 }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function of<Value>(
  decode: (
    bytes: Uint8Array<ArrayBuffer>,
    head: Response<undefined>,
  ) => Result.Result<Value, unknown>,
): ResponseParser<Value> {
  return {
    parse: (source) =>
      Task.andThen(readBytes(source), (bytes) =>
        Task.fromResult(
          Result.mapError(
            decode(bytes, source.head),
            (cause) => new ParserError({ cause, response: source.head }),
          ),
        ),
      ),
  };
}

/**
 * Returns the parser that calls a function with each chunk of the body, and holds no more than one of them.
 *
 * The next chunk is read when the function has returned, or its promise has fulfilled: so a function that is slow makes the server wait.
 * What the function throws is a defect of the run.
 *
 * @typeParam State - The type of what the body becomes.
 * @param initial - The state before the first chunk.
 * @param fn - A function of the state and a chunk that returns the next state, or a promise of it.
 * @returns The parser, which gives the last state.
 *
 * @example Count the bytes of a big file
 * ```ts
 * import { Client, Request, requestSend, ResponseParser } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const count = ResponseParser.reduce(0, (size, chunk) => size + chunk.length);
 * const client = Client.of({ fetch: () => Promise.resolve(new Response('hello')) });
 * const sent = requestSend(client, Request('https://example.org/', { parser: count }));
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: 5 }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function reduce<State>(
  initial: State,
  fn: (state: State, chunk: Uint8Array) => Promise<State> | State,
): ResponseParser<State> {
  return { parse: (source) => reduceStream(source, initial, fn) };
}

/**
 * Returns the parser that reads a text of JSON, and decodes it with a codec.
 *
 * It fails with a `ParserError` when the text is not JSON, and when the codec refuses the value. The message says where, and the cause is the `JSON.ParseError` or the `CodecError`.
 * A body that is empty is not JSON: where a response may have none, use {@link choose}.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Encoded - The type of the JSON.
 * @param codec - The codec of the value.
 * @returns The parser.
 *
 * @example A value, and one that is refused
 * ```ts
 * import { Codec } from '@tstd/core';
 * import { Client, Request, requestSend, ResponseParser } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const user = Codec.object({ age: Codec.number });
 * const client = Client.of({
 *   fetch: (url) => Promise.resolve(new Response(url.endsWith('/7') ? '{"age":36}' : '{"age":"36"}')),
 * });
 * const find = (id: number) => {
 *   const request = Request(`https://example.org/${id}`, { parser: ResponseParser.json(user) });
 *   return Task.mapError(
 *     Task.map(requestSend(client, request), ({ body }) => body),
 *     ({ message }) => message,
 *   );
 * };
 *
 * await Task.run(find(7)); // => { ok: true, value: { age: 36 } }
 * await Task.run(find(8)); // => { ok: false, error: 'Cannot parse the body as JSON: at "/age": expected a finite number, received "36"' }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export function json<Value, Encoded>(codec: Codec.Codec<Value, Encoded>): ResponseParser<Value> {
  return {
    parse: (source) =>
      Task.andThen(text.parse(source), (body) =>
        Task.fromResult(
          Result.mapError(decodeJSON(body, codec), (cause) => {
            const message = `Cannot parse the body as JSON: ${lowerFirst(cause.message)}`;
            return new ParserError({ cause, message, response: source.head });
          }),
        ),
      ),
  };
}

function decodeJSON<Value, Encoded>(
  body: string,
  codec: Codec.Codec<Value, Encoded>,
): Result.Result<Value, Error> {
  const value: Result.Result<unknown, Error> = JSON.parse(body);
  return value.ok ? codec.decode(value.value) : value;
}

function lowerFirst(message: string): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}

/**
 * The parser that gives the bytes of the body.
 *
 * @example Read bytes
 * ```ts
 * import { Client, Request, requestSend, ResponseParser } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = Client.of({ fetch: () => Promise.resolve(new Response('hi')) });
 * const request = Request('https://example.org/', { parser: ResponseParser.bytes });
 *
 * await Task.run(Task.map(requestSend(client, request), ({ body }) => [...body])); // => { ok: true, value: [104, 105] }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const bytes: ResponseParser<Uint8Array<ArrayBuffer>> = { parse: readBytes };

/**
 * The parser that gives the bytes of the body as an `ArrayBuffer`.
 *
 * @example Read a buffer
 * ```ts
 * import { Client, Request, requestSend, ResponseParser } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = Client.of({ fetch: () => Promise.resolve(new Response('hello')) });
 * const request = Request('https://example.org/', { parser: ResponseParser.arrayBuffer });
 *
 * await Task.run(Task.map(requestSend(client, request), ({ body }) => body.byteLength)); // => { ok: true, value: 5 }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const arrayBuffer: ResponseParser<ArrayBuffer> = /* @__PURE__ */ map(
  bytes,
  ({ buffer }) => buffer,
);

/**
 * The parser that gives the body as a `Blob`, whose type is the `Content-Type` of the response.
 *
 * @example Read a blob
 * ```ts
 * import { Client, Request, requestSend, ResponseParser } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const headers = { 'Content-Type': 'image/png' };
 * const client = Client.of({ fetch: () => Promise.resolve(new Response('hello', { headers })) });
 * const request = Request('https://example.org/', { parser: ResponseParser.blob });
 *
 * await Task.run(Task.map(requestSend(client, request), ({ body }) => body.type)); // => { ok: true, value: 'image/png' }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const blob: ResponseParser<Blob> = /* @__PURE__ */ of((content, head) =>
  Result.Ok(new Blob([content], { type: contentTypeOf(head) })),
);

/**
 * The parser that gives the fields of a form, which was sent as `multipart/form-data` or `application/x-www-form-urlencoded`.
 *
 * It fails with a `ParserError` when the `Content-Type` is another one, and when the body is not such a form.
 *
 * @example Read a form
 * ```ts
 * import { Client, Request, requestSend, ResponseParser } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const form = new URLSearchParams({ name: 'Ada' });
 * const client = Client.of({ fetch: () => Promise.resolve(new Response(form)) });
 * const request = Request('https://example.org/', { parser: ResponseParser.formData });
 *
 * await Task.run(Task.map(requestSend(client, request), ({ body }) => body.get('name'))); // => { ok: true, value: 'Ada' }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const formData: ResponseParser<FormData> = {
  parse: (source) =>
    Task.andThen(readBytes(source), (content) =>
      // The body has been read, so whatever fails here is due to what it says.
      Task.tryCall(
        () =>
          new globalThis.Response(content, {
            headers: { 'Content-Type': contentTypeOf(source.head) },
          }).formData(),
        (cause) =>
          new ParserError({
            cause,
            message: 'Cannot parse the body as a form',
            response: source.head,
          }),
      ),
    ),
};

/**
 * The parser that gives up the body unread.
 *
 * @example Look at the status only
 * ```ts
 * import { Client, Request, requestSend, ResponseParser } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = Client.of({ fetch: () => Promise.resolve(new Response('hello')) });
 * const request = Request('https://example.org/', { parser: ResponseParser.ignore });
 *
 * await Task.run(Task.map(requestSend(client, request), ({ body, ok }) => [body, ok])); // => { ok: true, value: [undefined, true] }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const ignore: ResponseParser<undefined> = { parse: () => Task.Ok(undefined) };

/**
 * The parser that gives the body as a text.
 *
 * The text is read as UTF-8, as `fetch` does: a byte order mark is left out, and what is not UTF-8 becomes U+FFFD.
 *
 * @example Read a text
 * ```ts
 * import { Client, Request, requestSend, ResponseParser } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = Client.of({ fetch: () => Promise.resolve(new Response('hello')) });
 * const request = Request('https://example.org/', { parser: ResponseParser.text });
 *
 * await Task.run(Task.map(requestSend(client, request), ({ body }) => body)); // => { ok: true, value: 'hello' }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const text: ResponseParser<string> = /* @__PURE__ */ map(bytes, (content) =>
  new TextDecoder().decode(content),
);

function contentTypeOf(head: Response<undefined>): string {
  return Headers.get(head.headers, 'content-type') ?? '';
}

/**
 * Returns the parser that gives what a function makes of the value of another one.
 *
 * @typeParam Value - The type of the value.
 * @typeParam To - The type of the new value.
 * @param self - The parser to use.
 * @param fn - A function of the value.
 * @returns The new parser.
 *
 * @example The lines of a text
 * ```ts
 * import { Client, Request, requestSend, ResponseParser } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const lines = ResponseParser.map(ResponseParser.text, (body) => body.split('\n'));
 * const client = Client.of({ fetch: () => Promise.resolve(new Response('a\nb')) });
 * const sent = requestSend(client, Request('https://example.org/', { parser: lines }));
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: ['a', 'b'] }
 * ```
 *
 * @category Transformations
 * @since 1.0.0
 */
export function map<Value, To>(
  self: ResponseParser<Value>,
  fn: (value: Value) => To,
): ResponseParser<To> {
  return { parse: (source) => Task.map(self.parse(source), fn) };
}

/**
 * Returns the parser that uses the one which a function chooses by the response.
 *
 * @typeParam Value - The type of what the body becomes.
 * @param fn - A function of the response, without its body, that returns the parser to use.
 * @returns The parser.
 *
 * @example A body or none
 * ```ts
 * import { Codec } from '@tstd/core';
 * import { Client, Request, requestSend, ResponseParser, Status } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const parser = ResponseParser.choose(({ status }): ResponseParser<number | undefined> =>
 *   Status.equals(status, Status.NoContent) ? ResponseParser.ignore : ResponseParser.json(Codec.number),
 * );
 * const client = Client.of({ fetch: () => Promise.resolve(new Response(null, { status: 204 })) });
 * const sent = requestSend(client, Request('https://example.org/', { parser }));
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: undefined }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function choose<Value>(
  fn: (head: Response<undefined>) => ResponseParser<Value>,
): ResponseParser<Value> {
  return { parse: (source) => fn(source.head).parse(source) };
}

/**
 * Returns the parser that gives an `Ok` when the status says success, and an `Err` otherwise, each with a parser of its own.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param success - The parser for the statuses from 200 to 299.
 * @param failure - The parser for all other statuses.
 * @returns The parser.
 *
 * @example A text for the error
 * ```ts
 * import { Codec } from '@tstd/core';
 * import { Client, Request, requestSend, ResponseParser } from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const parser = ResponseParser.result(ResponseParser.json(Codec.number), ResponseParser.text);
 * const client = Client.of({ fetch: () => Promise.resolve(new Response('no', { status: 404 })) });
 * const sent = requestSend(client, Request('https://example.org/', { parser }));
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: { ok: false, error: 'no' } }
 * ```
 *
 * @category Combinations
 * @since 1.0.0
 */
export function result<Value, Failure>(
  success: ResponseParser<Value>,
  failure: ResponseParser<Failure>,
): ResponseParser<Result.Result<Value, Failure>> {
  return choose((head): ResponseParser<Result.Result<Value, Failure>> =>
    head.ok ? map(success, Result.Ok) : map(failure, Result.Err),
  );
}
