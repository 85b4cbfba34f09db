/**
 * Parsers, which convert the body of a response to a value.
 *
 * | To get or accept | Use |
 * | --- | --- |
 * | text | {@link text} |
 * | a JSON value | {@link json} |
 * | bytes | {@link bytes}, {@link arrayBuffer}, {@link blob} |
 * | the fields of a form | {@link formData} |
 * | no value | {@link ignore} |
 * | a body that is too large for memory | {@link reduce} with {@link maxBytes} |
 * | any other value | {@link of}, {@link map} |
 * | different values, depending on the status | {@link result}, {@link choose} |
 * | a body with any status | {@link anyStatus} |
 * | a body with another size limit | {@link maxBytes} |
 *
 * Unless documented otherwise, a parser accepts only success statuses. With any other status, the request fails with a `StatusError` before the parser receives the body.
 * A parser reads at most {@link DEFAULT_MAX_BYTES} bytes, counted after decoding, so a small compressed response cannot fill the memory.
 *
 * A parser runs as part of the request: the timeout includes parsing, and cancelling the run stops the parser.
 * Any part of the body that a parser leaves unread is discarded when the parser ends. For that reason, no parser returns the stream.
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
 * A parser, which converts the body of a response to a value.
 *
 * @typeParam Value - The type of the parsed body.
 *
 * @example A parser that reads only the headers
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
   * Returns a task that parses the body.
   *
   * @param source - The response and its body stream.
   * @returns A task that succeeds with the parsed body.
   */
  readonly parse: (
    source: ResponseSource,
  ) => Task.Task<Value, NetworkError | ParserError | StatusError>;

  /** The statuses that the parser accepts: any status, or only success statuses. The default is `success`. */
  readonly statuses?: 'any' | 'success' | undefined;
}

/**
 * The bytes of a body: a `Uint8Array` backed by an `ArrayBuffer`. The type is correct in all versions of TypeScript, with or without a type parameter for `Uint8Array`.
 *
 * @example A function that accepts bytes
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
 * The input of a parser: the response and its body stream.
 *
 * @example Inspect the source of a parser
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

  /** The maximum number of bytes to read, `'none'` for no limit, or None for the default of the parser. */
  readonly maxBytes?: number | 'none' | undefined;

  /** The method of the request. */
  readonly method: Method;

  /**
   * Called with each chunk that is read.
   *
   * @param progress - How much has been read.
   */
  readonly onProgress?: ((progress: Progress) => void) | undefined;

  /** The body stream, or None if the response has no body. */
  readonly stream: Option<ReadableStream<Uint8Array>>;
}

/**
 * The type of the value that a parser returns.
 *
 * @typeParam Parser - The type of a parser.
 *
 * @example Get the value type of a parser
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
 * The default limit of a parser: 16 MiB, counted after decoding.
 *
 * @example The default limit in bytes
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
 * Creates a parser that reads the whole body and passes its bytes to a function.
 *
 * @typeParam Outcome - The type of the result, which may be a union of all results of the function.
 * @param decode - Called with the bytes and the response; returns the value or an error. This error becomes the cause of a `ParserError`.
 * @returns The parser.
 *
 * @example Return the number of bytes or an error
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
 * The options of {@link reduce}.
 *
 * @typeParam State - The type of the state.
 *
 * @example Read only the first chunk
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
   * Checks whether enough of the body has been read. If so, the rest is discarded.
   *
   * @param state - The state after a chunk, or before the first one.
   * @returns Whether to stop with this state as the final one.
   */
  readonly until?: ((state: State) => boolean) | undefined;
}

/**
 * Creates a parser that passes the chunks of the body to a function, one at a time.
 *
 * The parser reads the next chunk only after the function has returned and any promise from it has been fulfilled, so a slow function makes the server wait.
 * An exception thrown by a function that you pass is a defect of the run. A body of more than {@link DEFAULT_MAX_BYTES} bytes is rejected, unless {@link maxBytes} allows more.
 *
 * @typeParam State - The type of the state.
 * @param fn - Called with the state and a chunk; returns the next state or a promise of that state.
 * @param initial - Called in each run; returns the state before the first chunk.
 * @param options - The condition for stopping before the end of the body.
 * @returns A parser that returns the final state.
 *
 * @example Count the bytes of a large file
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
 * Creates a parser that reads the body as JSON and decodes it with a codec.
 *
 * The parser fails with a `ParserError` if the body is not JSON or if the codec rejects the value. The message includes the position, and the cause is the `JSON.ParseError` or the `CodecError`.
 * An empty body is not JSON. If a response may not have a body, use {@link choose}.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Encoded - The type of the JSON value.
 * @param codec - The codec that decodes the parsed JSON. If the codec rejects the value, the request fails with a `ParserError`.
 * @returns The parser.
 *
 * @example An accepted and a rejected value
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
 * The parser that returns the bytes of the body.
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
 * The parser that returns the bytes of the body as an `ArrayBuffer`.
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
 * The parser that returns the body as a `Blob`. The type of the blob is the `Content-Type` of the response.
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
 * The parser that returns the fields of a form encoded as `multipart/form-data` or `application/x-www-form-urlencoded`.
 *
 * The parser fails with a `ParserError` if the `Content-Type` is another type, or if the body is not a valid form.
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
      // The body has already been read, so any failure here is due to its content.
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
 * The parser that discards the body unread.
 *
 * @example Use only the status
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
 * The parser that returns the body as text.
 *
 * The text is decoded as UTF-8, in the same way as by `fetch`: a byte order mark is removed, and invalid UTF-8 becomes U+FFFD.
 *
 * @example Read text
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
 * Returns a parser that applies `fn` to the value of another parser and returns the result.
 *
 * @typeParam Value - The type of the value.
 * @typeParam To - The type of the new value.
 * @param self - The parser that runs first.
 * @param fn - Called with the value of the parser; returns the new value.
 * @returns The new parser.
 *
 * @example Split a string into lines
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
 * Returns a parser that accepts any status, so that no response causes a `StatusError`.
 *
 * @typeParam Value - The type of the parsed body.
 * @param self - The parser, which now receives the body of every response.
 * @returns The new parser.
 *
 * @example Look up a resource that may not exist
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
 * Returns a parser that reads at most `limit` bytes, counted after decoding. A longer body is discarded, and the request fails with a `ParserError` whose `reason` is `size`.
 *
 * If you set several limits, the first one applies.
 *
 * @typeParam Value - The type of the parsed body.
 * @param self - The parser to limit. If it already has a limit, that limit is kept.
 * @param limit - The number of bytes, which must be a non-negative integer, or `'none'` for no limit.
 * @returns The new parser.
 *
 * @throws An {@link ArgumentError} if the limit is neither a non-negative integer nor `'none'`.
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
  checkArgument(isLimit, 'limit', 'a non-negative integer or "none"', limit);
  return { ...self, parse: (source) => self.parse({ ...source, maxBytes: limit }) };
}

/**
 * Creates a parser from a function that chooses a parser for each response, whatever its status. If the chosen parser accepts only success statuses and the response has another status, the request fails with a `StatusError`.
 *
 * @typeParam Chosen - The type of the parser, which may be a union of all parsers that the function returns.
 * @param fn - Called with the response, without its body; returns the parser to use.
 * @returns The parser.
 *
 * @example Parse a response with or without a body
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
 * Creates a parser that returns an `Ok` if the status indicates success, and an `Err` otherwise. `success` parses the body in the first case, and `failure` in the second.
 *
 * @typeParam Value - The type of the value.
 * @typeParam Failure - The type of the error.
 * @param success - The parser for the statuses from 200 to 299.
 * @param failure - The parser for all other statuses.
 * @returns The parser.
 *
 * @example Return the error as text
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
