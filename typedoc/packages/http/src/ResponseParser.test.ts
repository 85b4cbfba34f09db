import { Codec, CodecError, type Result } from '@tstd/core';
import { AbortError } from '@tstd/error';
import { Task } from '@tstd/task';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import type { HeadersInput } from './Headers.js';
import * as HTTPError from './HTTPError.js';
import { Response } from './Response.js';
import * as ResponseParser from './ResponseParser.js';
import * as Status from './Status.js';

const URL = 'https://example.org/';

interface SourceOptions {
  readonly chunks?: readonly (Uint8Array | string)[];
  readonly headers?: HeadersInput;
  readonly status?: Status.Status;
  readonly stream?: ReadableStream<Uint8Array> | undefined;
}

function sourceOf(options: SourceOptions = {}): ResponseParser.ResponseSource {
  const { chunks = [], headers = {}, status = Status.OK } = options;
  const head = Response({ body: undefined, headers, status, url: URL });
  const stream = 'stream' in options ? options.stream : streamOf(chunks);
  return { head, method: 'GET', stream };
}

function streamOf(chunks: readonly (Uint8Array | string)[]): ReadableStream<Uint8Array> {
  const left = chunks.map((chunk) =>
    typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk,
  );
  return new ReadableStream({
    pull: (controller) => {
      const chunk = left.shift();
      if (chunk === undefined) {
        controller.close();
      } else {
        controller.enqueue(chunk);
      }
    },
  });
}

/** A stream that records how it was cancelled. `pull` determines when there is more to read. */
function openStream(notes: unknown[], pull: UnderlyingDefaultSource<Uint8Array>['pull']) {
  return new ReadableStream<Uint8Array>(
    {
      cancel: (reason) => {
        notes.push(reason);
      },
      ...(pull === undefined ? {} : { pull }),
    },
    { highWaterMark: 0 },
  );
}

async function parse<Value>(
  parser: ResponseParser.ResponseParser<Value>,
  options?: SourceOptions,
): Promise<Result<Value, HTTPError.HTTPError>> {
  return await Task.run(parser.parse(sourceOf(options)));
}

async function fail(
  parser: ResponseParser.ResponseParser<unknown>,
  options?: SourceOptions,
): Promise<HTTPError.HTTPError> {
  const result = await parse(parser, options);
  if (result.ok) {
    throw new Error('Expected an error');
  }
  return result.error;
}

const ok = <Value>(value: Value) => ({ ok: true, value });

describe('bytes, arrayBuffer and blob', () => {
  test('join chunks of any kind in order', async () => {
    const lists = fc.array(fc.uint8Array({ maxLength: 20 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(lists, async (chunks) => {
        const expected = chunks.flatMap((chunk) => [...chunk]);
        expect(await parse(ResponseParser.bytes, { chunks })).toEqual(ok(new Uint8Array(expected)));
        const buffer = await parse(ResponseParser.arrayBuffer, { chunks });
        expect(buffer.ok && [...new Uint8Array(buffer.value)]).toEqual(expected);
        const blob = await parse(ResponseParser.blob, { chunks });
        const content = blob.ok ? await blob.value.arrayBuffer() : new ArrayBuffer();
        expect([...new Uint8Array(content)]).toEqual(expected);
      }),
    );
  });

  test('are empty without a body', async () => {
    expect(await parse(ResponseParser.bytes, { stream: undefined })).toEqual(ok(new Uint8Array()));
    expect(await parse(ResponseParser.arrayBuffer, { stream: undefined })).toEqual(
      ok(new ArrayBuffer()),
    );
    const blob = await parse(ResponseParser.blob, { stream: undefined });
    expect(blob.ok && [blob.value.size, blob.value.type]).toEqual([0, '']);
  });

  test('set the type of a blob to that of the response', async () => {
    const blob = await parse(ResponseParser.blob, { headers: { 'Content-Type': 'image/png' } });
    expect(blob.ok && blob.value.type).toBe('image/png');
  });

  test('can be run again, with another source', async () => {
    const task = Task.andThen(Task.Ok(['a']), (chunks) =>
      ResponseParser.text.parse(sourceOf({ chunks })),
    );
    expect(await Task.run(task)).toEqual(ok('a'));
    expect(await Task.run(task)).toEqual(ok('a'));
  });
});

describe('text', () => {
  test('reads UTF-8 across chunks', async () => {
    const bytes = new TextEncoder().encode('a€𝒳');
    const chunks = [...bytes].map((byte) => new Uint8Array([byte]));
    expect(await parse(ResponseParser.text, { chunks })).toEqual(ok('a€𝒳'));
  });

  test('decodes text as the platform does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 12 }), async (bytes) => {
        const expected = await new globalThis.Response(Uint8Array.from(bytes)).text();
        expect(await parse(ResponseParser.text, { chunks: [bytes] })).toEqual(ok(expected));
      }),
    );
    const marked = new Uint8Array([0xef, 0xbb, 0xbf, 0x61]);
    expect(await parse(ResponseParser.text, { chunks: [marked] })).toEqual(ok('a'));
  });

  test('is empty without a body', async () => {
    expect(await parse(ResponseParser.text, { stream: undefined })).toEqual(ok(''));
  });
});

describe('json()', () => {
  const users = ResponseParser.json(Codec.array(Codec.object({ age: Codec.number })));

  test('decodes with the codec', async () => {
    expect(await parse(users, { chunks: ['[{"ag', 'e":36}]'] })).toEqual(ok([{ age: 36 }]));
    expectTypeOf<ResponseParser.ValueOf<typeof users>>().toEqualTypeOf<
      readonly { readonly age: number }[]
    >();
  });

  test('reports the position if the text is not JSON', async () => {
    const error = await fail(users, { chunks: ['[{]'] });
    expect(error).toBeInstanceOf(HTTPError.ParserError);
    expect(error.message).toBe(
      'Cannot parse the body as JSON: expected a name in quotes or "}" at line 1, column 3, received "]"',
    );
    expect(error.cause).toMatchObject({ name: 'SyntaxError', position: 2 });
  });

  test('reports the position if the codec rejects the value', async () => {
    const error = await fail(users, { chunks: ['[{"age":"36"}]'], status: Status.Accepted });
    expect(error).toBeInstanceOf(HTTPError.ParserError);
    expect(error.message).toBe(
      'Cannot parse the body as JSON: at "/0/age": expected a finite number, received a string',
    );
    expect(error.cause).toBeInstanceOf(CodecError);
    expect(error.cause).toMatchObject({ path: [0, 'age'] });
    expect(error).toMatchObject({ response: { status: Status.Accepted, url: URL } });
  });

  test('rejects an empty body', async () => {
    const error = await fail(users, { stream: undefined });
    expect(error.message).toMatch(/^Cannot parse the body as JSON: expected a value at line 1/);
  });
});

describe('formData', () => {
  test('reads a multipart form', async () => {
    const form = new FormData();
    form.append('name', 'Ada');
    form.append('name', 'Alan');
    form.append('file', new Blob(['hello'], { type: 'text/plain' }), 'a.txt');
    const native = new globalThis.Response(form);
    const result = await parse(ResponseParser.formData, {
      headers: native.headers,
      stream: native.body ?? undefined,
    });
    const read = result.ok ? result.value : new FormData();
    expect(read.getAll('name')).toEqual(['Ada', 'Alan']);
    const file = read.get('file') as File;
    expect([file.name, file.type, await file.text()]).toEqual(['a.txt', 'text/plain', 'hello']);
  });

  test('reads a URL-encoded form', async () => {
    const result = await parse(ResponseParser.formData, {
      chunks: ['a=1&', 'b=%20'],
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    expect(result.ok && [...result.value]).toEqual([
      ['a', '1'],
      ['b', ' '],
    ]);
  });

  test.each<HeadersInput>([
    {},
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'multipart/form-data; boundary=b' },
  ])('rejects another body (%j)', async (headers) => {
    const error = await fail(ResponseParser.formData, { chunks: ['a=1'], headers });
    expect(error).toBeInstanceOf(HTTPError.ParserError);
    expect(error.message).toBe('Cannot parse the body as a form');
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ response: { url: URL } });
  });
});

describe('of()', () => {
  test('passes the bytes and the response, and turns an error into the cause', async () => {
    const parser = ResponseParser.of((bytes, { status }) =>
      bytes.length > 0
        ? { ok: true, value: `${bytes.length} ${status.code}` }
        : { ok: false, error: 'empty' },
    );
    expect(await parse(parser, { chunks: ['ab'] })).toEqual(ok('2 200'));
    const error = await fail(parser);
    expect(error).toMatchObject({
      cause: 'empty',
      message: 'Cannot parse the body',
      name: 'ParserError',
      response: { url: URL },
    });
  });
});

describe('reduce()', () => {
  test('waits for the function before it reads the next chunk', async () => {
    const notes: string[] = [];
    const stream = openStream([], (controller) => {
      notes.push('pull');
      if (notes.length > 4) {
        controller.close();
      } else {
        controller.enqueue(new Uint8Array(1));
      }
    });
    const parser = ResponseParser.reduce(
      async (sum, { length }) => {
        await Promise.resolve();
        notes.push('done');
        return sum + length;
      },
      () => 0,
    );
    expect(await parse(parser, { stream })).toEqual(ok(2));
    expect(notes).toEqual(['pull', 'done', 'pull', 'done', 'pull']);
  });

  test('returns the initial state if there is no body', async () => {
    const parser = ResponseParser.reduce(
      () => 'some',
      () => 'none',
    );
    expect(await parse(parser, { stream: undefined })).toEqual(ok('none'));
    expect(await parse(parser)).toEqual(ok('none'));
  });

  test('fails with a network error if the body is interrupted', async () => {
    const cause = new TypeError('terminated');
    let pulls = 0;
    const stream = openStream([], (controller) => {
      pulls += 1;
      if (pulls === 1) {
        controller.enqueue(new Uint8Array(1));
      } else {
        controller.error(cause);
      }
    });
    const error = await fail(ResponseParser.text, { stream });
    expect(error).toMatchObject({
      cause,
      message: `Cannot read the body of the response to GET "${URL}"`,
      method: 'GET',
      name: 'NetworkError',
      phase: 'body',
      url: URL,
    });
    expect(stream.locked).toBe(false);
  });

  test('discards the body if the function throws, which is a defect', async () => {
    const notes: unknown[] = [];
    const defect = new RangeError('A mistake');
    const stream = openStream(notes, (controller) => {
      controller.enqueue(new Uint8Array(1));
    });
    const parser = ResponseParser.reduce(
      () => {
        throw defect;
      },
      () => 0,
    );
    await expect(parse(parser, { stream })).rejects.toBe(defect);
    expect(notes).toEqual([undefined]);
    expect(stream.locked).toBe(false);
  });

  test('discards the body if the run is cancelled', async () => {
    const notes: unknown[] = [];
    const canceler = Task.canceler();
    const stream = openStream(notes, () => {
      canceler.cancel('enough');
      return new Promise<void>(() => {});
    });
    const result = await Task.run(ResponseParser.text.parse(sourceOf({ stream })), { canceler });
    expect(result.ok).toBe(false);
    expect(notes).toEqual([expect.any(AbortError)]);
    expect(notes).toMatchObject([{ cause: 'enough' }]);
  });

  test('does not call the function again if the function cancels the run', async () => {
    const notes: unknown[] = [];
    const canceler = Task.canceler();
    const stream = openStream(notes, (controller) => {
      controller.enqueue(new Uint8Array(1));
    });
    let calls = 0;
    let go: () => void = () => undefined;
    const parser = ResponseParser.reduce(
      () => {
        calls += 1;
        canceler.cancel();
        return new Promise<number>((resolve) => {
          go = () => {
            resolve(0);
          };
        });
      },
      () => 0,
    );
    const result = await Task.run(parser.parse(sourceOf({ stream })), { canceler });
    expect(result.ok).toBe(false);
    expect(notes).toHaveLength(1);
    go();
    // When a timer fires, all promises that can settle have settled.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(stream.locked).toBe(false);
    expect(calls).toBe(1);
  });
});

describe('ignore', () => {
  test('does not read the body', async () => {
    const { head, method, stream } = sourceOf({ chunks: ['a'] });
    expect(Task.run(ResponseParser.ignore.parse({ head, method, stream }))).toEqual(ok(undefined));
    expect(stream?.locked).toBe(false);
    expect(await new globalThis.Response(stream).text()).toBe('a');
  });
});

describe('map(), choose() and result()', () => {
  test('change the value', async () => {
    const size = ResponseParser.map(ResponseParser.text, (text) => text.length);
    expect(await parse(size, { chunks: ['abc'] })).toEqual(ok(3));
  });

  test('choose a parser depending on the response', async () => {
    const parser = ResponseParser.choose(({ headers }) =>
      headers.entries.length > 0
        ? ResponseParser.text
        : ResponseParser.map(ResponseParser.ignore, () => 'ignored'),
    );
    expect(await parse(parser, { chunks: ['a'], headers: { a: '1' } })).toEqual(ok('a'));
    expect(await parse(parser, { chunks: ['a'] })).toEqual(ok('ignored'));
  });

  test('return a result depending on the status', async () => {
    const parser = ResponseParser.result(ResponseParser.json(Codec.number), ResponseParser.text);
    expect(await parse(parser, { chunks: ['7'] })).toEqual(ok({ ok: true, value: 7 }));
    expect(await parse(parser, { chunks: ['no'], status: Status.NotFound })).toEqual(
      ok({ ok: false, error: 'no' }),
    );
    expectTypeOf<ResponseParser.ValueOf<typeof parser>>().toEqualTypeOf<Result<number, string>>();
    expectTypeOf<ResponseParser.ValueOf<number>>().toEqualTypeOf<never>();
  });
});
