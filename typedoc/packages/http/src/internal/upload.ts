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

/** A body that is no stream. */
type InMemory = Exclude<RequestBody, () => unknown>;

/** A body that is being sent as a stream. */
export interface Upload extends Stoppable {
  /** What a function that was told of the progress has thrown. */
  readonly defects: readonly unknown[];

  /** The type of the content, which a stream does not tell, or None. */
  readonly type: Option<string>;
}

/** Whether the body of a request is to be sent as a stream: it is one, or somebody asks for the progress. */
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
 * Returns the task that gives a body in one piece, for a platform that does not send it as a stream.
 * A stream is read up to a limit.
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
  // A response makes the same of a body as a request does, without an address.
  const response = new globalThis.Response(body);
  const type = response.headers.get('content-type') ?? undefined;
  // SAFETY: a response that was given a body has one.
  const stream = response.body as ReadableStream<Uint8Array>;
  return { stream, total: lengthOf(body), type };
}

/** Returns the bytes of a body that is no stream, or None for a form. */
export function lengthOf(body: InMemory): Option<number> {
  if (body instanceof FormData) {
    return undefined;
  }
  return new Blob([body instanceof URLSearchParams ? body.toString() : body]).size;
}
