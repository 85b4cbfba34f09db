import { AbortError } from '@tstd/error';
import { type StartTimer, Task } from '@tstd/task';
import { TimeDuration } from '@tstd/time';
import { describe, expect, expectTypeOf, test } from 'vitest';

import * as Client from './Client.js';
import { Headers } from './Headers.js';
import * as HTTPError from './HTTPError.js';
import { Request, type RequestOptions } from './Request.js';
import { requestSend } from './requestSend.js';
import type { Response } from './Response.js';
import * as ResponseParser from './ResponseParser.js';
import * as Status from './Status.js';

const URL = 'https://example.org/';
const LIMIT = TimeDuration.of({ seconds: 10 });

/** Waits until all promises that can settle have settled. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** The arguments of a call of `fetch`. */
interface Call {
  readonly init: RequestInit;
  readonly url: string;
}

function recorder(): { readonly calls: Call[]; readonly client: Client.Client } {
  const calls: Call[] = [];
  const fetch: Client.Fetch = (url, init) => {
    calls.push({ url, init });
    return Promise.resolve(new globalThis.Response('a'));
  };
  return { calls, client: Client.of({ fetch }) };
}

async function initOf(
  options: RequestOptions<string>,
  headers?: Client.ClientOptions['headers'],
): Promise<Omit<RequestInit, 'signal'>> {
  const { calls, client } = recorder();
  const extended = Client.extend(client, { headers, origins: 'any' });
  await Task.run(requestSend(extended, Request<string>(URL, options)));
  const { signal, ...init } = calls[0]?.init ?? {};
  expect(signal).toBeInstanceOf(AbortSignal);
  return init;
}

async function failure(client: Client.Client, url = URL): Promise<HTTPError.HTTPError> {
  const result = await Task.run(requestSend(client, Request(url)));
  if (result.ok) {
    throw new Error('Expected an error');
  }
  return result.error;
}

describe('the request', () => {
  test('is not sent before the run, and is sent again at each run', async () => {
    const { calls, client } = recorder();
    const task = requestSend(client, Request(URL));
    expectTypeOf(task).toEqualTypeOf<Task<Response<string>, HTTPError.HTTPError>>();
    expect(calls).toHaveLength(0);
    await Task.run(task);
    await Task.run(task);
    expect(calls.map(({ url }) => url)).toEqual([URL, URL]);
    expect(calls[0]?.init.signal).not.toBe(calls[1]?.init.signal);
  });

  test('has a method and headers, and no other settings by default', async () => {
    expect(await initOf({})).toStrictEqual({ headers: [], method: 'GET' });
  });

  test('has all settings except those that are undefined', async () => {
    const settings = {
      cache: 'no-store',
      credentials: 'omit',
      integrity: 'sha256-x',
      keepalive: true,
      mode: 'cors',
      redirect: 'manual',
      referrer: URL,
      referrerPolicy: 'origin',
    } as const;
    expect(await initOf(settings)).toStrictEqual({ ...settings, headers: [], method: 'GET' });
    expect(await initOf({ cache: undefined, mode: 'cors' })).toStrictEqual({
      headers: [],
      method: 'GET',
      mode: 'cors',
    });
  });

  test('has the headers of the client, which the request can replace', async () => {
    const { headers } = await initOf({ headers: { b: ['2', '3'] } }, { A: '1', B: '1' });
    expect(headers).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['b', '3'],
    ]);
  });

  test('has the body', async () => {
    expect(await initOf({ method: 'POST', body: 'a' })).toMatchObject({ body: 'a' });
    expect(await initOf({ method: 'POST', body: '' })).toMatchObject({ body: '' });
  });

  test('has a stream that is created for each run', async () => {
    const { calls, client } = recorder();
    const body = (): ReadableStream<Uint8Array> => new Blob(['a']).stream();
    const task = requestSend(client, Request(URL, { method: 'POST', body }));
    await Task.run(task);
    await Task.run(task);
    const bodies = calls.map(({ init }) => init.body);
    expect(bodies).toEqual([expect.any(ReadableStream), expect.any(ReadableStream)]);
    expect(bodies[0]).not.toBe(bodies[1]);
    expect(calls[0]?.init).toMatchObject({ duplex: 'half' });
  });

  test('has a URL that is resolved against the base URL', async () => {
    const { calls, client } = recorder();
    const based = Client.extend(client, { baseURL: 'https://example.org/a/b' });
    for (const url of ['c', '/a/c', '?d', '', './c/../d', 'https://example.org/a/', 'http:c']) {
      await Task.run(requestSend(based, Request(url)));
    }
    await Task.run(requestSend(based, Request(new globalThis.URL('https://example.org/a/e'))));
    expect(calls.map(({ url }) => url)).toEqual([
      'https://example.org/a/c',
      'https://example.org/a/c',
      'https://example.org/a/b?d',
      'https://example.org/a/b',
      'https://example.org/a/d',
      'https://example.org/a/',
      'http://c/',
      'https://example.org/a/e',
    ]);
  });
});

describe('a URL that is not allowed', () => {
  test.each([
    ['/a', undefined, 'syntax'],
    ['', undefined, 'syntax'],
    ['http://', undefined, 'syntax'],
    ['http://a b/', undefined, 'syntax'],
    ['/a', 'nowhere', 'syntax'],
    ['ftp://example.org/', undefined, 'protocol'],
    ['data:,a', 'https://example.org/', 'protocol'],
    ['a', 'file:///b', 'protocol'],
    ['https://me@example.org/', undefined, 'credentials'],
    ['https://:secret@example.org/', undefined, 'credentials'],
    ['https://example.org:25/', undefined, 'port'],
    ['https://example.org:10080/', undefined, 'port'],
    ['https://example.org:0/', undefined, 'port'],
  ])('%j with the base %j is an InvalidURL with the reason %s', async (url, baseURL, reason) => {
    const { calls, client } = recorder();
    const error = await failure(Client.extend(client, { baseURL }), url);
    expect(error).toBeInstanceOf(HTTPError.InvalidURL);
    expect(error).toMatchObject({ baseURL, reason, url: url.replace(/\/\/.*@/, '//') });
    expect(error.cause).toBe(undefined);
    expect(calls).toEqual([]);
  });
});

describe('a response', () => {
  test('has the properties that the platform reports', async () => {
    const headers = { Age: '7' };
    const native = new globalThis.Response('a', { headers, status: 201, statusText: 'Fine' });
    const client = Client.of({ fetch: () => Promise.resolve(native) });
    const result = await Task.run(requestSend(client, Request(URL)));
    expect(result).toStrictEqual({
      ok: true,
      value: {
        _: 'Response',
        body: 'a',
        headers: Headers({ age: '7', 'content-type': 'text/plain;charset=UTF-8' }),
        ok: true,
        redirected: false,
        status: Status.Created,
        statusText: 'Fine',
        type: 'default',
        url: URL,
      },
    });
  });

  test('has a hidden status if the platform hides it', async () => {
    const client = Client.of({ fetch: () => Promise.resolve(globalThis.Response.error()) });
    const parser = ResponseParser.anyStatus(ResponseParser.text);
    const result = await Task.run(requestSend(client, Request(URL, { parser })));
    expect(result).toMatchObject({ value: { ok: false, status: Status.Hidden, type: 'error' } });
  });

  test('has a hidden status if the number is not a status', async () => {
    const native = Object.defineProperty(new globalThis.Response('a'), 'status', { value: 7 });
    const client = Client.of({ fetch: () => Promise.resolve(native) });
    const parser = ResponseParser.anyStatus(ResponseParser.text);
    const result = await Task.run(requestSend(client, Request(URL, { parser })));
    expect(result).toMatchObject({ value: { status: Status.Hidden } });
  });
});

describe('a fetch that fails', () => {
  test.each<[string, Client.Fetch]>([
    ['rejects', () => Promise.reject(new TypeError('Failed'))],
    [
      'throws',
      () => {
        throw new TypeError('Failed');
      },
    ],
  ])('is a NetworkError if it %s', async (_, fetch) => {
    const error = await failure(Client.of({ fetch }), `${URL}?key=1`);
    expect(error).toMatchObject({
      cause: new TypeError('Failed'),
      message: `Cannot get a response to GET "${URL}"`,
      method: 'GET',
      name: 'NetworkError',
      phase: 'request',
      url: URL,
    });
  });

  test('an exception of the function that creates the body is a defect', async () => {
    const { calls, client } = recorder();
    const defect = new RangeError('A mistake');
    const body = (): never => {
      throw defect;
    };
    const sent = requestSend(client, Request(URL, { method: 'POST', body }));
    await expect(Task.toPromise(sent)).rejects.toBe(defect);
    expect(calls).toEqual([]);
  });
});

/** A response with an endless body, which records how it was cancelled. */
function endless(): { readonly native: globalThis.Response; readonly notes: unknown[] } {
  const notes: unknown[] = [];
  const stream = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new Uint8Array(1));
    },
    cancel: (reason) => {
      notes.push(reason);
    },
  });
  return { native: new globalThis.Response(stream), notes };
}

describe('the rest of a response', () => {
  const clientOf = (native: globalThis.Response): Client.Client =>
    Client.of({ fetch: () => Promise.resolve(native) });

  test('is discarded when the parser ends', async () => {
    const { native, notes } = endless();
    const request = Request(URL, { parser: ResponseParser.ignore });
    expect((await Task.run(requestSend(clientOf(native), request))).ok).toBe(true);
    expect(notes).toHaveLength(1);
  });

  test('is discarded when the parser throws', async () => {
    const { native, notes } = endless();
    const defect = new RangeError('A mistake');
    const parser = ResponseParser.choose((): never => {
      throw defect;
    });
    const sent = requestSend(clientOf(native), Request(URL, { parser }));
    await expect(Task.toPromise(sent)).rejects.toBe(defect);
    expect(notes).toHaveLength(1);
  });

  test('is stopped by the signal if the parser keeps its reader', async () => {
    const { native } = endless();
    const signals: unknown[] = [];
    const fetch: Client.Fetch = (_, { signal }) => {
      signals.push(signal);
      return Promise.resolve(native);
    };
    const parser: ResponseParser.ResponseParser<boolean> = {
      parse: ({ stream }) => Task.Ok(stream?.getReader() !== undefined),
    };
    await Task.run(requestSend(Client.of({ fetch }), Request(URL, { parser })));
    expect(signals).toMatchObject([{ aborted: true }]);
  });

  test('is not stopped by the signal after the end', async () => {
    const { calls, client } = recorder();
    const result = await Task.run(requestSend(client, Request(URL)));
    expect(result.ok).toBe(true);
    expect(calls[0]?.init.signal?.aborted).toBe(false);
  });
});

describe('a fetch that ignores its signal', () => {
  test('does not delay the run, and its late response is discarded', async () => {
    const { native, notes } = endless();
    const canceler = Task.canceler();
    const signals: unknown[] = [];
    let respond: (response: globalThis.Response) => void = () => undefined;
    const fetch: Client.Fetch = (_, { signal }) => {
      signals.push(signal);
      return new Promise((resolve) => {
        respond = resolve;
      });
    };
    const running = Task.run(requestSend(Client.of({ fetch }), Request(URL)), { canceler });
    canceler.cancel('enough');
    const result = await running;
    expect(result).toMatchObject({ ok: false, error: { name: 'AbortError', cause: 'enough' } });
    expect(signals).toMatchObject([{ aborted: true, reason: result.ok || result.error }]);
    expect(notes).toEqual([]);
    respond(native);
    await settled();
    expect(notes).toHaveLength(1);
  });

  test('has its late error ignored', async () => {
    const canceler = Task.canceler();
    let reject: (error: Error) => void = () => undefined;
    const fetch: Client.Fetch = () =>
      new Promise((_, fail) => {
        reject = fail;
      });
    const running = Task.run(requestSend(Client.of({ fetch }), Request(URL)), { canceler });
    canceler.cancel();
    const result = await running;
    reject(new Error('Too late'));
    expect(!result.ok && result.error instanceof AbortError).toBe(true);
  });

  test('has its body discarded when the run is cancelled in the body', async () => {
    const { native, notes } = endless();
    const canceler = Task.canceler();
    const parser = ResponseParser.reduce(
      (sum) => {
        canceler.cancel();
        return sum;
      },
      () => 0,
    );
    const client = Client.of({ fetch: () => Promise.resolve(native) });
    const result = await Task.run(requestSend(client, Request(URL, { parser })), { canceler });
    expect(!result.ok && result.error instanceof AbortError).toBe(true);
    expect(notes).toHaveLength(1);
  });
});

describe('a stream that is sent', () => {
  /** An endless stream with one chunk, which records how it was cancelled. */
  function upload(): {
    readonly body: () => ReadableStream<Uint8Array>;
    readonly notes: unknown[];
  } {
    const { native, notes } = endless();
    // SAFETY: the response was created from a stream.
    return { body: () => native.body as ReadableStream<Uint8Array>, notes };
  }

  test('is discarded if the response arrives before its end', async () => {
    const { body, notes } = upload();
    const { client } = recorder();
    const result = await Task.run(requestSend(client, Request(URL, { method: 'POST', body })));
    await settled();
    expect(result.ok).toBe(true);
    expect(notes).toEqual([expect.any(AbortError)]);
  });

  test('is discarded if the request fails', async () => {
    const { body, notes } = upload();
    const client = Client.of({ fetch: () => Promise.reject(new TypeError('Failed')) });
    const result = await Task.run(requestSend(client, Request(URL, { method: 'POST', body })));
    await settled();
    expect(notes).toEqual([result.ok || result.error]);
  });

  test('fails for its reader and is discarded if the run is cancelled', async () => {
    const { body, notes } = upload();
    const canceler = Task.canceler();
    const errors: unknown[] = [];
    const fetch: Client.Fetch = (_, init) => {
      const reading = new globalThis.Response(init.body).text();
      reading.catch((error: unknown) => {
        errors.push(error);
      });
      return new Promise(() => {});
    };
    const sent = requestSend(Client.of({ fetch }), Request(URL, { method: 'POST', body }));
    const running = Task.run(sent, { canceler });
    canceler.cancel('enough');
    const result = await running;
    await settled();
    expect(result).toMatchObject({ ok: false, error: { name: 'AbortError', cause: 'enough' } });
    expect(notes).toEqual([result.ok || result.error]);
    expect(errors).toEqual([result.ok || result.error]);
  });

  test('is discarded if its reader cancels it', async () => {
    const { body, notes } = upload();
    const fetch: Client.Fetch = async (_, init) => {
      await new globalThis.Response(init.body).body?.cancel('enough');
      return new globalThis.Response('a');
    };
    const sent = requestSend(Client.of({ fetch }), Request(URL, { method: 'POST', body }));
    expect((await Task.run(sent)).ok).toBe(true);
    expect(notes).toEqual(['enough']);
  });

  test('is the cause of a NetworkError if it fails', async () => {
    const cause = new RangeError('No more');
    const body = (): ReadableStream<Uint8Array> =>
      new ReadableStream({
        pull: () => {
          throw cause;
        },
      });
    const fetch: Client.Fetch = async (_, init) =>
      new globalThis.Response(await new globalThis.Response(init.body).text());
    const sent = requestSend(Client.of({ fetch }), Request(URL, { method: 'POST', body }));
    expect(await Task.run(sent)).toMatchObject({ error: { name: 'NetworkError', cause } });
  });
});

describe('the timeout', () => {
  /** Timers that a test fires by hand. */
  function manual(): { readonly startTimer: StartTimer; readonly timers: Map<() => void, number> } {
    const timers = new Map<() => void, number>();
    const startTimer: StartTimer = (onEnd, milliseconds) => {
      timers.set(onEnd, milliseconds);
      return () => {
        timers.delete(onEnd);
      };
    };
    return { startTimer, timers };
  }

  test('is that of the request, otherwise that of the client, and none if set to none', async () => {
    const { client } = recorder();
    const limited = Client.extend(client, { timeout: LIMIT });
    const limits: (readonly number[])[] = [];
    for (const [each, options] of [
      [limited, { timeout: TimeDuration.of({ seconds: 5 }) }],
      [limited, {}],
      [client, {}],
      [limited, { timeout: 'none' }],
    ] as const) {
      const { startTimer, timers } = manual();
      const running = Task.run(requestSend(each, Request(URL, options)), { startTimer });
      limits.push([...timers.values()]);
      expect((await running).ok).toBe(true);
      expect(timers.size).toBe(0);
    }
    expect(limits).toEqual([[5000], [10_000], [30_000], []]);
  });

  test('applies to the headers', async () => {
    const { startTimer, timers } = manual();
    const signals: unknown[] = [];
    const fetch: Client.Fetch = (_, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    };
    const client = Client.of({ fetch, timeout: LIMIT });
    const running = Task.run(requestSend(client, Request(`${URL}?a`)), { startTimer });
    for (const onEnd of timers.keys()) {
      onEnd();
    }
    expect(await running).toMatchObject({
      ok: false,
      error: {
        cause: { name: 'TimeoutError', message: 'The task took longer than PT10S' },
        message: `The response to GET "${URL}" took too long`,
        method: 'GET',
        name: 'TimeoutError',
        url: URL,
      },
    });
    expect(signals).toMatchObject([{ aborted: true }]);
  });

  test('applies to the body too', async () => {
    const { startTimer, timers } = manual();
    const { native, notes } = endless();
    const client = Client.of({ fetch: () => Promise.resolve(native), timeout: LIMIT });
    const parser = ResponseParser.reduce(
      (sum) => {
        for (const onEnd of timers.keys()) {
          onEnd();
        }
        return sum;
      },
      () => 0,
    );
    const running = Task.run(requestSend(client, Request(URL, { parser })), { startTimer });
    expect(await running).toMatchObject({ ok: false, error: { name: 'TimeoutError' } });
    expect(notes).toHaveLength(1);
  });
});
