import { ArgumentError } from '@tstd/error';
import { type StartTimer, Task } from '@tstd/task';
import { Time, TimeDuration } from '@tstd/time';
import { describe, expect, test, vi } from 'vitest';

import * as Client from './Client.js';
import { Headers } from './Headers.js';
import * as HTTPError from './HTTPError.js';
import { type Progress, Request, type RequestOptions } from './Request.js';
import { requestSend } from './requestSend.js';
import * as ResponseParser from './ResponseParser.js';
import * as Status from './Status.js';

const text = (body: BodyInit | null, init?: ResponseInit): globalThis.Response =>
  new globalThis.Response(body, init);

/** Responds to each request with the next of some functions, and with the last of them from then on. */
function script(
  answers: readonly ((request: globalThis.Request) => globalThis.Response)[],
  options?: Client.ClientOptions,
): { readonly client: Client.Client; readonly requests: globalThis.Request[] } {
  const requests: globalThis.Request[] = [];
  const client = Client.virtual((request) => {
    requests.push(request);
    const answer = answers[Math.min(requests.length, answers.length) - 1];
    return answer?.(request) ?? text(null);
  }, options);
  return { client, requests };
}

const status =
  (code: number, headers: Readonly<Record<string, string>> = {}) =>
  (): globalThis.Response =>
    text('', { headers, status: code });

const fine = (): globalThis.Response => text('fine');

/** Timers that fire at once, and the delays that were requested. */
function hurried(): { readonly startTimer: StartTimer; readonly waits: number[] } {
  const waits: number[] = [];
  const startTimer: StartTimer = (onEnd, milliseconds) => {
    waits.push(milliseconds);
    queueMicrotask(onEnd);
    return () => undefined;
  };
  return { startTimer, waits };
}

describe('a failed request', () => {
  /** Returns how a run with retries ends, and how long it has waited. */
  async function tried(
    answers: readonly (() => globalThis.Response)[],
    retry: Client.RetryOptions | 'none' = { times: 3 },
    options: RequestOptions<string> = {},
  ): Promise<{ readonly count: number; readonly end: unknown; readonly waits: readonly number[] }> {
    const { client, requests } = script(answers, { retry, timeout: 'none' });
    const { startTimer, waits } = hurried();
    const task = Task.match(requestSend(client, Request('/', options)), {
      Err: ({ message, name }) => (name === 'StatusError' ? message.slice(-30) : name),
      Ok: ({ body }) => body,
    });
    const end = await Task.run(task, { random: () => 0, startTimer });
    return { count: requests.length, end: end.ok ? end.value : end.error, waits };
  }

  test.each([408, 429, 502, 503, 504])('with the status %d is sent again', async (code) => {
    expect(await tried([status(code), fine])).toEqual({ count: 2, end: 'fine', waits: [500] });
  });

  test.each([400, 401, 404, 409, 418, 500, 501, 505])(
    'with the status %d is not sent again',
    async (code) => {
      expect(await tried([status(code), fine])).toMatchObject({ count: 1, waits: [] });
    },
  );

  test('waits twice as long each time, up to the maximum', async () => {
    const maxDelay = TimeDuration.of({ milliseconds: 1500 });
    const { count, end, waits } = await tried([status(503)], { maxDelay, times: 4 });
    expect(waits).toEqual([500, 1000, 1500, 1500]);
    expect(count).toBe(5);
    expect(end).toContain('503 Service Unavailable');
    const delay = TimeDuration.of({ milliseconds: 8 });
    expect((await tried([status(503)], { delay, times: 2 })).waits).toEqual([8, 16]);
  });

  test('can be sent again very many times without a wait', async () => {
    const { count, end, waits } = await tried([status(503)], {
      delay: TimeDuration.zero,
      times: 1100,
    });
    expect(count).toBe(1101);
    expect(end).toContain('503 Service Unavailable');
    expect(new Set(waits)).toEqual(new Set([0]));
  });

  test('randomises half of the wait', async () => {
    const { client } = script([status(503), fine], { retry: { times: 1 }, timeout: 'none' });
    const { startTimer, waits } = hurried();
    const random = (): number => 0.5;
    await Task.run(requestSend(client, Request('/')), { random, startTimer });
    expect(waits).toEqual([375]);
  });

  test.each([408, 429, 502, 503, 504])(
    'with %d waits as long as Retry-After requests',
    async (code) => {
      const first = status(code, { 'Retry-After': '7' });
      expect(await tried([first, fine])).toEqual({ count: 2, end: 'fine', waits: [7000] });
    },
  );

  test('waits until the date of Retry-After, unless it has passed', async () => {
    const now = await Task.toPromise(Time.now);
    const dateIn = (seconds: number): string => new Date(now + seconds * 1000).toUTCString();
    const { waits } = await tried([status(503, { 'Retry-After': dateIn(20) }), fine]);
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(10_000);
    expect(waits[0]).toBeLessThanOrEqual(20_000);
    const over = await tried([status(503, { 'Retry-After': dateIn(-20) }), fine]);
    expect(over).toMatchObject({ end: 'fine', waits: [0] });
  });

  test('also reads the older forms of a date', async () => {
    for (const date of ['Sunday, 06-Nov-94 08:49:37 GMT', 'Sun Nov  6 08:49:37 1994']) {
      const { waits } = await tried([status(503, { 'Retry-After': date }), fine]);
      expect(waits).toEqual([0]);
    }
  });

  test('is not sent again if Retry-After requests a longer wait than is allowed', async () => {
    const first = status(503, { 'Retry-After': '31' });
    expect(await tried([first, fine])).toMatchObject({ count: 1, waits: [] });
  });

  test.each(['', 'soon', '-1', '1.5', 'Mon, 99 Foo 2031 00:00:00 GMT', '2031-01-01'])(
    'waits as usual if Retry-After is %j',
    async (value) => {
      const first = status(503, { 'Retry-After': value });
      expect(await tried([first, fine])).toMatchObject({ end: 'fine', waits: [500] });
    },
  );

  test('is sent again without a response, but not if it can never be sent', async () => {
    let count = 0;
    const fetch: Client.Fetch = () => {
      count += 1;
      return count < 3 ? Promise.reject(new TypeError('offline')) : Promise.resolve(fine());
    };
    const client = Client.of({ baseURL: 'https://a/', fetch, retry: { times: 5 } });
    const { startTimer } = hurried();
    const sent = (options: RequestOptions<string>) =>
      Task.run(requestSend(client, Request('/', { ...options, timeout: 'none' })), { startTimer });
    expect(await sent({})).toMatchObject({ ok: true, value: { body: 'fine' } });
    expect(count).toBe(3);
    count = 0;
    expect(await sent({ cache: 'only-if-cached' })).toMatchObject({
      error: { cause: { message: 'offline' }, name: 'InvalidRequest', reason: 'settings' },
    });
    expect(count).toBe(1);
  });

  test('is sent again if its method is idempotent or listed', async () => {
    const post = { method: 'POST', body: 'a' } as const;
    expect(await tried([status(503), fine], { times: 1 }, post)).toMatchObject({ count: 1 });
    const methods = ['POST'];
    expect(await tried([status(503), fine], { methods, times: 1 }, post)).toMatchObject({
      count: 2,
    });
    expect(await tried([status(503), fine], { methods, times: 1 })).toMatchObject({ count: 1 });
  });

  test('uses its own options rather than those of the client', async () => {
    const { count } = await tried([status(503)], { times: 5 }, { retry: 'none' });
    expect(count).toBe(1);
    expect(await tried([status(503)], 'none', { retry: { times: 1 } })).toMatchObject({ count: 2 });
    expect(await tried([status(503)], { times: 0 })).toMatchObject({ count: 1 });
  });

  test('has a timeout for each attempt', async () => {
    const fetch: Client.Fetch = () => new Promise(() => undefined);
    const client = Client.of({ baseURL: 'https://a/', fetch, retry: { times: 2 } });
    const { startTimer, waits } = hurried();
    const result = await Task.run(requestSend(client, Request('/')), {
      random: () => 0,
      startTimer,
    });
    expect(result).toMatchObject({ error: { name: 'TimeoutError' } });
    expect(waits).toEqual([30_000, 500, 30_000, 1000, 30_000]);
  });

  test.each([
    [undefined, 'Expected "times" to be a non-negative integer, received undefined'],
    [NaN, 'Expected "times" to be a non-negative integer, received NaN'],
    [-1, 'Expected "times" to be a non-negative integer, received -1'],
    [Infinity, 'Expected "times" to be a non-negative integer, received Infinity'],
  ])('is not retried %s times', (times, message) => {
    const retry = { times } as Client.RetryOptions;
    expect(() => Client.of({ retry })).toThrow(new ArgumentError({ message }));
    expect(() => Request('/', { retry })).toThrow(new ArgumentError({ message }));
  });

  test('has waits that are durations', () => {
    for (const wait of [-1, 0.5, NaN, '5']) {
      const delay = wait as TimeDuration;
      expect(() => Client.of({ retry: { delay, times: 1 } })).toThrow('Expected "delay" to be a');
      expect(() => Client.of({ retry: { maxDelay: delay, times: 1 } })).toThrow('"maxDelay"');
    }
    expect(() => Client.of({ retry: { methods: ['GET', 'put'], times: 1 } })).toThrow(
      'Expected "methods[1]" to be "PUT", received "put"',
    );
    expect(() => Client.of({ retry: { methods: ['TRACE'], times: 1 } })).toThrow(
      'Expected "methods[0]" to be a method that can be sent, received "TRACE"',
    );
    expect(() => Client.of({ retry: 'always' as 'none' })).toThrow('received "always"');
    expect(() => Client.of({ retry: null as unknown as 'none' })).toThrow('received null');
  });
});

describe('the hooks of a client', () => {
  const TOKEN = { Authorization: 'Bearer old' };

  test('change the headers before a request', async () => {
    const outgoing: Client.Outgoing[] = [];
    const { client, requests } = script([fine], {
      headers: TOKEN,
      hooks: {
        beforeRequest: (each) => {
          outgoing.push(each);
          return Task.Ok(Headers.set(each.headers, 'X-Id', '7'));
        },
      },
    });
    await Task.toPromise(requestSend(client, Request('/a', { headers: { Accept: 'b' } })));
    expect(outgoing).toEqual([
      {
        headers: Headers({ accept: 'b', authorization: 'Bearer old' }),
        method: 'GET',
        url: 'https://virtual.test/a',
      },
    ]);
    expect([...(requests[0]?.headers ?? [])]).toEqual([
      ['accept', 'b'],
      ['authorization', 'Bearer old'],
      ['x-id', '7'],
    ]);
  });

  test('run before each attempt, but not again for a redirect', async () => {
    const urls: string[] = [];
    const redirect = () => text(null, { headers: { Location: '/b' }, status: 302 });
    const { client, requests } = script([redirect, status(503), redirect, fine], {
      headers: TOKEN,
      hooks: {
        beforeRequest: ({ headers, url }) => {
          urls.push(url);
          return Task.Ok(headers);
        },
      },
      retry: { delay: TimeDuration.zero, times: 1 },
    });
    const sent = requestSend(client, Request('/a'));
    expect(await Task.run(sent)).toMatchObject({ value: { body: 'fine', redirected: true } });
    expect(urls).toEqual(['https://virtual.test/a', 'https://virtual.test/a']);
    expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/a', '/b', '/a', '/b']);
  });

  test('see each response: of each attempt, of a renewal, and of the end of redirects', async () => {
    const seen: string[] = [];
    const redirect = () => text(null, { headers: { Location: '/b' }, status: 302 });
    const { client } = script([status(401), redirect, status(503), fine], {
      headers: TOKEN,
      hooks: {
        onResponse: (response, { headers, method, url }) => {
          const token = Headers.get(headers, 'authorization') ?? '';
          const { pathname } = new URL(url);
          seen.push([method, pathname, token, response.status.code].join(' '));
          expect(response.body).toBeUndefined();
          return Task.Ok(7);
        },
        onUnauthorized: () => Task.Ok(Headers({ Authorization: 'Bearer new' })),
      },
      retry: { delay: TimeDuration.zero, times: 1 },
    });
    expect(await Task.run(requestSend(client, Request('/a')))).toMatchObject({
      value: { body: 'fine' },
    });
    expect(seen).toEqual([
      'GET /a Bearer old 401',
      'GET /a Bearer new 503',
      'GET /a Bearer old 200',
    ]);
  });

  test('can fail after a response, whose body is discarded', async () => {
    const cancel = vi.fn();
    const error = new HTTPError.NetworkError({ method: 'GET', phase: 'request', url: '/' });
    const { client } = script([() => text(new ReadableStream({ cancel }))], {
      hooks: { onResponse: () => Task.Err(error) },
    });
    expect(await Task.run(requestSend(client, Request('/a')))).toEqual({ error, ok: false });
    expect(cancel).toHaveBeenCalledOnce();
  });

  test('can fail before a request, so that nothing is sent', async () => {
    const error = new HTTPError.InvalidURL({ reason: 'syntax', url: '' });
    const { client, requests } = script([fine], {
      hooks: { beforeRequest: () => Task.Err(error) },
    });
    expect(await Task.run(requestSend(client, Request('/')))).toEqual({ ok: false, error });
    expect(requests).toEqual([]);
  });

  test('renew the headers after a 401, once', async () => {
    const bodies: unknown[] = [];
    const heads: number[] = [];
    const tokens: unknown[] = [];
    const client = Client.virtual(
      async (request) => {
        tokens.push(request.headers.get('authorization'), await request.text());
        return text('', { status: 401 });
      },
      {
        headers: TOKEN,
        hooks: {
          onUnauthorized: ({ body, status: { code } }) => {
            bodies.push(body);
            heads.push(code);
            return Task.Ok(Headers({ Authorization: 'Bearer new' }));
          },
        },
      },
    );
    const body = (): ReadableStream<Uint8Array> => new Blob(['hello']).stream();
    const sent = requestSend(client, Request('/', { body, method: 'POST' }));
    const result = await Task.run(sent);
    expect(result).toMatchObject({ error: { name: 'StatusError' } });
    expect([bodies, heads]).toEqual([[undefined], [401]]);
    expect(tokens).toEqual(['Bearer old', 'hello', 'Bearer new', 'hello']);
  });

  test('renew the headers again at the next attempt', async () => {
    const { client, requests } = script(
      [status(401), status(503), status(401), status(401), fine],
      {
        headers: TOKEN,
        hooks: { onUnauthorized: () => Task.Ok(Headers({ Authorization: 'Bearer new' })) },
        retry: { delay: TimeDuration.zero, times: 9 },
      },
    );
    const result = await Task.run(requestSend(client, Request('/')));
    expect(result).toMatchObject({
      error: { name: 'StatusError', response: { status: { code: 401 } } },
    });
    const tokens = requests.map(({ headers }) => headers.get('authorization'));
    expect(tokens).toEqual(['Bearer old', 'Bearer new', 'Bearer old', 'Bearer new']);
  });

  test('leave the response and all other responses unchanged', async () => {
    const { client, requests } = script([() => text('no', { status: 401 }), fine], {
      hooks: { onUnauthorized: () => Task.Ok(undefined) },
    });
    const parser = ResponseParser.anyStatus(ResponseParser.text);
    const sent = requestSend(client, Request('/', { parser }));
    expect(await Task.run(sent)).toMatchObject({ value: { body: 'no' } });
    expect(await Task.run(sent)).toMatchObject({ value: { body: 'fine' } });
    expect(requests).toHaveLength(2);
  });

  test('discard the response if they throw', async () => {
    const defect = new RangeError('A mistake');
    const notes: unknown[] = [];
    const stream = new ReadableStream({
      cancel: (reason) => {
        notes.push(reason);
      },
    });
    const { client } = script([() => text(stream, { status: 401 })], {
      hooks: {
        onUnauthorized: () => {
          throw defect;
        },
      },
    });
    await expect(Task.toPromise(requestSend(client, Request('/')))).rejects.toBe(defect);
    expect(notes).toHaveLength(1);
  });
});

describe('the headers of a client', () => {
  test('require an origin that receives them', () => {
    const message =
      'Expected "baseURL" or "origins" to name the origins that receive the headers of the client';
    const expected = new ArgumentError({ message });
    expect(() => Client.of({ headers: { A: '1' } })).toThrow(expected);
    expect(() => Client.of({ baseURL: undefined, headers: { A: '1' } })).toThrow(expected);
    expect(() => Client.of({ headers: { A: '1' }, origins: [] })).toThrow(expected);
    expect(() => Client.extend(Client.of(), { headers: { A: '1' } })).toThrow(expected);
    const hooks: Client.Hooks = { beforeRequest: ({ headers }) => Task.Ok(headers) };
    expect(() => Client.of({ hooks })).toThrow(expected);
    expect(Client.of({ headers: { A: '1' }, origins: 'any' }).origins).toBe('any');
    expect(Client.of({ hooks: { beforeRequest: undefined } }).hooks).toEqual({
      beforeRequest: undefined,
    });
  });

  test('are sent to origins', () => {
    expect(Client.of({ origins: ['https://A.example:443', 'http://b/'] }).origins).toEqual([
      'https://a.example',
      'http://b',
    ]);
    for (const origin of [
      'a',
      '*',
      'null',
      'https://a/b',
      'file:///',
      'https://me@a/',
      'https://me:secret@a/?key=1',
      undefined,
    ]) {
      const origins = [origin] as readonly string[];
      expect(() => Client.of({ origins })).toThrow(
        new ArgumentError({
          message: 'Expected "origins[0]" to be an origin, such as "https://example.org"',
        }),
      );
    }
    for (const origins of ['all', {}, null]) {
      expect(() => Client.of({ origins: origins as unknown as 'any' })).toThrow(
        new ArgumentError({ message: 'Expected "origins" to be a list or "any"' }),
      );
    }
  });
});

describe('a request that can never be sent', () => {
  test.each([
    ['Connection', 'upgrade'],
    ['Content-Length', '3'],
    ['Expect', '100-continue'],
    ['Keep-Alive', '1'],
    ['Transfer-Encoding', 'chunked'],
    ['Upgrade', 'h2c'],
  ])('is the header %s: %s', async (name, value) => {
    const { client, requests } = script([fine]);
    const sent = requestSend(client, Request('/?key=1', { headers: { [name]: value } }));
    expect(await Task.run(sent)).toMatchObject({
      error: { name: 'InvalidRequest', reason: 'headers', url: 'https://virtual.test/' },
    });
    expect(requests).toEqual([]);
  });

  test('is not the header Connection: close', async () => {
    const { client, requests } = script([fine]);
    const sent = requestSend(client, Request('/', { headers: { Connection: 'close' } }));
    expect((await Task.run(sent)).ok).toBe(true);
    expect(requests).toHaveLength(1);
  });

  test.each<RequestOptions<string>>([{ cache: 'only-if-cached' }, { referrer: 'http://a b' }])(
    'is one that the platform rejects: %j',
    async (options) => {
      const client = Client.of({ retry: { times: 3 } });
      const sent = requestSend(client, Request('https://example.invalid/', options));
      expect(await Task.run(sent)).toMatchObject({
        error: { cause: expect.any(TypeError) as TypeError, name: 'InvalidRequest' },
      });
    },
  );
});

test.each<[string, Client.ClientOptions, boolean]>([
  ['with a custom header', { headers: { 'X-Id': '7' } }, true],
  ['with a header that any origin may receive', { headers: { Accept: 'a' } }, false],
  ['if all origins receive the headers', { headers: { 'X-Id': '7' }, origins: 'any' }, false],
])('a virtual client %s follows a redirect or not', async (_, options, isFollowed) => {
  const redirect = () => text('there', { headers: { Location: '/b' }, status: 302 });
  const { client } = script([redirect, fine], options);
  const parser = ResponseParser.anyStatus(ResponseParser.text);
  const sent = requestSend(client, Request('/a', { parser }));
  const body = isFollowed ? 'fine' : 'there';
  expect(await Task.run(sent)).toMatchObject({ value: { body, redirected: isFollowed } });
});

describe('the progress', () => {
  const SIZE = 200_000;

  async function uploads(body: RequestOptions<string>['body']): Promise<{
    readonly body: string;
    readonly last: Progress | undefined;
    readonly type: string | null;
  }> {
    const seen: Progress[] = [];
    const types: (string | null)[] = [];
    const client = Client.virtual(async (request) => {
      types.push(request.headers.get('content-type'));
      return text(await request.text());
    });
    const request = Request('/', {
      body,
      method: 'POST',
      onUpload: (progress) => seen.push(progress),
    });
    const response = await Task.toPromise(requestSend(client, request));
    expect(seen.map(({ loaded }) => loaded)).toEqual(
      seen.map(({ loaded }) => loaded).toSorted((self, other) => self - other),
    );
    return { body: response.body, last: seen.at(-1), type: types[0] ?? null };
  }

  test('of sending ends with the total', async () => {
    const bytes = new Uint8Array(SIZE).fill(97);
    const whole = 'a'.repeat(SIZE);
    const end = { loaded: SIZE, total: SIZE };
    expect(await uploads(whole)).toEqual({
      body: whole,
      last: end,
      type: 'text/plain;charset=UTF-8',
    });
    expect(await uploads(bytes)).toEqual({ body: whole, last: end, type: null });
    expect(await uploads(bytes.buffer)).toEqual({ body: whole, last: end, type: null });
    const blob = new Blob([bytes], { type: 'text/html' });
    expect(await uploads(blob)).toEqual({ body: whole, last: end, type: 'text/html' });
    expect(await uploads(new URLSearchParams({ a: 'b' }))).toEqual({
      body: 'a=b',
      last: { loaded: 3, total: 3 },
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
    });
  });

  test('of a stream or a form has no total', async () => {
    const stream = (): ReadableStream<Uint8Array> => new Blob(['hello']).stream();
    expect(await uploads(stream)).toEqual({
      body: 'hello',
      last: { loaded: 5, total: undefined },
      type: null,
    });
    const form = new FormData();
    form.set('a', '1');
    const { body, last, type } = await uploads(form);
    expect(last).toEqual({ loaded: new TextEncoder().encode(body).length, total: undefined });
    expect(body).toContain('name="a"');
    expect(type).toMatch(/^multipart\/form-data; boundary=/);
  });

  test('of sending keeps the type of the request, and is not reported without a body', async () => {
    const { client, requests } = script([fine]);
    const onUpload = (): void => undefined;
    const headers = { 'Content-Type': 'text/x' };
    const request = Request('/', { body: 'a', headers, method: 'POST', onUpload });
    await Task.toPromise(requestSend(client, request));
    await Task.toPromise(requestSend(client, Request('/', { onUpload })));
    expect(requests.map((each) => each.headers.get('content-type'))).toEqual(['text/x', null]);
  });

  test('of sending must not throw: it is a defect', async () => {
    const defect = new RangeError('A mistake');
    const client = Client.virtual(async (request) => text(await request.text()));
    const onUpload = (): never => {
      throw defect;
    };
    const sent = requestSend(client, Request('/', { body: 'a', method: 'POST', onUpload }));
    await expect(Task.toPromise(sent)).rejects.toBe(defect);
  });

  test.each([
    [{ 'Content-Length': '5' }, 5],
    [{}, undefined],
    [{ 'Content-Length': 'five' }, undefined],
    [{ 'Content-Length': '5', 'Content-Encoding': 'gzip' }, undefined],
  ])('of reading with the headers %j has the total %s', async (headers, total) => {
    const seen: Progress[] = [];
    const { client } = script([() => text('hello', { headers })]);
    const request = Request('/', { onDownload: (progress) => seen.push(progress) });
    await Task.toPromise(requestSend(client, request));
    expect(seen).toEqual([{ loaded: 5, total }]);
  });
});

describe('reduce', () => {
  test('creates its first state in each run', async () => {
    const { client } = script([() => text('ab')]);
    const parser = ResponseParser.reduce<number[]>(
      (all, { length }) => {
        all.push(length);
        return all;
      },
      () => [],
    );
    const sent = Task.map(requestSend(client, Request('/', { parser })), ({ body }) => body);
    expect(await Task.run(sent)).toEqual({ ok: true, value: [2] });
    expect(await Task.run(sent)).toEqual({ ok: true, value: [2] });
  });

  test('stops when it has read enough, and discards the rest', async () => {
    const notes: unknown[] = [];
    let pulled = 0;
    const stream = (): ReadableStream<Uint8Array> =>
      new ReadableStream(
        {
          cancel: (reason) => {
            notes.push(reason);
          },
          pull: (controller) => {
            pulled += 1;
            controller.enqueue(new Uint8Array(10));
          },
        },
        { highWaterMark: 0 },
      );
    const { client } = script([() => text(stream())]);
    const read = (most: number) =>
      ResponseParser.reduce(
        (sum, { length }) => sum + length,
        () => 0,
        { until: (sum) => sum >= most },
      );
    const sent = (most: number) => requestSend(client, Request('/', { parser: read(most) }));
    expect((await Task.toPromise(sent(25))).body).toBe(30);
    expect([pulled, notes.length]).toEqual([3, 1]);
    expect((await Task.toPromise(sent(0))).body).toBe(0);
    expect([pulled, notes.length]).toEqual([3, 2]);
  });
});

describe('maxBytes()', () => {
  const { maxBytes } = ResponseParser;

  test('counts the bytes, and applies the limit that was set first', async () => {
    const { client } = script([() => text('hello')]);
    const isRead = async (parser: ResponseParser.ResponseParser<unknown>): Promise<boolean> =>
      (await Task.run(requestSend(client, Request('/', { parser })))).ok;
    expect(await isRead(maxBytes(ResponseParser.text, 5))).toBe(true);
    expect(await isRead(maxBytes(ResponseParser.text, 4))).toBe(false);
    expect(await isRead(maxBytes(ResponseParser.text, 'none'))).toBe(true);
    expect(await isRead(maxBytes(maxBytes(ResponseParser.text, 4), 9))).toBe(false);
    expect(await isRead(maxBytes(ResponseParser.ignore, 0))).toBe(true);
    const chosen = ResponseParser.choose(() => ResponseParser.text);
    expect(await isRead(maxBytes(chosen, 4))).toBe(false);
  });

  test('is 16 MiB by default', async () => {
    for (const [size, isRead] of [
      [16 * 1024 * 1024, true],
      [16 * 1024 * 1024 + 1, false],
    ] as const) {
      const { client } = script([() => text(new Blob([new Uint8Array(size)]))]);
      const request = Request('/', { parser: ResponseParser.bytes });
      expect((await Task.run(requestSend(client, request))).ok).toBe(isRead);
    }
  });

  test.each([undefined, NaN, -1, 0.5, '5', Infinity])('rejects the limit %s', (limit) => {
    expect(() => maxBytes(ResponseParser.text, limit as number)).toThrow(ArgumentError);
  });
});

describe('a parser', () => {
  test('that was chosen for success does not accept another status', async () => {
    const { client } = script([status(404)]);
    const parser = ResponseParser.choose(() => ResponseParser.text);
    const sent = requestSend(client, Request('/', { parser }));
    expect(await Task.run(sent)).toMatchObject({ error: { name: 'StatusError' } });
  });

  test('of any status still accepts any status when it is changed', async () => {
    const { client } = script([() => text('no', { status: 404 })]);
    const parser = ResponseParser.maxBytes(
      ResponseParser.map(ResponseParser.anyStatus(ResponseParser.text), ({ length }) => length),
      9,
    );
    const sent = requestSend(client, Request('/', { parser }));
    expect(await Task.run(sent)).toMatchObject({ value: { body: 2, ok: false } });
  });
});

describe('the search parameters', () => {
  const urlOf = (url: URL | string, searchParams: RequestOptions<string>['searchParams']): string =>
    Request(url, { searchParams }).url;

  test('are added, and replace those of the same name', () => {
    expect(urlOf('/a', { b: 1, c: 'd e', f: true, g: 2n })).toBe('/a?b=1&c=d+e&f=true&g=2');
    expect(urlOf('/a?b=1&c=2&b=3', { b: ['4', '5'] })).toBe('/a?c=2&b=4&b=5');
    expect(urlOf('/a?x=%20&y=%7e#z', { b: 1 })).toBe('/a?x=%20&y=%7e&b=1#z');
    expect(urlOf('/a?%62=1', { b: 2 })).toBe('/a?b=2');
    expect(urlOf('?', { b: '&=#' })).toBe('?b=%26%3D%23');
    expect(urlOf('/a?b=1#c?d', { b: [] })).toBe('/a?b=1#c?d');
    expect(urlOf('/a?&b=1&', {})).toBe('/a?b=1');
    expect(urlOf('/a', undefined)).toBe('/a');
  });

  test('are omitted if they are undefined, and the URL keeps its own', () => {
    expect(urlOf('/a', { page: undefined, size: 2 })).toBe('/a?size=2');
    expect(urlOf('/a?page=1', { page: undefined })).toBe('/a?page=1');
    expect(urlOf('/a?page=1', { page: [] })).toBe('/a?page=1');
  });

  test('are created from pairs or a URLSearchParams object, and added to a URL', () => {
    expect(urlOf('/a', [['b', 1] as const, ['b', 2] as const])).toBe('/a?b=1&b=2');
    const url = new URL('https://example.org/a?b=1');
    expect(urlOf(url, new URLSearchParams('b=2&c=3'))).toBe('https://example.org/a?b=2&c=3');
  });

  test('cannot be undefined in a list or in a pair', () => {
    const value = undefined as unknown as string;
    expect(() => urlOf('/a', { owner: ['a', value] })).toThrow(ArgumentError);
    expect(() => urlOf('/a', [['owner', value]])).toThrow(ArgumentError);
  });

  test.each([null, NaN, Infinity, {}, Symbol('a')])('cannot be %s', (value) => {
    for (const each of [value, ['a', value]]) {
      expect(() => urlOf('/a', { owner: each as string })).toThrow(ArgumentError);
    }
    expect(() => urlOf('/a', { owner: value as string })).toThrow(
      'Expected "searchParams.owner" to be a string, a finite number or a boolean, received ',
    );
  });

  test.each([
    ...[null, 7, 'token=secret', true, ['token=secret'], [['a']], [['a', '1', '2']]],
    ...[[7], [null], [{}], [[Symbol('a'), '1']]],
  ])('are not %o, which is not shown', (searchParams) => {
    expect(() => urlOf('/a', searchParams as unknown as readonly [])).toThrow(
      new ArgumentError({
        message: 'Expected "searchParams" to be a record, or pairs of a name and a value',
      }),
    );
  });

  test.each([undefined, null, 7, {}])('do not belong to the URL %s', (url) => {
    expect(() => Request(url as string)).toThrow(
      'Expected "url" to be a string or a URL, received ',
    );
  });
});

test('errors in untyped code name the argument', () => {
  for (const value of [7, true, Symbol('a'), 'text', null]) {
    const wrong = value as unknown as undefined;
    expect(() => Headers(wrong)).toThrow(
      'Expected "input" to be a record, or pairs of a name and a value',
    );
    expect(() => Client.of({ headers: wrong })).toThrow(ArgumentError);
  }
  for (const value of [7, true, Symbol('a'), {}, null]) {
    const wrong = value as unknown as string;
    expect(() => Request('/', { method: wrong })).toThrow(ArgumentError);
    expect(() => Headers([[wrong, 'a']])).toThrow(ArgumentError);
  }
  expect(() => Status.of(Symbol('a') as unknown as number)).toThrow(ArgumentError);
});
