import type { Option } from '@tstd/core/Option';

import type { Progress, RequestBody } from '../Request.js';
import { type Stoppable, stoppable } from './stoppable.js';

/** A body that is being sent as a stream. */
export interface Upload extends Stoppable {
  /** What a function that was told of the progress has thrown. */
  readonly defects: readonly unknown[];

  /** The type of the content, which a stream does not tell, or None. */
  readonly type: Option<string>;
}

/** Opens the body of a request as a stream where it is one, or where somebody asks for the progress. */
export function openUpload(
  body: Option<RequestBody>,
  onUpload: Option<(progress: Progress) => void>,
): Option<Upload> {
  if (body === undefined || (typeof body !== 'function' && onUpload === undefined)) {
    return undefined;
  }
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

function ofStream(stream: ReadableStream<Uint8Array>): Content {
  return { stream, total: undefined, type: undefined };
}

function ofBody(body: Exclude<RequestBody, () => unknown>): Content {
  // A response makes the same of a body as a request does, without an address.
  const response = new globalThis.Response(body);
  const type = response.headers.get('content-type') ?? undefined;
  // SAFETY: a response that was given a body has one.
  const stream = response.body as ReadableStream<Uint8Array>;
  return { stream, total: lengthOf(body), type };
}

function lengthOf(body: Exclude<RequestBody, () => unknown>): Option<number> {
  if (body instanceof FormData) {
    return undefined;
  }
  return new Blob([body instanceof URLSearchParams ? body.toString() : body]).size;
}
