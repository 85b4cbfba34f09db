import { Codec } from '@tstd/core';
import { Task } from '@tstd/task';
import { afterEach, describe, expect, test } from 'vitest';

import * as Client from './Client.js';
import type * as HTTPError from './HTTPError.js';
import { Request, type RequestOptions } from './Request.js';
import { requestSend } from './requestSend.js';
import type { Response } from './Response.js';
import * as ResponseParser from './ResponseParser.js';

/*
 * The promises of the section "Security" of the guide `docs/packages/http.md`, tested with two
 * loopback servers: the server of the client, and a server that must not see any secrets.
 */

// The packages are compiled without the types of Node, so that no source uses them by mistake.
interface Incoming {
  readonly headers: Readonly<Record<string, string>>;
  readonly method: string;
  /** The connection, for a reply that is not an HTTP response. */
  readonly socket: { end(text: string): void };
  readonly url: string;
  on(event: string, listener: (chunk: Uint8Array) => void): void;
}

interface Outgoing {
  end(chunk?: Uint8Array | string): void;
  writeHead(status: number, headers?: Readonly<Record<string, string>>): this;
}

type Handler = (incoming: Incoming, outgoing: Outgoing) => void;

interface NodeServer {
  address(): { readonly port: number };
  close(): void;
  closeAllConnections(): void;
  listen(port: number, host: string, onListen: () => void): void;
}

const { createServer }: { createServer(handler: Handler): NodeServer } = await import(
  'node:http' as string
);
const { gzipSync }: { gzipSync(bytes: Uint8Array): Uint8Array } = await import(
  'node:zlib' as string
);

/** A server that records the requests that it receives. */
interface Server {
  readonly host: string;
  readonly origin: string;
  readonly seen: Incoming[];
}

const running: NodeServer[] = [];

afterEach(() => {
  for (const server of running.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(handler: Handler): Promise<Server> {
  const seen: Incoming[] = [];
  const server = createServer((incoming, outgoing) => {
    seen.push(incoming);
    handler(incoming, outgoing);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  running.push(server);
  const host = `127.0.0.1:${server.address().port}`;
  return { host, origin: `http://${host}`, seen };
}

const answer: Handler = (_, outgoing) => {
  outgoing.end('here');
};

const redirectTo =
  (location: () => string, status = 302): Handler =>
  (incoming, outgoing) => {
    if (incoming.url.endsWith('/end')) {
      outgoing.end('here');
    } else {
      outgoing.writeHead(status, { Location: location() });
      outgoing.end();
    }
  };

const SECRETS = { Authorization: 'Bearer secret', 'X-Key': 'secret' };

const clientOf = ({ origin }: Server, options: Client.ClientOptions = {}): Client.Client =>
  Client.of({ baseURL: `${origin}/api/`, headers: SECRETS, ...options });

async function send<Value = string>(
  client: Client.Client,
  url: string,
  options: RequestOptions<Value> = {},
): Promise<Response<Value>> {
  return await Task.toPromise(requestSend(client, Request<Value>(url, options)));
}

async function fail(
  client: Client.Client,
  request: Request<unknown>,
): Promise<HTTPError.HTTPError> {
  const result = await Task.run(requestSend(client, request));
  if (result.ok) {
    throw new Error('Expected an error');
  }
  return result.error;
}

/** The secrets that a server has seen, as one string for each request. */
const secretsOf = ({ seen }: Server): readonly string[] =>
  seen.map(({ headers }) => `${headers['authorization'] ?? ''} ${headers['x-key'] ?? ''}`.trim());

const ALL = 'Bearer secret secret';

describe('an address of another origin', () => {
  test.each([
    ['//HOST/x'],
    [String.raw`\\HOST\x`],
    [String.raw`/\HOST/x`],
    [String.raw`\/HOST/x`],
    ['/\t/HOST/x'],
    [' //HOST/x'],
  ])('is not reached by %j, which looks like a path', async (text) => {
    const [own, other] = [await serve(answer), await serve(answer)];
    const error = await fail(clientOf(own), Request(text.replace('HOST', other.host)));
    expect(error).toMatchObject({ name: 'InvalidURL', reason: 'base' });
    expect([...own.seen, ...other.seen]).toEqual([]);
  });

  test.each([['http://HOST/x'], [String.raw`HTTP:\\HOST\x`], ['ht\ntp://HOST/x']])(
    'receives a request to %j without the headers of the client',
    async (text) => {
      const [own, other] = [await serve(answer), await serve(answer)];
      const headers = { 'X-Own': 'mine' };
      await send(clientOf(own), text.replace('HOST', other.host), { headers });
      expect(secretsOf(other)).toEqual(['']);
      expect(other.seen[0]?.headers).toMatchObject({ 'x-own': 'mine' });
    },
  );

  test('receives the headers if the client lists it', async () => {
    const [own, other] = [await serve(answer), await serve(answer)];
    const listed = clientOf(own, { origins: [other.origin] });
    const free = clientOf(own, { origins: 'any' });
    const based = clientOf(own);
    for (const client of [listed, free, based]) {
      await send(client, `${other.origin}/x`);
    }
    expect(secretsOf(other)).toEqual([ALL, ALL, '']);
    await send(based, 'x');
    expect(secretsOf(own)).toEqual([ALL]);
  });

  test('does not run the hooks', async () => {
    const other = await serve((_, outgoing) => {
      outgoing.writeHead(401).end();
    });
    const own = await serve(answer);
    const calls: string[] = [];
    const client = clientOf(own, {
      hooks: {
        beforeRequest: ({ headers }) => {
          calls.push('beforeRequest');
          return Task.Ok(headers);
        },
        onResponse: () => {
          calls.push('onResponse');
          return Task.Ok(undefined);
        },
        onUnauthorized: () => {
          calls.push('onUnauthorized');
          return Task.Ok(undefined);
        },
      },
    });
    expect(await fail(client, Request(`${other.origin}/x`))).toMatchObject({ name: 'StatusError' });
    expect(calls).toEqual([]);
    const away = await serve(redirectTo(() => `${other.origin}/x`));
    const led = Client.extend(client, { baseURL: `${away.origin}/api/` });
    expect(await fail(led, Request('a'))).toMatchObject({ name: 'StatusError' });
    expect(calls).toEqual(['beforeRequest']);
  });
});

describe('the directory of the base URL', () => {
  test.each([
    '../admin',
    'users/../../admin',
    '/admin',
    '/',
    '/apis/x',
    'users/%2e%2e/%2E%2e/admin',
    String.raw`users\..\..\admin`,
    'users/..%2f..%2fx',
    'users/%2e%2e%5cx',
    '..;/admin',
    'users/..;a=b/..;/admin',
    '%2e%2e%3b/admin',
  ])('is not left by %j', async (text) => {
    const own = await serve(answer);
    const error = await fail(clientOf(own), Request(text));
    expect(error).toMatchObject({ name: 'InvalidURL', reason: 'base' });
    expect(own.seen).toEqual([]);
  });

  test('is not left by an absolute address of the same origin', async () => {
    const own = await serve(answer);
    const error = await fail(clientOf(own), Request(`${own.origin}/admin`));
    expect(error).toMatchObject({ name: 'InvalidURL', reason: 'base' });
    expect(own.seen).toEqual([]);
  });

  test.each([
    ['', '/api/'],
    ['.', '/api/'],
    ['a/../b', '/api/b'],
    ['/api/a', '/api/a'],
    ['..a/.b/c..', '/api/..a/.b/c..'],
    ['a?b=/../..%2f', '/api/a?b=/../..%2f'],
    ['ORIGIN/api/a', '/api/a'],
    // Servers that decode twice, or that remove white space and NUL, are not considered.
    ['%252e%252e/admin', '/api/%252e%252e/admin'],
    ['..%252f7', '/api/..%252f7'],
    ['..%00/admin', '/api/..%00/admin'],
    ['..%20/admin', '/api/..%20/admin'],
    ['..%09/admin', '/api/..%09/admin'],
  ])('has %j in it', async (text, url) => {
    const own = await serve(answer);
    await send(clientOf(own), text.replace('ORIGIN', own.origin));
    expect(own.seen.map((incoming) => incoming.url)).toEqual([url]);
    expect(secretsOf(own)).toEqual([ALL]);
  });
});

describe('a redirect', () => {
  test('to another origin loses the headers, including those of the request', async () => {
    const other = await serve(answer);
    const own = await serve(redirectTo(() => `${other.origin}/x`));
    const headers = { Accept: 'text/html', Cookie: 'secret', 'X-Own': 'secret' };
    const response = await send(clientOf(own), 'a', { headers });
    expect(response).toMatchObject({ body: 'here', redirected: true, url: `${other.origin}/x` });
    expect(secretsOf(own)).toEqual([ALL]);
    // Unlike a browser, Node adds no headers of its own.
    expect(own.seen[0]?.headers).toMatchObject({ cookie: 'secret' });
    expect(JSON.stringify(other.seen[0]?.headers)).not.toContain('secret');
    expect(other.seen[0]?.headers).toMatchObject({ accept: 'text/html' });
  });

  test('to another origin keeps the body, as with fetch', async () => {
    for (const origins of [[], 'any'] as const) {
      const bodies: string[] = [];
      const other = await serve((incoming, outgoing) => {
        incoming.on('data', (chunk) => bodies.push(new TextDecoder().decode(chunk)));
        incoming.on('end', () => {
          outgoing.end('here');
        });
      });
      const own = await serve(redirectTo(() => `${other.origin}/x`, 307));
      await send(clientOf(own, { origins }), 'a', { body: 'hello', method: 'POST' });
      expect(bodies).toEqual(['hello']);
    }
  });

  test.each([
    ['the client has headers', {}],
    ['all origins receive them', { origins: 'any' as const }],
    ['there are none', { headers: {} }],
  ])('keeps a stream too, which is created again, if %s', async (_, options) => {
    const bodies: string[] = [];
    const own = await serve((incoming, outgoing) => {
      incoming.on('data', (chunk) => bodies.push(new TextDecoder().decode(chunk)));
      incoming.on('end', () => {
        redirectTo(() => '/end', 307)(incoming, outgoing);
      });
    });
    const body = (): ReadableStream<Uint8Array> => new Blob(['hello']).stream();
    await send(clientOf(own, options), 'a', { body, method: 'POST' });
    await send(clientOf(own, options), 'a', { body: 'hello', method: 'POST', onUpload: () => {} });
    expect(bodies).toEqual(['hello', 'hello', 'hello', 'hello']);
  });

  test('does not restore the headers', async () => {
    const other = await serve(redirectTo(() => `${own.origin}/api/end`));
    const own: Server = await serve(redirectTo(() => `${other.origin}/x`));
    await send(clientOf(own), 'a');
    expect(secretsOf(own)).toEqual([ALL, '']);
    expect(secretsOf(other)).toEqual(['']);
  });

  test('within the origin keeps the headers, even if it then leads to a listed origin', async () => {
    const other = await serve(answer);
    const own: Server = await serve(redirectTo(() => '/elsewhere/end'));
    await send(clientOf(own), 'a');
    expect(secretsOf(own)).toEqual([ALL, ALL]);
    const third = await serve(redirectTo(() => `${other.origin}/x`));
    await send(clientOf(third, { origins: [other.origin] }), 'a');
    expect(secretsOf(other)).toEqual([ALL]);
  });

  test('is left to the platform if all origins receive the headers', async () => {
    const other = await serve(answer);
    const own = await serve(redirectTo(() => `${other.origin}/x`));
    await send(clientOf(own, { origins: 'any' }), 'a');
    expect(secretsOf(other)).toEqual(['secret']);
  });

  test.each([
    [301, 'POST', 'GET', ''],
    [302, 'POST', 'GET', ''],
    [302, 'PUT', 'PUT', 'hello'],
    [303, 'PUT', 'GET', ''],
    [303, 'HEAD', 'HEAD', ''],
    [307, 'POST', 'POST', 'hello'],
    [308, 'POST', 'POST', 'hello'],
  ])('with %d turns a %s into a %s', async (status, method, next, body) => {
    let received = '';
    const own = await serve((incoming, outgoing) => {
      if (incoming.url.endsWith('/end')) {
        incoming.on('data', (chunk) => {
          received += new TextDecoder().decode(chunk);
        });
        incoming.on('end', () => {
          outgoing.end();
        });
      } else {
        outgoing.writeHead(status, { Location: 'end' }).end();
      }
    });
    const content = method === 'HEAD' ? {} : { body: 'hello' };
    await send(clientOf(own), 'a', { method, ...content });
    expect(own.seen.map((incoming) => incoming.method)).toEqual([method, next]);
    expect(received).toBe(body);
    expect(own.seen[1]?.headers['content-type'] !== undefined).toBe(body !== '');
  });

  test.each([
    ['ftp://127.0.0.1/', 'location'],
    ['http://me:secret@127.0.0.1/', 'location'],
    ['http://127.0.0.1:25/', 'location'],
    ['http://', 'location'],
    ['a', 'count'],
  ])('to %j is an error', async (location, reason) => {
    const own = await serve(redirectTo(() => location));
    const error = await fail(clientOf(own), Request('a?key=secret'));
    expect(error).toMatchObject({ name: 'RedirectError', reason, url: `${own.origin}/api/a` });
    expect(JSON.stringify(error)).not.toContain('secret');
    expect(own.seen).toHaveLength(reason === 'count' ? 21 : 1);
  });

  test('without a target is returned as a response', async () => {
    const own = await serve((_, outgoing) => {
      outgoing.writeHead(302).end('there');
    });
    const parser = ResponseParser.anyStatus(ResponseParser.text);
    expect(await send(clientOf(own), 'a', { parser })).toMatchObject({ body: 'there' });
  });

  test('that a browser hides is not followed', async () => {
    const native = Object.defineProperty(globalThis.Response.error(), 'type', {
      value: 'opaqueredirect',
    });
    const fetch: Client.Fetch = () => Promise.resolve(native);
    const client = Client.of({ baseURL: 'https://a/', fetch, headers: SECRETS });
    expect(await fail(client, Request('/'))).toMatchObject({ reason: 'hidden' });
    const refused = Request('/', { redirect: 'error' });
    expect(await fail(client, refused)).toMatchObject({ reason: 'refused' });
  });
});

describe('a broken response', () => {
  test.each([
    ['request', 'HTTP/1.1 200 OK\r\nSet-Cookie: secret\r\nsecret header\r\n\r\n'],
    ['body', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nsecret\r\n'],
  ])('is not written with the error of the %s', async (phase, text) => {
    const own = await serve(({ socket }) => {
      socket.end(text);
    });
    const error = await fail(clientOf(own), Request('a?key=secret'));
    expect(error).toMatchObject({ name: 'NetworkError', phase });
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(JSON.stringify(error) + error.message).not.toMatch(/secret|cause/);
  });
});

describe('a small body that becomes a big one', () => {
  const serveZeros = (size: number): Promise<Server> => {
    const packed = gzipSync(new Uint8Array(size));
    return serve((_, outgoing) => {
      outgoing.writeHead(200, {
        'Content-Encoding': 'gzip',
        'Content-Type': 'application/x-www-form-urlencoded',
      });
      outgoing.end(packed);
    });
  };

  const parsers: readonly (readonly [string, ResponseParser.ResponseParser<unknown>])[] = [
    ['arrayBuffer', ResponseParser.arrayBuffer],
    ['blob', ResponseParser.blob],
    ['bytes', ResponseParser.bytes],
    ['formData', ResponseParser.formData],
    ['json', ResponseParser.json(Codec.number)],
    ['of', ResponseParser.of(() => ({ ok: true, value: 1 }))],
    [
      'reduce',
      ResponseParser.reduce<Uint8Array[]>(
        (chunks, chunk) => [...chunks, chunk],
        () => [],
      ),
    ],
    ['result', ResponseParser.result(ResponseParser.text, ResponseParser.text)],
    ['text', ResponseParser.text],
  ];

  test.each(parsers)('is rejected by %s', async (_, parser) => {
    const own = await serveZeros(64 * 1024 * 1024);
    const error = await fail(clientOf(own), Request('a', { parser }));
    expect(error).toMatchObject({
      message: 'Cannot parse the body: it is longer than 16777216 bytes',
      name: 'ParserError',
      reason: 'size',
    });
    expect(error.cause).toBe(undefined);
  });

  test('is read by reduce if it has another limit or none', async () => {
    const own = await serveZeros(20_000_000);
    const size = ResponseParser.reduce(
      (sum, { length }) => sum + length,
      () => 0,
    );
    const sizeWithin = (limit: number | 'none') =>
      send(clientOf(own), 'a', { parser: ResponseParser.maxBytes(size, limit) });
    expect(await sizeWithin('none')).toMatchObject({ body: 20_000_000 });
    expect(await sizeWithin(20_000_000)).toMatchObject({ body: 20_000_000 });
    await expect(sizeWithin(19_999_999)).rejects.toMatchObject({ reason: 'size' });
  });
});
