import type { Option } from '@tstd/core/Option';
import * as Task from '@tstd/task/Task';

import { InvalidRequest, NetworkError } from '../HTTPError.js';
import type { Request, RequestBody } from '../Request.js';
import { Response } from '../Response.js';
import { DEFAULT_MAX_BYTES } from '../ResponseParser.js';
import * as Status from '../Status.js';
import { readBytes } from './readBody.js';
import type { Hop } from './redirect.js';
import { type Stoppable, stoppable } from './stoppable.js';

/** A body other than a stream. */
type InMemory = Exclude<RequestBody, () => unknown>;

/** A body that is sent as a stream. */
export interface Upload extends Stoppable {
  /** The exceptions that `onUpload` has thrown. */
  readonly defects: readonly unknown[];

  /** The content type, which a stream does not have, or None. */
  readonly type: Option<string>;
}

/** Checks whether to send a body as a stream. This is so if it is a stream or if its progress is observed. */
export function isStreamed(
  body: Option<RequestBody>,
  { onUpload }: Pick<Request<unknown>, 'onUpload'>,
): body is RequestBody {
  return typeof body === 'function' || (body !== undefined && onUpload !== undefined);
}

/** Opens the body of a request as a stream. */
export function openUpload(
  body: RequestBody,
  { onUpload }: Pick<Request<unknown>, 'onUpload'>,
): Upload {
  const { stream, total, type } = typeof body === 'function' ? ofStream(body()) : ofBody(body);
  const defects: unknown[] = [];
  let loaded = 0;
  const onChunk = (chunk: Uint8Array): void => {
    loaded += chunk.length;
    try {
      onUpload?.({ loaded, total });
    } catch (defect) {
      defects.push(defect);
      throw defect;
    }
  };
  return { ...stoppable(stream, onChunk), defects, type };
}

interface Content {
  readonly stream: ReadableStream<Uint8Array>;
  readonly total: Option<number>;
  readonly type: Option<string>;
}

/**
 * Returns a task that succeeds with a body in one piece, for platforms that cannot send it as a stream.
 * It reads a stream up to a limit.
 */
export function wholeOf(
  body: RequestBody,
  { method, url }: Pick<Hop, 'method' | 'url'>,
): Task.Task<InMemory, InvalidRequest | NetworkError> {
  if (typeof body !== 'function') {
    return Task.Ok(body);
  }
  const head = Response({ body: undefined, status: Status.OK, url });
  const read = Task.andThen(Task.Ok(body), (make) =>
    readBytes({ head, method, stream: make() }, DEFAULT_MAX_BYTES),
  );
  return Task.mapError(read, (error) =>
    error.name === 'ParserError'
      ? new InvalidRequest({ method, reason: 'body', url })
      : new NetworkError({ cause: error.cause, method, phase: 'request', url }),
  );
}

function ofStream(stream: ReadableStream<Uint8Array>): Content {
  return { stream, total: undefined, type: undefined };
}

function ofBody(body: InMemory): Content {
  // A `Response` converts a body in the same way as a request, but needs no URL.
  const response = new globalThis.Response(body);
  const type = response.headers.get('content-type') ?? undefined;
  // SAFETY: a response that was created with a body has one.
  const stream = response.body as ReadableStream<Uint8Array>;
  return { stream, total: lengthOf(body), type };
}

/** Returns the number of bytes of a body that is not a stream, or None for a form. */
export function lengthOf(body: InMemory): Option<number> {
  if (body instanceof FormData) {
    return undefined;
  }
  return new Blob([body instanceof URLSearchParams ? body.toString() : body]).size;
}
