import { afterEach, describe, expect, test, vi } from 'vitest';

import type { ClientOptions, Fetch } from './Client.js';
import type { Progress, RequestBody, RequestOptions } from './Request.js';

const OWN = 'https://own.test';
const LIMIT = 16_777_216;

/** How a platform handles a request. */
interface Traits {
  readonly duplex: 'ignored' | 'read';
  readonly isBrowser: boolean;
  readonly streams: 'sent' | 'text';
}

const NODE: Traits = { duplex: 'read', isBrowser: false, streams: 'sent' };
const DENO: Traits = { ...NODE, duplex: 'ignored' };
const CHROMIUM: Traits = { ...NODE, isBrowser: true };
const SAFARI: Traits = { ...CHROMIUM, duplex: 'ignored' };
const FIREFOX: Traits = { ...SAFARI, streams: 'text' };

const NativeRequest = globalThis.Request;

function requestOf({ duplex, isBrowser, streams }: Traits): typeof NativeRequest {
  return class extends NativeRequest {
    constructor(
      url: globalThis.Request | URL | string,
      init: RequestInit & { readonly duplex?: string } = {},
    ) {
      const { body, cache, method } = init;
      const headers = new Headers(init.headers);
      if (isBrowser) {
        headers.delete('sec-asked');
      }
      const isText = streams === 'text' && body instanceof ReadableStream;
      const half = duplex === 'read' ? init.duplex : 'half';
      const known = { body: isText ? String(body) : body, cache, duplex: half, headers, method };
      super(url, known as RequestInit);
    }
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Sends a request from a platform, which is tested again. */
async function sendFrom(
  traits: Traits,
  options: RequestOptions<string>,
  fetch: Fetch = () => Promise.resolve(new Response()),
  clientOptions: ClientOptions = {},
) {
  const calls: RequestInit[] = [];
  vi.stubGlobal('Request', requestOf(traits));
  vi.stubGlobal('location', { origin: OWN });
  vi.stubGlobal('fetch', ((url, init) => {
    calls.push(init);
    return fetch(url, init);
  }) satisfies Fetch);
  vi.resetModules();
  const { Task } = await import('@tstd/task');
  const HTTP = await import('./index.js');
  const client = HTTP.Client.of({ baseURL: OWN, ...clientOptions });
  const result = await Task.run(
    HTTP.requestSend(client, HTTP.Request('/a', { method: 'POST', ...options })),
  );
  return { calls, error: result.ok ? undefined : result.error };
}

const chunks = (...sizes: readonly number[]) => {
  const notes: string[] = [];
  const body = (): ReadableStream<Uint8Array> => {
    const left = [...sizes];
    return new ReadableStream<Uint8Array>(
      {
        cancel: () => void notes.push('cancelled'),
        pull: (controller) => {
          const size = left.shift();
          if (size === undefined) {
            controller.close();
          } else {
            controller.enqueue(new Uint8Array(size).fill(97));
          }
        },
      },
      { highWaterMark: 0 },
    );
  };
  return { body, notes };
};

const textOf = async (body: unknown): Promise<string> => await new Response(body as string).text();

describe.each([
  ['that converts a stream to text', FIREFOX],
  ['that does not send a stream', SAFARI],
])('a platform %s', (_, traits) => {
  test('sends an in-memory body as it is, and reports progress at the end', async () => {
    for (const [body, total] of [
      ['hé', 3],
      [new Uint8Array(5), 5],
      [new Blob(['hello']), 5],
      [new URLSearchParams({ a: 'b' }), 3],
    ] satisfies readonly (readonly [RequestBody, number])[]) {
      const seen: unknown[] = [];
      const fetch: Fetch = async (__, { body: sent }) => {
        seen.push(sent);
        return new Response();
      };
      const onUpload = (progress: Progress): void => void seen.push(progress);
      const { error } = await sendFrom(traits, { body, onUpload }, fetch);
      expect([error, ...seen]).toEqual([undefined, body, { loaded: total, total }]);
    }
  });

  test('sends a form as it is, without progress', async () => {
    const body = new FormData();
    const onUpload = vi.fn();
    const { calls } = await sendFrom(traits, { body, onUpload });
    expect(calls.map((each) => each.body)).toEqual([body]);
    expect(onUpload).not.toHaveBeenCalled();
  });

  test('sends a stream in one piece', async () => {
    const seen: Progress[] = [];
    const onUpload = (progress: Progress): void => void seen.push(progress);
    const { calls } = await sendFrom(traits, { body: chunks(3, 2).body, onUpload });
    expect(await Promise.all(calls.map((each) => textOf(each.body)))).toEqual(['aaaaa']);
    expect(seen).toEqual([{ loaded: 5, total: 5 }]);
    const { calls: silent } = await sendFrom(traits, { body: chunks(LIMIT).body });
    expect((silent[0]?.body as Uint8Array).length).toBe(LIMIT);
  });

  test('rejects a stream that is too long for memory, and sends nothing', async () => {
    const { body, notes } = chunks(LIMIT, 1, 1);
    const { calls, error } = await sendFrom(traits, {
      body,
      retry: { times: 3, methods: ['POST'] },
    });
    expect(error).toMatchObject({
      message: `Cannot send the body of POST "${OWN}/a" as a stream, and it is too long to hold: send a Blob`,
      name: 'InvalidRequest',
      reason: 'body',
    });
    expect([calls.length, notes]).toEqual([0, ['cancelled']]);
  });

  test('sends nothing of a stream that fails', async () => {
    const cause = new Error('The source is gone');
    const body = (): ReadableStream<Uint8Array> =>
      new ReadableStream({
        pull: () => {
          throw cause;
        },
      });
    const { calls, error } = await sendFrom(traits, { body });
    expect(error).toMatchObject({ cause, name: 'NetworkError', phase: 'request' });
    expect(calls).toEqual([]);
  });

  test('reports an exception of onUpload as a defect', async () => {
    const defect = new RangeError('A mistake');
    const onUpload = (): never => {
      throw defect;
    };
    await expect(sendFrom(traits, { body: 'a', onUpload })).rejects.toBe(defect);
  });
});

describe.each([
  ['Node', NODE],
  ['Deno', DENO],
  ['Chromium', CHROMIUM],
])('a platform like %s', (_, traits) => {
  test('sends a stream as a stream', async () => {
    const { calls } = await sendFrom(traits, { body: chunks(3).body });
    expect(calls[0]?.body).toBeInstanceOf(ReadableStream);
  });

  test('sends 8 MB in chunks of at most 64 KiB', async () => {
    const seen: number[] = [];
    const fetch: Fetch = async (__, { body }) => new Response(await textOf(body));
    const onUpload = ({ loaded }: Progress): void => void seen.push(loaded);
    await sendFrom(traits, { body: new Uint8Array(8_000_000), onUpload }, fetch);
    expect(seen.length).toBeGreaterThanOrEqual(123);
    expect(seen.at(-1)).toBe(8_000_000);
    const steps = seen.map((loaded, index) => loaded - (seen[index - 1] ?? 0));
    expect(Math.max(...steps)).toBe(65_536);
  });
});

describe('a browser that rejects a stream without HTTP/2', () => {
  const refusal = new TypeError('Failed to fetch');
  const withoutStreams: Fetch = async (_, { body }) => {
    if (body instanceof ReadableStream) {
      throw refusal;
    }
    return new Response();
  };

  test('receives the whole body instead, and a stream that is too long fails for good', async () => {
    const { calls } = await sendFrom(CHROMIUM, { body: chunks(3, 2).body }, withoutStreams);
    expect(await Promise.all(calls.slice(1).map((each) => textOf(each.body)))).toEqual(['aaaaa']);
    const { error } = await sendFrom(CHROMIUM, { body: chunks(LIMIT, 1).body }, withoutStreams);
    expect(error).toMatchObject({ name: 'InvalidRequest', reason: 'body' });
  });

  test('fails like any other without a connection', async () => {
    const fetch: Fetch = () => Promise.reject(refusal);
    const { error } = await sendFrom(CHROMIUM, { body: chunks(3).body }, fetch);
    expect(error).toMatchObject({ cause: refusal, name: 'NetworkError' });
  });

  test.each([
    ['it has read some of it', CHROMIUM, true],
    ['it is not a browser', NODE, false],
  ])('receives nothing again if %s', async (_, traits, isRead) => {
    const fetch: Fetch = async (__, { body }) => {
      if (isRead) {
        await (body as ReadableStream).getReader().read();
      }
      throw refusal;
    };
    const { calls, error } = await sendFrom(traits, { body: chunks(3).body }, fetch);
    expect([calls.length, error?.name]).toEqual([1, 'NetworkError']);
  });

  test('does not receive the request again if the request is invalid', async () => {
    const options: RequestOptions<string> = { body: chunks(3).body, cache: 'wrong' as 'default' };
    const { calls, error } = await sendFrom(CHROMIUM, options, withoutStreams);
    expect([calls.length, error?.name]).toEqual([1, 'InvalidRequest']);
  });
});

describe('a redirect of a request with headers', () => {
  const headers = { Authorization: 'Bearer 7' };
  const settingsOf = async (
    traits: Traits,
    options: RequestOptions<string> = {},
    client: ClientOptions = {},
  ): Promise<unknown> => {
    const { calls } = await sendFrom(traits, { headers, ...options }, undefined, client);
    const { mode, redirect } = calls[0] ?? {};
    return { mode, redirect };
  };

  test('is followed by a browser within the origin of the page', async () => {
    const within = { mode: 'same-origin', redirect: undefined };
    expect(await settingsOf(CHROMIUM)).toEqual(within);
    expect(await settingsOf(FIREFOX, { mode: 'same-origin', redirect: 'follow' })).toEqual({
      mode: 'same-origin',
      redirect: 'follow',
    });
  });

  test.each([
    ['the platform is not a browser', NODE, {}, {}],
    ['the request sets another mode', CHROMIUM, { mode: 'cors' as const }, {}],
    ['the page has another origin', CHROMIUM, {}, { baseURL: 'https://other.test/' }],
  ])('is not left to the platform if %s', async (_, traits, options, client) => {
    expect(await settingsOf(traits, options, client)).toMatchObject({ redirect: 'manual' });
  });

  test('is not left to a custom fetch, which may not know the page', async () => {
    const inits: RequestInit[] = [];
    const fetch: Fetch = async (_, init) => {
      inits.push(init);
      return new Response();
    };
    await sendFrom(CHROMIUM, { headers }, undefined, { fetch });
    expect(inits).toMatchObject([{ redirect: 'manual' }]);
  });
});

describe('the hash of a body', () => {
  const integrity = `sha256-${'B'.repeat(43)}=`;
  const ignorant: Fetch = () => Promise.resolve(new Response('changed'));
  const strict: Fetch = (url) =>
    url.startsWith('data:') ? Promise.reject(new TypeError()) : Promise.resolve(new Response());

  test('fails if the platform ignores it', async () => {
    const { calls, error } = await sendFrom(DENO, { integrity }, ignorant);
    expect(error).toMatchObject({ name: 'InvalidRequest', reason: 'settings' });
    expect(calls).toEqual([{ integrity: `sha256-${'A'.repeat(43)}=` }]);
  });

  test('is sent if the platform compares it, if it is empty, or if fetch is custom', async () => {
    expect((await sendFrom(NODE, { integrity }, strict)).error).toBeUndefined();
    expect((await sendFrom(CHROMIUM, { integrity }, ignorant)).calls).toMatchObject([
      { integrity },
    ]);
    expect((await sendFrom(DENO, { integrity: '' }, ignorant)).calls).toHaveLength(1);
    const other = await sendFrom(DENO, { integrity }, ignorant, { fetch: ignorant });
    expect([other.calls, other.error]).toEqual([[], undefined]);
  });
});
