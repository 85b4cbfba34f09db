import { Codec } from '@tstd/core';
import { Task } from '@tstd/task';
import { TimeDuration } from '@tstd/time';
import { afterEach, describe, expect, test } from 'vitest';

import * as Client from './Client.js';
import { Headers } from './Headers.js';
import * as HTTPError from './HTTPError.js';
import { Request, type RequestOptions } from './Request.js';
import { requestSend } from './requestSend.js';
import type { Response } from './Response.js';
import * as ResponseParser from './ResponseParser.js';
import * as Status from './Status.js';

/*
 * Requests to a real server on loopback. The server reports what it has seen, and the tests react to
 * it: no test waits for a fixed time.
 */

// The packages are compiled without the types of Node, so that no source uses them by mistake.
interface Emitter {
  on(event: string, listener: (...parameters: never) => void): void;
  once(event: string, listener: (...parameters: never) => void): void;
}

interface Socket extends Emitter {
  destroy(): void;
  end(text: string): void;
  resetAndDestroy(): void;
  write(text: string): boolean;
}

interface Incoming extends Emitter, AsyncIterable<Uint8Array> {
  readonly headers: Readonly<Record<string, string>>;
  readonly method: string;
  readonly socket: Socket;
  readonly url: string;
}

interface Outgoing extends Emitter {
  readonly writableLength: number;
  end(chunk?: Uint8Array | string): void;
  setHeader(name: string, value: string | readonly string[]): void;
  write(chunk: Uint8Array | string): boolean;
  writeHead(status: number, reason?: string): this;
}

interface NodeServer extends Emitter {
  address(): { readonly port: number };
  close(onClose: () => void): void;
  listen(port: number, host: string, onListen: () => void): void;
}

type Handler = (incoming: Incoming, outgoing: Outgoing) => void;

const { createServer }: { createServer(handler: Handler): NodeServer } = await import(
  'node:http' as string
);
const {
  createServer: createSocketServer,
}: { createServer(onSocket: (socket: Socket) => void): NodeServer } = await import(
  'node:net' as string
);

/**
 * A server for one test.
 *
 * It counts the connections that carry a request. After an abort, Node also opens an idle connection
 * for later requests, and closes it after some seconds.
 */
interface Server {
  readonly client: Client.Client;
  /** The number of requests so far. */
  readonly requests: () => number;
  /** The number of connections with a request whose response has not ended. */
  readonly busy: () => number;
  /** Resolves when there is no such connection, for which the client is responsible. */
  readonly idle: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly url: string;
}

const running: Server[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

async function listen(
  create: (onRequest: (socket: Socket) => () => void) => NodeServer,
): Promise<Server> {
  const sockets = new Set<Socket>();
  const busy = new Set<Socket>();
  const waiting: (() => void)[] = [];
  let requests = 0;
  const release = (socket: Socket): void => {
    busy.delete(socket);
    for (const onIdle of busy.size === 0 ? waiting.splice(0) : []) {
      onIdle();
    }
  };
  const server = create((socket) => {
    requests += 1;
    busy.add(socket);
    return () => {
      release(socket);
    };
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      release(socket);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${server.address().port}/`;
  const started: Server = {
    client: Client.of({ baseURL: url }),
    requests: () => requests,
    busy: () => busy.size,
    idle: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (busy.size === 0) {
          resolve();
        }
      }),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        for (const socket of sockets) {
          socket.destroy();
        }
      }),
    url,
  };
  running.push(started);
  return started;
}

const serve = (handler: Handler): Promise<Server> =>
  listen((onRequest) =>
    createServer((incoming, outgoing) => {
      outgoing.on('finish', onRequest(incoming.socket));
      handler(incoming, outgoing);
    }),
  );

const serveText = (text: string): Promise<Server> =>
  serve((_, outgoing) => {
    outgoing.end(text);
  });

/** A promise, and a function that fulfils it. */
function gate(): { readonly open: () => void; readonly passed: Promise<void> } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, passed };
}

/** Responds to a request with raw strings, waits between them, and ends the connection. */
const serveRaw = (first: string, next?: { readonly text: string; readonly when: Promise<void> }) =>
  listen((onRequest) =>
    createSocketServer((socket) => {
      socket.once('data', () => {
        onRequest(socket);
        if (next === undefined) {
          socket.end(first);
        } else {
          socket.write(first);
          void next.when.then(() => {
            socket.end(next.text);
          });
        }
      });
    }),
  );

/** Sends a request, which must succeed, and returns its response. */
async function send<Value = string>(
  { client }: Server,
  url = '/',
  options: RequestOptions<Value> = {},
): Promise<Response<Value>> {
  return await Task.toPromise(requestSend(client, Request<Value>(url, options)));
}

/** Sends a request, which must fail, and returns its error. */
async function fail(
  { client }: Pick<Server, 'client'>,
  url = '/',
  options: RequestOptions<unknown> = {},
): Promise<HTTPError.HTTPError> {
  const result = await Task.run(requestSend(client, Request(url, options)));
  if (result.ok) {
    throw new Error('Expected an error');
  }
  return result.error;
}

describe('parsers', () => {
  const body = 'naïve';
  const size = new TextEncoder().encode(body).length;

  test('text', async () => {
    expect((await send(await serveText(body))).body).toBe(body);
  });

  test('arrayBuffer and bytes', async () => {
    const server = await serveText(body);
    const buffer = await send(server, '/', { parser: ResponseParser.arrayBuffer });
    const bytes = await send(server, '/', { parser: ResponseParser.bytes });
    expect(buffer.body).toBeInstanceOf(ArrayBuffer);
    expect(new Uint8Array(buffer.body)).toEqual(new TextEncoder().encode(body));
    expect(bytes.body).toEqual(new TextEncoder().encode(body));
  });

  test('blob', async () => {
    const server = await serve((_, outgoing) => {
      outgoing.setHeader('Content-Type', 'image/png');
      outgoing.end(body);
    });
    const response = await send(server, '/', { parser: ResponseParser.blob });
    expect([response.body.size, response.body.type]).toEqual([size, 'image/png']);
    expect(await response.body.text()).toBe(body);
  });

  test('formData', async () => {
    const server = await serve((_, outgoing) => {
      outgoing.setHeader('Content-Type', 'multipart/form-data; boundary=b');
      outgoing.end('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n');
    });
    const { body: form } = await send(server, '/', { parser: ResponseParser.formData });
    expect([...form]).toEqual([['a', '1']]);
    const error = await fail(await serveText(body), '/', { parser: ResponseParser.formData });
    expect(error).toBeInstanceOf(HTTPError.ParserError);
  });

  const user = Codec.object({ name: Codec.string, tags: Codec.array(Codec.string) });

  test('json, sent and received', async () => {
    const server = await serve((incoming, outgoing) => {
      outgoing.setHeader('X-Type', incoming.headers['content-type'] ?? '');
      void (async () => {
        for await (const chunk of incoming) {
          outgoing.write(chunk);
        }
        outgoing.end();
      })();
    });
    const value = { name: 'Adâ', tags: ['a', 'b'] };
    const request = Request('/', { method: 'POST', parser: ResponseParser.json(user) });
    const sent = requestSend(server.client, Request.withJSON(request, user, value));
    const response = await Task.toPromise(sent);
    expect(response.body).toEqual(value);
    expect(Headers.get(response.headers, 'x-type')).toBe('application/json');
  });

  test('json, with a body that is not JSON', async () => {
    const server = await serveText('<html>');
    const error = await fail(server, '/', { parser: ResponseParser.json(user) });
    expect(error).toBeInstanceOf(HTTPError.ParserError);
    expect(error.message).toBe(
      'Cannot parse the body as JSON: expected a value at line 1, column 1, received "<"',
    );
  });

  test('json, with a value that the codec rejects', async () => {
    const server = await serveText('{"name":"Ada","tags":["a",7]}');
    const error = await fail(server, '/users', { parser: ResponseParser.json(user) });
    expect(error).toBeInstanceOf(HTTPError.ParserError);
    expect(error.message).toBe(
      'Cannot parse the body as JSON: at "/tags/1": expected a string, received a number',
    );
    expect(error).toMatchObject({ response: { status: Status.OK, url: `${server.url}users` } });
  });

  test('result, by the status', async () => {
    const server = await serve((incoming, outgoing) => {
      outgoing.writeHead(incoming.url === '/7' ? 200 : 404);
      outgoing.end('7');
    });
    const parser = ResponseParser.result(ResponseParser.json(Codec.number), ResponseParser.text);
    expect((await send(server, '/7', { parser })).body).toEqual({ ok: true, value: 7 });
    expect((await send(server, '/8', { parser })).body).toEqual({ ok: false, error: '7' });
  });

  test('ignore, with an endless body, whose sending stops', async () => {
    const server = await serve((_, outgoing) => {
      outgoing.write('a');
    });
    const response = await send(server, '/', { parser: ResponseParser.ignore });
    expect(response.status).toBe(Status.OK);
    await server.idle();
    expect(server.busy()).toBe(0);
  });

  test('a parser that throws leaves no connection', async () => {
    const server = await serve((_, outgoing) => {
      outgoing.write('a');
    });
    const defect = new RangeError('A mistake');
    const parser = ResponseParser.reduce(
      () => {
        throw defect;
      },
      () => 0,
    );
    await expect(send(server, '/', { parser })).rejects.toBe(defect);
    await server.idle();
  });

  test('a parser that keeps its reader leaves no connection', async () => {
    const server = await serve((_, outgoing) => {
      outgoing.write('a');
    });
    const parser: ResponseParser.ResponseParser<boolean> = {
      parse: ({ stream }) => Task.Ok(stream?.getReader() !== undefined),
    };
    expect((await send(server, '/', { parser })).body).toBe(true);
    await server.idle();
  });
});

describe('statuses', () => {
  test.each([200, 201, 203, 299, 400, 404, 418, 500, 503, 599, 999])(
    '%d is returned as a response',
    async (code) => {
      const server = await serve((_, outgoing) => {
        outgoing.writeHead(code, 'Fine');
        outgoing.end('a');
      });
      const fine = { ok: code < 300, status: { code }, statusText: 'Fine' };
      const parser = ResponseParser.anyStatus(ResponseParser.text);
      expect(await send(server, '/', { parser })).toMatchObject({ ...fine, body: 'a' });
      const result = await Task.run(requestSend(server.client, Request('/')));
      expect(result).toMatchObject(
        fine.ok ? { ok: true } : { error: { name: 'StatusError', response: fine } },
      );
    },
  );

  test('of failure cause a StatusError, not the error of the parser', async () => {
    const server = await serve((_, outgoing) => {
      outgoing.writeHead(404);
      outgoing.end('<html>');
    });
    const error = await fail(server, '/users?key=1', {
      parser: ResponseParser.json(Codec.number),
    });
    expect(error).toBeInstanceOf(HTTPError.StatusError);
    expect(error.message).toBe(
      `Expected GET "${server.url}users" to succeed, received 404 Not Found`,
    );
    await server.idle();
  });

  test.each([204, 304])('%d has no body', async (code) => {
    const server = await serve((_, outgoing) => {
      outgoing.setHeader('ETag', '"7"');
      outgoing.writeHead(code);
      outgoing.end();
    });
    const response = await send(server, '/', {
      parser: ResponseParser.anyStatus(ResponseParser.text),
    });
    expect(response).toMatchObject({ body: '', ok: code === 204, status: { code } });
    expect(Headers.get(response.headers, 'etag')).toBe('"7"');
    const parser = ResponseParser.anyStatus(ResponseParser.bytes);
    expect((await send(server, '/', { parser })).body).toEqual(new Uint8Array());
    const number = ResponseParser.anyStatus(ResponseParser.json(Codec.number));
    expect(await fail(server, '/', { parser: number })).toBeInstanceOf(HTTPError.ParserError);
  });

  test('HEAD has headers and no body', async () => {
    const server = await serve((incoming, outgoing) => {
      outgoing.setHeader('X-Method', incoming.method);
      outgoing.setHeader('Content-Length', '1000');
      outgoing.end();
    });
    const { body, headers } = await send(server, '/', { method: 'HEAD' });
    expect(body).toBe('');
    expect(Headers.get(headers, 'x-method')).toBe('HEAD');
    expect(Headers.get(headers, 'content-length')).toBe('1000');
  });
});

describe('headers', () => {
  test('are joined if they are repeated, except cookies', async () => {
    const server = await serve((_, outgoing) => {
      outgoing.setHeader('Set-Cookie', ['a=1; Expires=Wed, 01 Jan 2031 00:00:00 GMT', 'b=2']);
      outgoing.setHeader('Vary', ['accept', 'origin']);
      outgoing.end();
    });
    const { headers } = await send(server);
    expect(Headers.getAll(headers, 'Set-Cookie')).toEqual([
      'a=1; Expires=Wed, 01 Jan 2031 00:00:00 GMT',
      'b=2',
    ]);
    expect(Headers.get(headers, 'Vary')).toBe('accept, origin');
    expect(Headers.hasInstance(headers)).toBe(true);
  });

  test('are sent if the client or the request sets them', async () => {
    let seen: Readonly<Record<string, string>> = {};
    const server = await serve((incoming, outgoing) => {
      seen = incoming.headers;
      outgoing.end();
    });
    const client = Client.extend(server.client, { headers: { 'X-A': '1', 'X-B': '1' } });
    const request = Request('/', { headers: { 'x-b': ['2', '3'], 'X-C': 'é' } });
    await Task.toPromise(requestSend(client, request));
    expect(seen).toMatchObject({ 'x-a': '1', 'x-b': '2, 3', 'x-c': 'é' });
  });
});

test('the hash of a body is compared only if the platform supports it', async () => {
  const server = await serve((_, outgoing) => {
    outgoing.end('hello');
  });
  const wrong = `sha256-${'A'.repeat(43)}=`;
  expect(await fail(server, '/', { integrity: wrong })).toMatchObject({ name: 'NetworkError' });
  for (const integrity of ['', 'wrong', undefined]) {
    expect(await send(server, '/', { integrity })).toMatchObject({ body: 'hello' });
  }
});

describe('redirects', () => {
  const serveRedirects = (): Promise<Server> =>
    serve((incoming, outgoing) => {
      if (incoming.url === '/end') {
        outgoing.end('here');
      } else {
        outgoing.setHeader('Location', incoming.url === '/loop' ? '/loop' : '/end');
        outgoing.writeHead(302);
        outgoing.end('there');
      }
    });

  test('are followed by default', async () => {
    const server = await serveRedirects();
    const followed = { body: 'here', redirected: true, url: `${server.url}end` };
    expect(await send(server)).toMatchObject(followed);
    expect(await send(server, '/', { redirect: 'follow' })).toMatchObject(followed);
    expect(await send(server, '/end')).toMatchObject({ body: 'here', redirected: false });
  });

  test('cause an error', async () => {
    const error = await fail(await serveRedirects(), '/', { redirect: 'error' });
    expect(error).toMatchObject({ name: 'RedirectError', reason: 'refused' });
  });

  test('are returned as a response', async () => {
    const server = await serveRedirects();
    const parser = ResponseParser.anyStatus(ResponseParser.text);
    const response = await send(server, '/', { parser, redirect: 'manual' });
    expect(response).toMatchObject({
      body: 'there',
      ok: false,
      redirected: false,
      status: Status.Found,
      url: server.url,
    });
    expect(Headers.get(response.headers, 'location')).toBe('/end');
  });

  test('cause an error if they do not end', async () => {
    const error = await fail(await serveRedirects(), '/loop');
    expect(error).toBeInstanceOf(HTTPError.NetworkError);
  });
});

describe('a connection that fails', () => {
  test('is refused', async () => {
    const server = await serveText('a');
    await server.stop();
    const error = await fail(server);
    expect(error).toBeInstanceOf(HTTPError.NetworkError);
    expect(error).toMatchObject({
      cause: { cause: { code: 'ECONNREFUSED' } },
      phase: 'request',
      url: server.url,
    });
  });

  test('is reset before there is a response', async () => {
    const server = await serve((incoming) => {
      incoming.socket.resetAndDestroy();
    });
    const error = await fail(server);
    expect(error).toBeInstanceOf(HTTPError.NetworkError);
    expect(error).toMatchObject({ phase: 'request', url: server.url });
    await server.idle();
  });

  test.each([
    ['is closed before there is a response', ''],
    ['sends something other than HTTP', 'hello\r\n\r\n'],
    ['sends half of the headers', 'HTTP/1.1 200 OK\r\nContent-Le'],
  ])('%s', async (_, text) => {
    const server = await serveRaw(text);
    const error = await fail(server);
    expect(error).toBeInstanceOf(HTTPError.NetworkError);
    expect(error).toMatchObject({ phase: 'request' });
    await server.idle();
  });

  const CHUNKED = 'Transfer-Encoding: chunked';

  test.each([
    ['without a last chunk', CHUNKED, '5\r\nhello\r\n'],
    ['in the middle of a chunk', CHUNKED, '5\r\nhe'],
    ['with a size that is not a number', CHUNKED, '5\r\nhello\r\nzz\r\nhello\r\n'],
    ['before its length', 'Content-Length: 9', 'hello'],
  ])('is interrupted in the body %s', async (_, header, text) => {
    const head = gate();
    const server = await serveRaw(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n`, {
      text,
      when: head.passed,
    });
    const parser = ResponseParser.choose(() => {
      head.open();
      return ResponseParser.text;
    });
    const error = await fail(server, '/a', { parser });
    expect(error).toBeInstanceOf(HTTPError.NetworkError);
    expect(error).toMatchObject({ phase: 'body', url: `${server.url}a` });
    expect(error.cause).toBeInstanceOf(TypeError);
    await server.idle();
  });

  test('is reset in the body', async () => {
    const head = gate();
    const server = await serve((incoming, outgoing) => {
      outgoing.write('a');
      void head.passed.then(() => {
        incoming.socket.resetAndDestroy();
      });
    });
    const parser = ResponseParser.choose(() => {
      head.open();
      return ResponseParser.text;
    });
    const error = await fail(server, '/', { parser });
    expect(error).toMatchObject({ name: 'NetworkError', phase: 'body' });
    await server.idle();
  });
});

describe('big bodies', () => {
  const CHUNK = new Uint8Array(64 * 1024).fill(7);
  const COUNT = 512;
  const SIZE = CHUNK.length * COUNT;

  test('of 32 MiB are read chunk by chunk, as fast as they are consumed', async () => {
    let most = 0;
    const server = await serve((_, outgoing) => {
      void (async () => {
        for (let index = 0; index < COUNT; index += 1) {
          const isFull = !outgoing.write(CHUNK);
          most = Math.max(most, outgoing.writableLength);
          if (isFull) {
            await new Promise<void>((resolve) => {
              outgoing.once('drain', resolve);
            });
          }
        }
        outgoing.end();
      })();
    });
    let largest = 0;
    const parser = ResponseParser.reduce(
      ({ size, sum }, chunk) => {
        largest = Math.max(largest, chunk.length);
        return { size: size + chunk.length, sum: sum + (chunk[0] ?? 0) - (chunk.at(-1) ?? 0) };
      },
      () => ({ size: 0, sum: 0 }),
    );
    const unlimited = ResponseParser.maxBytes(parser, 'none');
    expect((await send(server, '/', { parser: unlimited })).body).toEqual({ size: SIZE, sum: 0 });
    expect(most).toBeLessThan(4 * CHUNK.length);
    expect(largest).toBeLessThan(SIZE / 8);
    const parserOfAll = ResponseParser.maxBytes(ResponseParser.bytes, SIZE);
    const { body } = await send(server, '/', { parser: parserOfAll });
    expect(body.length).toBe(SIZE);
  });

  test('are sent as a stream, again at each run', async () => {
    const sizes: number[] = [];
    const server = await serve((incoming, outgoing) => {
      void (async () => {
        let size = 0;
        for await (const chunk of incoming) {
          size += chunk.length;
        }
        sizes.push(size);
        outgoing.end();
      })();
    });
    const body = (): ReadableStream<Uint8Array> => {
      let left = 64;
      return new ReadableStream({
        pull: (controller) => {
          left -= 1;
          controller.enqueue(CHUNK);
          if (left === 0) {
            controller.close();
          }
        },
      });
    };
    const task = requestSend(server.client, Request('/', { method: 'PUT', body }));
    await Task.toPromise(task);
    await Task.toPromise(task);
    expect(sizes).toEqual([64 * CHUNK.length, 64 * CHUNK.length]);
  });

  test('are sent in each form', async () => {
    const server = await serve((incoming, outgoing) => {
      outgoing.setHeader('X-Type', incoming.headers['content-type'] ?? 'none');
      void (async () => {
        for await (const chunk of incoming) {
          outgoing.write(chunk);
        }
        outgoing.end();
      })();
    });
    const bytes = new TextEncoder().encode('a=1');
    const form = new FormData();
    form.set('a', '1');
    for (const [body, type] of [
      ['a=1', 'text/plain;charset=UTF-8'],
      [bytes, 'none'],
      [bytes.buffer, 'none'],
      [new Blob(['a=1'], { type: 'text/html' }), 'text/html'],
      [new URLSearchParams({ a: '1' }), 'application/x-www-form-urlencoded;charset=UTF-8'],
    ] as const) {
      const response = await send(server, '/', { method: 'POST', body });
      expect(response.body).toBe('a=1');
      expect(Headers.get(response.headers, 'x-type')).toBe(type);
    }
    const { body } = await send(server, '/', { method: 'POST', body: form });
    expect(body).toMatch(/name="a"\r\n\r\n1\r\n/);
  });
});

describe('the timeout', () => {
  const timeout = TimeDuration.of({ milliseconds: 20 });

  test('ends the wait for headers that do not arrive', async () => {
    const server = await serve(() => undefined);
    const error = await fail(server, '/', { timeout });
    expect(error).toBeInstanceOf(HTTPError.TimeoutError);
    expect(error).toMatchObject({ method: 'GET', url: server.url });
    await server.idle();
  });

  test('ends the wait for an endless body', async () => {
    const server = await serve((_, outgoing) => {
      outgoing.write('a');
    });
    let expire: () => void = () => undefined;
    const parser = ResponseParser.reduce(
      (sum, chunk) => {
        expire();
        return sum + chunk.length;
      },
      () => 0,
    );
    const sent = requestSend(server.client, Request('/', { parser, timeout }));
    const result = await Task.run(sent, {
      startTimer: (onEnd) => {
        expire = onEnd;
        return () => undefined;
      },
    });
    expect(!result.ok && result.error).toBeInstanceOf(HTTPError.TimeoutError);
    await server.idle();
    expect(server.requests()).toBe(1);
  });

  test('is not reached by a response that has arrived', async () => {
    const server = await serveText('a');
    const minute = TimeDuration.of({ minutes: 1 });
    expect((await send(server, '/', { timeout: minute })).body).toBe('a');
  });
});

describe('cancellation', () => {
  test('before the run sends nothing', async () => {
    const server = await serveText('a');
    const sent = requestSend(server.client, Request('/'));
    const result = await Task.run(sent, { signal: AbortSignal.abort('enough') });
    expect(result).toMatchObject({ ok: false, error: { name: 'AbortError', cause: 'enough' } });
    expect(server.requests()).toBe(0);
  });

  test('while waiting for the headers closes the connection', async () => {
    const controller = new AbortController();
    const server = await serve(() => {
      controller.abort('enough');
    });
    const { signal } = controller;
    const result = await Task.run(requestSend(server.client, Request('/')), { signal });
    expect(result).toMatchObject({ ok: false, error: { name: 'AbortError', cause: 'enough' } });
    await server.idle();
    expect(server.busy()).toBe(0);
    expect(server.requests()).toBe(1);
  });

  test.each([
    ['text', ResponseParser.text],
    ['formData', ResponseParser.formData],
    ['json', ResponseParser.json(Codec.number)],
    ['blob', ResponseParser.blob],
  ])('while waiting for the body of %s closes the connection', async (_, each) => {
    const controller = new AbortController();
    const server = await serve((_request, outgoing) => {
      outgoing.write('a');
    });
    const parser = ResponseParser.choose((): ResponseParser.ResponseParser<unknown> => {
      queueMicrotask(() => {
        controller.abort();
      });
      return each;
    });
    const { signal } = controller;
    const sent = requestSend(server.client, Request<unknown>('/', { parser }));
    expect(await Task.run(sent, { signal })).toMatchObject({ error: { name: 'AbortError' } });
    await server.idle();
    expect(server.busy()).toBe(0);
  });

  test('between two chunks closes the connection', async () => {
    const controller = new AbortController();
    const server = await serve((_, outgoing) => {
      outgoing.write('a');
    });
    const parser = ResponseParser.reduce(
      (count) => {
        controller.abort();
        return count + 1;
      },
      () => 0,
    );
    const { signal } = controller;
    const result = await Task.run(requestSend(server.client, Request('/', { parser })), { signal });
    expect(result).toMatchObject({ error: { name: 'AbortError' } });
    await server.idle();
  });

  test('while the body of the request is sent ends its stream', async () => {
    const controller = new AbortController();
    const canceled = gate();
    const server = await serve((incoming) => {
      incoming.once('data', () => {
        controller.abort();
      });
    });
    const body = (): ReadableStream<Uint8Array> =>
      new ReadableStream({
        start: (stream) => {
          stream.enqueue(new Uint8Array(1));
        },
        cancel: canceled.open,
      });
    const sent = requestSend(server.client, Request('/', { method: 'POST', body }));
    const result = await Task.run(sent, { signal: controller.signal });
    expect(result).toMatchObject({ error: { name: 'AbortError' } });
    await canceled.passed;
    await server.idle();
  });

  test('of many requests at once leaves no connection', async () => {
    const controller = new AbortController();
    const COUNTS = 40;
    let waiting = 0;
    const note = (): void => {
      waiting += 1;
      if (waiting === COUNTS) {
        controller.abort();
      }
    };
    // For half of the requests, the server has sent no headers; for the others, a part of the body
    // was read.
    const server = await serve((incoming, outgoing) => {
      if (incoming.url === '/body') {
        outgoing.write('a');
      } else {
        note();
      }
    });
    const parser = ResponseParser.reduce(
      (count) => {
        note();
        return count + 1;
      },
      () => 0,
    );
    const requests = Array.from({ length: COUNTS }, (_, index) =>
      requestSend(server.client, Request(index % 2 === 0 ? '/headers' : '/body', { parser })),
    );
    const result = await Task.run(Task.all(requests), { signal: controller.signal });
    expect(result).toMatchObject({ ok: false, error: { name: 'AbortError' } });
    expect(server.requests()).toBe(COUNTS);
    await server.idle();
    expect(server.busy()).toBe(0);
  });

  test('of the loser of a race closes its connection, and the response of the winner is complete', async () => {
    const slow = await serve(() => undefined);
    const fast = await serveText('fast');
    const race = Task.race([
      requestSend(slow.client, Request('/')),
      requestSend(fast.client, Request('/')),
    ]);
    expect(await Task.run(race)).toMatchObject({ ok: true, value: { body: 'fast' } });
    await slow.idle();
    expect(slow.busy()).toBe(0);
  });
});

test('a failed request can be run again', async () => {
  let count = 0;
  const server = await serve((incoming, outgoing) => {
    count += 1;
    if (count < 3) {
      incoming.socket.destroy();
    } else {
      outgoing.end('third');
    }
  });
  const sent = requestSend(server.client, Request('/'));
  const tried = Task.retry(sent, { times: 5, when: ({ name }) => name === 'NetworkError' });
  expect((await Task.toPromise(tried)).body).toBe('third');
  expect(count).toBe(3);
});
