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
 * | a body that is too big to hold | {@link reduce} with {@link maxBytes} |
 * | something else | {@link of}, {@link map} |
 * | one thing or another, by the status | {@link result}, {@link choose} |
 * | a body whatever the status is | {@link anyStatus} |
 * | longer bodies, or shorter ones only | {@link maxBytes} |
 *
 * A parser is for the statuses of success, unless it says otherwise: with any other status, the request fails with a `StatusError` before the parser sees the body.
 * A parser reads {@link DEFAULT_MAX_BYTES} at most, counted after the body was decoded: so a small response that is compressed cannot fill the memory.
 *
 * A parser runs as a part of the request: the limit of time holds for it, and the body is no longer read when the run is cancelled.
 * What a parser leaves unread is given up when it ends. So there is none that gives the stream away.
 *
 * @alias bodyParser, BodyHandler, bodyHandlers, schemaBodyJson, transformResponse,
 *   HttpMessageConverter, ResponseBodyHandler
 * @keywords deserialize, decode, read, responseType, handler, JSON, text, blob
 * @module
 */

import type * as Codec from '@tstd/core/Codec';
import * as JSON from '@tstd/core/JSON';
import type { Option } from '@tstd/core/Option';
import * as Result from '@tstd/core/Result';
import { checkArgument } from '@tstd/error';
import { checkFunction, checkObject } from '@tstd/error/Argument';
import * as Task from '@tstd/task/Task';

import type { Method } from './fetchTypes.js';
import { Headers } from './Headers.js';
import { type NetworkError, ParserError, type StatusError } from './HTTPError.js';
import { checkCodec, checkParser } from './internal/checks.js';
import { parseByStatus } from './internal/parseByStatus.js';
import { readBytes, reduceStream } from './internal/readBody.js';
import type { Progress } from './Request.js';
import type { Response } from './Response.js';

/**
 * What becomes of the body of a response.
 *
 * @typeParam Value - The type of what the body becomes.
 *
 * @example A parser that looks at the headers only
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const etag: HTTP.ResponseParser<string> = {
 *   parse: ({ head }) =>
 *     Task.Ok(HTTP.Headers.get(head.headers, 'etag') ?? ''),
 * };
 * const client = HTTP.Client.of({
 *   fetch: () =>
 *     Promise.resolve(new Response('a', { headers: { ETag: '"7"' } })),
 * });
 * const sent = HTTP.requestSend(
 *   client,
 *   HTTP.Request('https://example.org/', { parser: etag }),
 * );
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
  readonly parse: (
    source: ResponseSource,
  ) => Task.Task<Value, NetworkError | ParserError | StatusError>;

  /** Whether the parser is for all statuses, or for those of success. The default is `success`. */
  readonly statuses?: 'any' | 'success' | undefined;
}

/**
 * The bytes of a body, as a `Uint8Array` of an `ArrayBuffer`. Its buffer has this type in each version of TypeScript, with or without a type parameter of `Uint8Array`.
 *
 * @example A function of bytes
 * ```ts
 * import type * as HTTP from '@tstd/http';
 *
 * const sizeOf = (bytes: HTTP.ResponseParser.Bytes): number =>
 *   bytes.buffer.byteLength;
 *
 * sizeOf(new Uint8Array(8)); // => 8
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export type Bytes = ReturnType<Uint8Array['slice']>;

/**
 * What a parser is given: the response, and the stream of its body.
 *
 * @example Look at the source
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const source: HTTP.ResponseParser.ResponseSource = {
 *   head: HTTP.Response({ status: HTTP.Status.OK, body: undefined }),
 *   method: 'GET',
 *   stream: new Blob(['hello']).stream(),
 * };
 *
 * await Task.run(HTTP.ResponseParser.text.parse(source)); // => { ok: true, value: 'hello' }
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ResponseSource {
  /** The response, without its body. */
  readonly head: Response<undefined>;

  /** The most bytes that a parser may read, `'none'` for no limit, or None for the default of the parser. */
  readonly maxBytes?: number | 'none' | undefined;

  /** The method of the request. */
  readonly method: Method;

  /**
   * Is told of each chunk that is read.
   *
   * @param progress - How much has been read.
   */
  readonly onProgress?: ((progress: Progress) => void) | undefined;

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
 * import * as HTTP from '@tstd/http';
 *
 * assertType<
 *   HTTP.ResponseParser.ValueOf<typeof HTTP.ResponseParser.text>,
 *   string
 * >(true);
 * ```
 *
 * @category Type helpers
 * @since 1.0.0
 */
export type ValueOf<Parser> = Parser extends ResponseParser<infer Value> ? Value : never;

/**
 * How many bytes a parser reads at most where nothing else is said: 16 MiB, counted after the body was decoded.
 *
 * @example The default
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * HTTP.ResponseParser.DEFAULT_MAX_BYTES; // => 16_777_216
 * ```
 *
 * @keywords limit, size, memory, large
 * @category Constructors
 * @since 1.0.0
 */
export const DEFAULT_MAX_BYTES: number = 16_777_216;

/**
 * Returns the parser that reads the body to its end, and then calls a function with its bytes.
 *
 * @typeParam Outcome - The type of the result: all that the function may return.
 * @param decode - A function of the bytes and the response that returns the value, or an error. The error becomes the cause of a `ParserError`.
 * @returns The parser.
 *
 * @example The number of bytes, or an error
 * ```ts
 * import { Result } from '@tstd/core';
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const size = HTTP.ResponseParser.of((bytes) =>
 *   bytes.length > 0 ? Result.Ok(bytes.length) : Result.Err('empty'),
 * );
 * const client = HTTP.Client.of({
 *   fetch: () => Promise.resolve(new Response('hello')),
 * });
 * const sent = HTTP.requestSend(
 *   client,
 *   HTTP.Request('https://example.org/', { parser: size }),
 * );
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: 5 }
 * ```
 *
 * @keywords custom, XML, CSV, binary, arrayBuffer, buffer, YAML, protobuf, decode
 * @category Constructors
 * @since 1.0.0
 */
export function of<Outcome extends Result.Result<unknown, unknown>>(
  decode: (bytes: Bytes, head: Response<undefined>) => Outcome,
): ResponseParser<Result.ValueOf<Outcome>>;
export function of<Value>(
  decode: (bytes: Bytes, head: Response<undefined>) => Result.Result<Value, unknown>,
): ResponseParser<Value> {
  checkFunction(decode, 'decode');
  return {
    parse: (source) =>
      Task.andThen(readBytes(source, DEFAULT_MAX_BYTES), (bytes) =>
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
 * When {@link reduce} has seen enough.
 *
 * @typeParam State - The type of what the body becomes.
 *
 * @example The first chunk only
 * ```ts
 * import * as HTTP from '@tstd/http';
 *
 * const options: HTTP.ResponseParser.ReduceOptions<number> = {
 *   until: (count) => count > 0,
 * };
 * const hasBody = HTTP.ResponseParser.reduce(
 *   (count, chunk) => count + chunk.length,
 *   () => 0,
 *   options,
 * );
 *
 * typeof hasBody.parse; // => 'function'
 * ```
 *
 * @category Models
 * @since 1.0.0
 */
export interface ReduceOptions<State> {
  /**
   * Returns `true` when no further chunk is wanted. What is left of the body is given up.
   *
   * @param state - The state after a chunk, or before the first one.
   * @returns Whether the state is the last one.
   */
  readonly until?: ((state: State) => boolean) | undefined;
}

/**
 * Returns the parser that calls a function with each chunk of the body, and holds no more than one of them.
 *
 * The next chunk is read when the function has returned, or its promise has fulfilled: so a function that is slow makes the server wait.
 * What the functions throw is a defect of the run. A body that is longer than {@link DEFAULT_MAX_BYTES} is refused, unless {@link maxBytes} allows more.
 *
 * @typeParam State - The type of what the body becomes.
 * @param fn - A function of the state and a chunk that returns the next state, or a promise of it.
 * @param initial - A function that makes the state before the first chunk, at each run.
 * @param options - When to stop before the end.
 * @returns The parser, which gives the last state.
 *
 * @example Count the bytes of a big file
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const size = HTTP.ResponseParser.reduce(
 *   (sum, chunk) => sum + chunk.length,
 *   () => 0,
 * );
 * const parser = HTTP.ResponseParser.maxBytes(size, 'none');
 * const client = HTTP.Client.virtual(() => new Response('hello'));
 * const sent = HTTP.requestSend(client, HTTP.Request('/', { parser }));
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: 5 }
 * ```
 *
 * @alias response.body.getReader, got.stream, ReadAsStreamAsync, BodyHandlers.ofInputStream,
 *   iter_content, iter_lines
 * @keywords stream, download, progress, memory, large, hash, save, disk
 * @category Constructors
 * @since 1.0.0
 */
export function reduce<State>(
  fn: (state: State, chunk: Uint8Array) => Promise<State> | State,
  initial: () => State,
  options: ReduceOptions<NoInfer<State>> = {},
): ResponseParser<State> {
  checkFunction(fn, 'fn');
  checkFunction(initial, 'initial');
  checkObject(options, 'options');
  const { until = () => false } = options;
  checkFunction(until, 'until');
  const maxBytes = DEFAULT_MAX_BYTES;
  return { parse: (source) => reduceStream(source, { fn, initial, maxBytes, until }) };
}

/**
 * Returns the parser that reads a text of JSON, and decodes it with a codec.
 *
 * It fails with a `ParserError` when the text is not JSON, and when the codec refuses the value. The message says where, and the cause is the `JSON.ParseError` or the `CodecError`.
 * A body that is empty is not JSON: where a response may have none, use {@link choose}.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Encoded - The type of the JSON.
 * @param codec - Decodes the parsed JSON; what it refuses is a `ParserError`.
 * @returns The parser.
 *
 * @example A value, and one that is refused
 * ```ts
 * import { Codec } from '@tstd/core';
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const user = Codec.object({ age: Codec.number });
 * const client = HTTP.Client.of({
 *   fetch: (url) =>
 *     Promise.resolve(
 *       new Response(url.endsWith('/7') ? '{"age":36}' : '{"age":"36"}'),
 *     ),
 * });
 * const find = (id: number) => {
 *   const request = HTTP.Request(`https://example.org/${id}`, {
 *     parser: HTTP.ResponseParser.json(user),
 *   });
 *   return Task.mapError(
 *     Task.map(HTTP.requestSend(client, request), ({ body }) => body),
 *     ({ message }) => message,
 *   );
 * };
 *
 * await Task.run(find(7)); // => { ok: true, value: { age: 36 } }
 * await Task.run(find(8)); // => { ok: false, error: 'Cannot parse the body as JSON: at "/age": expected a finite number, received a string' }
 * ```
 *
 * @alias HttpClientResponse.schemaBodyJson, ky.json, got.json, ReadFromJsonAsync
 * @keywords deserialize, schema, validate, zod, object, parse, body, response.json, typed
 * @category Constructors
 * @since 1.0.0
 */
export function json<Value, Encoded>(codec: Codec.Codec<Value, Encoded>): ResponseParser<Value> {
  checkCodec(codec, 'codec');
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
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = HTTP.Client.of({
 *   fetch: () => Promise.resolve(new Response('hi')),
 * });
 * const request = HTTP.Request('https://example.org/', {
 *   parser: HTTP.ResponseParser.bytes,
 * });
 *
 * await Task.run(
 *   Task.map(HTTP.requestSend(client, request), ({ body }) => [...body]),
 * ); // => { ok: true, value: [104, 105] }
 * ```
 *
 * @alias readBytes, asByteArray, got.buffer, ReadAsByteArrayAsync, BodyHandlers.ofByteArray,
 *   response.content, response.buffer
 * @keywords binary, Uint8Array, file, download, PDF
 * @category Constructors
 * @since 1.0.0
 */
export const bytes: ResponseParser<Bytes> = /* @__PURE__ */ Object.freeze<ResponseParser<Bytes>>({
  parse: (source) => readBytes(source, DEFAULT_MAX_BYTES),
});

/**
 * The parser that gives the bytes of the body as an `ArrayBuffer`.
 *
 * @example Read a buffer
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = HTTP.Client.of({
 *   fetch: () => Promise.resolve(new Response('hello')),
 * });
 * const request = HTTP.Request('https://example.org/', {
 *   parser: HTTP.ResponseParser.arrayBuffer,
 * });
 *
 * await Task.run(
 *   Task.map(
 *     HTTP.requestSend(client, request),
 *     ({ body }) => body.byteLength,
 *   ),
 * ); // => { ok: true, value: 5 }
 * ```
 *
 * @keywords binary, file, image, download
 * @category Constructors
 * @since 1.0.0
 */
export const arrayBuffer: ResponseParser<ArrayBuffer> = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ map(bytes, ({ buffer }) => buffer),
);

/**
 * The parser that gives the body as a `Blob`, whose type is the `Content-Type` of the response.
 *
 * @example Read a blob
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const headers = { 'Content-Type': 'image/png' };
 * const client = HTTP.Client.of({
 *   fetch: () => Promise.resolve(new Response('hello', { headers })),
 * });
 * const request = HTTP.Request('https://example.org/', {
 *   parser: HTTP.ResponseParser.blob,
 * });
 *
 * await Task.run(
 *   Task.map(HTTP.requestSend(client, request), ({ body }) => body.type),
 * ); // => { ok: true, value: 'image/png' }
 * ```
 *
 * @keywords image, file, download, picture, browser
 * @category Constructors
 * @since 1.0.0
 */
export const blob: ResponseParser<Blob> = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ of((content, head) =>
    Result.Ok(new Blob([content], { type: contentTypeOf(head) })),
  ),
);

/**
 * The parser that gives the fields of a form, which was sent as `multipart/form-data` or `application/x-www-form-urlencoded`.
 *
 * It fails with a `ParserError` when the `Content-Type` is another one, and when the body is not such a form.
 *
 * @example Read a form
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const form = new URLSearchParams({ name: 'Ada' });
 * const client = HTTP.Client.of({
 *   fetch: () => Promise.resolve(new Response(form)),
 * });
 * const request = HTTP.Request('https://example.org/', {
 *   parser: HTTP.ResponseParser.formData,
 * });
 *
 * await Task.run(
 *   Task.map(HTTP.requestSend(client, request), ({ body }) =>
 *     body.get('name'),
 *   ),
 * ); // => { ok: true, value: 'Ada' }
 * ```
 *
 * @category Constructors
 * @since 1.0.0
 */
export const formData: ResponseParser<FormData> = /* @__PURE__ */ Object.freeze<
  ResponseParser<FormData>
>({
  parse: (source) =>
    Task.andThen(readBytes(source, DEFAULT_MAX_BYTES), (content) =>
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
});

/**
 * The parser that gives up the body unread.
 *
 * @example Look at the status only
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = HTTP.Client.of({
 *   fetch: () => Promise.resolve(new Response('hello')),
 * });
 * const request = HTTP.Request('https://example.org/', {
 *   parser: HTTP.ResponseParser.ignore,
 * });
 *
 * await Task.run(
 *   Task.map(HTTP.requestSend(client, request), ({ body, ok }) => [body, ok]),
 * ); // => { ok: true, value: [undefined, true] }
 * ```
 *
 * @alias noop, constVoid, unit, void, asUnit, doNothing, constUndefined, nop, ignoreLogged,
 *   constNull, asyncNoop, body.cancel
 * @keywords empty, 204, HEAD, DELETE, discard
 * @category Constructors
 * @since 1.0.0
 */
export const ignore: ResponseParser<undefined> = /* @__PURE__ */ Object.freeze({
  parse: () => Task.Ok(undefined),
});

/**
 * The parser that gives the body as a text.
 *
 * The text is read as UTF-8, as `fetch` does: a byte order mark is left out, and what is not UTF-8 becomes U+FFFD.
 *
 * @example Read a text
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const client = HTTP.Client.of({
 *   fetch: () => Promise.resolve(new Response('hello')),
 * });
 * const request = HTTP.Request('https://example.org/', {
 *   parser: HTTP.ResponseParser.text,
 * });
 *
 * await Task.run(
 *   Task.map(HTTP.requestSend(client, request), ({ body }) => body),
 * ); // => { ok: true, value: 'hello' }
 * ```
 *
 * @alias response.text, res.text, ReadAsStringAsync, BodyHandlers.ofString, io.ReadAll, readText
 * @keywords HTML, string, CSV, plain
 * @category Constructors
 * @since 1.0.0
 */
export const text: ResponseParser<string> = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ map(bytes, (content) => new TextDecoder().decode(content)),
);

function contentTypeOf(head: Response<undefined>): string {
  return Headers.get(head.headers, 'content-type') ?? '';
}

/**
 * Returns the parser that gives what a function makes of the value of another one.
 *
 * @typeParam Value - The type of the value.
 * @typeParam To - The type of the new value.
 * @param self - The parser that runs first.
 * @param fn - Called with the value of the parser; returns the new value.
 * @returns The new parser.
 *
 * @example The lines of a text
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const lines = HTTP.ResponseParser.map(HTTP.ResponseParser.text, (body) =>
 *   body.split('\n'),
 * );
 * const client = HTTP.Client.of({
 *   fetch: () => Promise.resolve(new Response('a\nb')),
 * });
 * const sent = HTTP.requestSend(
 *   client,
 *   HTTP.Request('https://example.org/', { parser: lines }),
 * );
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: ['a', 'b'] }
 * ```
 *
 * @keywords CSV, convert
 * @category Transformations
 * @since 1.0.0
 */
export function map<Value, To>(
  self: ResponseParser<Value>,
  fn: (value: Value) => To,
): ResponseParser<To> {
  checkParser(self, 'self');
  checkFunction(fn, 'fn');
  return { ...self, parse: (source) => Task.map(self.parse(source), fn) };
}

/**
 * Returns the parser for all statuses: with it, a response is a value whatever its status is.
 *
 * @typeParam Value - The type of what the body becomes.
 * @param self - The parser, which then gets the body whatever the status is.
 * @returns The new parser.
 *
 * @example Look for what may not be there
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const parser = HTTP.ResponseParser.anyStatus(HTTP.ResponseParser.ignore);
 * const client = HTTP.Client.virtual(() => new Response('', { status: 404 }));
 * const sent = HTTP.requestSend(
 *   client,
 *   HTTP.Request('/users/8', { method: 'HEAD', parser }),
 * );
 *
 * await Task.run(Task.map(sent, ({ ok }) => ok)); // => { ok: true, value: false }
 * ```
 *
 * @alias validateStatus, throwHttpErrors, ignoreHttpErrors
 * @keywords 404, ignore, accept, exists, missing, optional, throw
 * @category Transformations
 * @since 1.0.0
 */
export function anyStatus<Value>(self: ResponseParser<Value>): ResponseParser<Value> {
  checkParser(self, 'self');
  return { ...self, statuses: 'any' };
}

/**
 * Returns the parser that reads no more than a number of bytes, counted after the body was decoded. A body that is longer is a `ParserError` whose `reason` is `size`, and is given up.
 *
 * Of several limits, the one that was set first holds.
 *
 * @typeParam Value - The type of what the body becomes.
 * @param self - The parser to limit; a limit that it has already stays.
 * @param limit - The number of bytes, an integer from 0, or `'none'` for no limit.
 * @returns The new parser.
 *
 * @throws {@link ArgumentError} When the limit is neither an integer from 0 nor `'none'`.
 *
 * @example A body that is too long
 * ```ts
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const parser = HTTP.ResponseParser.maxBytes(HTTP.ResponseParser.text, 4);
 * const client = HTTP.Client.virtual(() => new Response('hello'));
 * const sent = HTTP.requestSend(client, HTTP.Request('/', { parser }));
 *
 * await Task.run(Task.mapError(sent, ({ message }) => message)); // => { ok: false, error: 'Cannot parse the body: it is longer than 4 bytes' }
 * ```
 *
 * @alias maxContentLength, maxBodyLength, maxResponseSize, maxResponseContentBufferSize,
 *   http.MaxBytesReader
 * @keywords limit, size, large, payload, 413, bomb, memory, huge, flood
 * @category Transformations
 * @since 1.0.0
 */
export function maxBytes<Value>(
  self: ResponseParser<Value>,
  limit: number | 'none',
): ResponseParser<Value> {
  checkParser(self, 'self');
  const isLimit = limit === 'none' || (Number.isSafeInteger(limit) && limit >= 0);
  checkArgument(isLimit, 'limit', 'an integer from 0 or "none"', limit);
  return { ...self, parse: (source) => self.parse({ ...source, maxBytes: limit }) };
}

/**
 * Returns the parser that uses the one which a function chooses by the response, whatever its status is. A parser for success that it chooses for another status gives a `StatusError`.
 *
 * @typeParam Chosen - The type of the parser: all that the function may return.
 * @param fn - A function of the response, without its body, that returns the parser to use.
 * @returns The parser.
 *
 * @example A body or none
 * ```ts
 * import { Codec } from '@tstd/core';
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const parser = HTTP.ResponseParser.choose(
 *   ({ status }) =>
 *     HTTP.Status.equals(status, HTTP.Status.NoContent)
 *       ? HTTP.ResponseParser.ignore
 *       : HTTP.ResponseParser.json(Codec.number),
 * );
 * const client = HTTP.Client.of({
 *   fetch: () => Promise.resolve(new Response(null, { status: 204 })),
 * });
 * const sent = HTTP.requestSend(
 *   client,
 *   HTTP.Request('https://example.org/', { parser }),
 * );
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: undefined }
 * ```
 *
 * @keywords conditional, content-type, switch, 204, branch, empty, different
 * @category Combinations
 * @since 1.0.0
 */
export function choose<Chosen extends ResponseParser<unknown>>(
  fn: (head: Response<undefined>) => Chosen,
): ResponseParser<ValueOf<Chosen>>;
export function choose<Value>(
  fn: (head: Response<undefined>) => ResponseParser<Value>,
): ResponseParser<Value> {
  checkFunction(fn, 'fn');
  return { parse: (source) => parseByStatus(fn(source.head), source), statuses: 'any' };
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
 * import * as HTTP from '@tstd/http';
 * import { Task } from '@tstd/task';
 *
 * const parser = HTTP.ResponseParser.result(
 *   HTTP.ResponseParser.json(Codec.number),
 *   HTTP.ResponseParser.text,
 * );
 * const client = HTTP.Client.of({
 *   fetch: () => Promise.resolve(new Response('no', { status: 404 })),
 * });
 * const sent = HTTP.requestSend(
 *   client,
 *   HTTP.Request('https://example.org/', { parser }),
 * );
 *
 * await Task.run(Task.map(sent, ({ body }) => body)); // => { ok: true, value: { ok: false, error: 'no' } }
 * ```
 *
 * @keywords 400, 422, problem, failure, errorBody, RFC, details, message, body
 * @category Combinations
 * @since 1.0.0
 */
export function result<Value, Failure>(
  success: ResponseParser<Value>,
  failure: ResponseParser<Failure>,
): ResponseParser<Result.Result<Value, Failure>> {
  checkParser(success, 'success');
  checkParser(failure, 'failure');
  return choose((head): ResponseParser<Result.Result<Value, Failure>> =>
    head.ok ? map(success, Result.Ok) : map(anyStatus(failure), Result.Err),
  );
}
