import { Task } from '@tstd/task';
import { TimeDuration } from '@tstd/time';
import { describe, expect, test } from 'vitest';

import * as Client from './Client.js';
import { Headers } from './Headers.js';
import { Request, type RequestOptions, type RequestSettings } from './Request.js';
import { requestSend } from './requestSend.js';
import { Response, type ResponseParameters } from './Response.js';
import * as ResponseParser from './ResponseParser.js';
import * as Status from './Status.js';

/*
 * An option that is `undefined` has the same meaning as an omitted one. It may result from a
 * mistake, so it must not allow more than an explicit value would.
 */

/** A value for each option of a type, so that the list is complete. */
type Each<Options> = { readonly [Name in keyof Required<Options>]: unknown };

const CLIENT: Omit<Each<Client.ClientOptions>, 'timeout'> = {
  baseURL: undefined,
  fetch: expect.any(Function),
  headers: Headers(),
  hooks: {},
  // Only the base URL receives the headers and hooks.
  origins: [],
  retry: 'none',
};

const REQUEST: Omit<Each<RequestOptions<string>>, keyof RequestSettings | 'timeout'> = {
  body: undefined,
  headers: Headers(),
  method: 'GET',
  onDownload: undefined,
  onUpload: undefined,
  parser: ResponseParser.text,
  // The setting of the client applies.
  retry: undefined,
  // The parameters of the URL, which is compared below.
  searchParams: undefined,
};

/** The defaults of the platform, as its own requests have them. */
const SETTINGS: Each<RequestSettings> = {
  cache: 'default',
  credentials: 'same-origin',
  // The body is not compared with a hash.
  integrity: '',
  keepalive: false,
  mode: 'cors',
  // To other origins, it sends only the headers that a browser sends to any origin.
  redirect: 'follow',
  referrer: 'about:client',
  referrerPolicy: '',
};

const RESPONSE: Omit<Each<ResponseParameters<string>>, 'body' | 'status'> = {
  headers: Headers(),
  redirected: false,
  statusText: '',
  type: 'default',
  url: '',
};

const RETRY: Omit<Each<Client.RetryOptions>, 'times'> = {
  delay: 500,
  maxDelay: 30_000,
  methods: ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PUT'],
};

describe('an option that is undefined counts as omitted', () => {
  test.each(Object.entries(CLIENT))('%s of a client', (name, value) => {
    const client = Client.of({ [name]: undefined });
    expect(client).toEqual(Client.of());
    expect(Reflect.get(client, name)).toEqual(value);
  });

  test.each(Object.entries(REQUEST))('%s of a request', (name, value) => {
    const request = Request('/a?b=1', { [name]: undefined });
    expect(request).toEqual(Request('/a?b=1'));
    expect(Reflect.get(request, name)).toEqual(value);
  });

  test.each(Object.entries(SETTINGS))(
    '%s of a request, which the platform decides',
    async (name, value) => {
      let seen: unknown;
      const client = Client.virtual((request) => {
        seen = Reflect.get(request, name);
        return new globalThis.Response('');
      });
      const sent = requestSend(client, Request('/', { [name]: undefined }));
      expect(await Task.run(sent)).toMatchObject({ ok: true });
      expect(seen).toBe(value);
    },
  );

  test.each(Object.entries(RESPONSE))('%s of a response', (name, value) => {
    const required = { body: '', status: Status.OK };
    const response = Response({ ...required, [name]: undefined });
    expect(response).toEqual(Response(required));
    expect(Reflect.get(response, name)).toEqual(value);
  });

  test.each(Object.keys(RETRY))('%s of a retry', async (name) => {
    const runsOf = async (options: Partial<Client.RetryOptions>, method: string) => {
      const waits: number[] = [];
      const client = Client.virtual(() => new globalThis.Response('', { status: 503 }), {
        retry: { times: 8, ...options },
        timeout: 'none',
      });
      const startTimer = (onEnd: () => void, milliseconds: number) => {
        waits.push(milliseconds);
        onEnd();
        return () => undefined;
      };
      const request = Request('/', { method });
      await Task.run(requestSend(client, request), { random: () => 0, startTimer });
      return waits;
    };
    for (const method of ['GET', 'PUT', 'POST', 'PATCH']) {
      const waits = await runsOf({ [name]: undefined }, method);
      expect(waits).toEqual(await runsOf({ [name]: RETRY[name as keyof typeof RETRY] }, method));
      expect(waits).toHaveLength(['GET', 'PUT'].includes(method) ? 8 : 0);
    }
  });

  test('until and maxBytes of a parser, whose limit then applies', async () => {
    const parser = ResponseParser.reduce(
      (size, { length }) => size + length,
      () => 0,
      { until: undefined },
    );
    const source: ResponseParser.ResponseSource = {
      head: Response({ body: undefined, status: Status.OK }),
      maxBytes: undefined,
      method: 'GET',
      onProgress: undefined,
      stream: new Blob([new Uint8Array(ResponseParser.DEFAULT_MAX_BYTES + 1)]).stream(),
    };
    expect(await Task.run(parser.parse(source))).toMatchObject({ error: { reason: 'size' } });
  });
});

test('a timeout that is undefined is rejected, because no timeout would allow more', () => {
  const timeout = undefined as unknown as 'none';
  for (const make of [
    () => Client.of({ timeout }),
    () => Client.extend(Client.of(), { timeout }),
    () => Client.virtual(() => new globalThis.Response(''), { timeout }),
    () => Request('/', { timeout }),
  ]) {
    expect(make).toThrow('Expected "timeout" to be a duration or "none", received undefined');
  }
  expect(Client.of().timeout).toBe(TimeDuration.of({ seconds: 30 }));
});
