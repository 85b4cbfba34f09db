import { Codec } from '@tstd/core';
import { describe, expect, test } from 'vitest';

import * as HTTP from './index.js';

const WRONG: readonly unknown[] = [null, 0.5, NaN, 'wrong', true, {}, Symbol('wrong'), () => 1];

const client = HTTP.Client.of({ fetch: () => Promise.resolve(new Response('')) });
const headers = HTTP.Headers({ a: '1' });
const post = HTTP.Request('https://a/', { method: 'POST' });
const response = HTTP.Response({ body: 1, status: HTTP.Status.OK });
const equal = { equals: () => true };
const { bytes, text } = HTTP.ResponseParser;

// The functions are called as a program without types would call them.
interface Call {
  readonly name: string;
  readonly call: (...parameters: readonly unknown[]) => unknown;
  readonly parameters: readonly unknown[];
}

function callsOf(owner: object, prefix: string, table: Record<string, readonly unknown[]>): Call[] {
  return Object.entries(table).map(([name, parameters]) => {
    // SAFETY: the table names functions only.
    const call = Reflect.get(owner, name) as Call['call'];
    return { name: `${prefix}${name}`, call, parameters };
  });
}

const CALLS: readonly Call[] = [
  ...callsOf(HTTP, '', {
    Headers: [{}],
    Request: ['/', {}],
    requestSend: [client, post],
    Response: [{ body: 1, status: HTTP.Status.OK }],
  }),
  ...callsOf(HTTP.Headers, 'Headers.', {
    append: [headers, 'a', '1'],
    delete: [headers, 'a'],
    equals: [headers, headers],
    get: [headers, 'a'],
    getAll: [headers, 'a'],
    has: [headers, 'a'],
    hasInstance: [headers],
    merge: [headers, headers],
    set: [headers, 'a', '1'],
  }),
  ...callsOf(HTTP.Request, 'Request.', { withJSON: [post, Codec.number, 7] }),
  ...callsOf(HTTP.Response, 'Response.', {
    equal: [equal],
    map: [response, () => 1],
    toResult: [response],
  }),
  ...callsOf(HTTP.Response.equal(equal), 'Response.equal(…).', { equals: [response, response] }),
  ...callsOf(HTTP.Client, 'Client.', {
    extend: [client, {}],
    of: [{}],
    virtual: [() => new Response(''), {}],
  }),
  ...callsOf(HTTP.ResponseParser, 'ResponseParser.', {
    anyStatus: [text],
    choose: [() => text],
    json: [Codec.number],
    map: [text, () => 1],
    maxBytes: [text, 1],
    of: [() => ({ ok: true, value: 1 })],
    reduce: [() => 1, () => 1, {}],
    result: [text, bytes],
  }),
  ...callsOf(HTTP.Status, 'Status.', {
    compare: [HTTP.Status.OK, HTTP.Status.OK],
    equals: [HTTP.Status.OK, HTTP.Status.OK],
    from: [200],
    fromName: ['OK'],
    hasInstance: [HTTP.Status.OK],
    isClientError: [HTTP.Status.OK],
    isInformational: [HTTP.Status.OK],
    isRedirection: [HTTP.Status.OK],
    isServerError: [HTTP.Status.OK],
    isSuccess: [HTTP.Status.OK],
    of: [200],
    order: [HTTP.Status.OK, HTTP.Status.OK],
  }),
  ...callsOf(HTTP.HTTPError, 'HTTPError.', {
    hasInstance: [1],
    isTransient: [new HTTP.HTTPError.TimeoutError({ method: 'GET', url: '/' })],
  }),
];

/** What each error is made of. */
const ERRORS = {
  InvalidRequest: { method: 'GET', reason: 'headers', url: '/' },
  InvalidURL: { baseURL: '/', reason: 'base', url: '/' },
  NetworkError: { method: 'GET', phase: 'body', url: '/' },
  ParserError: { reason: 'size', response },
  RedirectError: { location: '/', method: 'GET', reason: 'count', url: '/' },
  StatusError: { method: 'GET', response },
  TimeoutError: { method: 'GET', url: '/' },
};

/** What a program without types may have for an option, and the name of the option. */
const OPTIONS: readonly (readonly [string, string, (options: object) => unknown])[] = [
  ...['baseURL', 'fetch', 'headers', 'hooks', 'origins', 'retry', 'timeout'].map(
    (name) => ['Client.of', name, (options: object) => HTTP.Client.of(options)] as const,
  ),
  ...['beforeRequest', 'onUnauthorized'].map(
    (name) =>
      ['hooks', name, (hooks: object) => HTTP.Client.of({ baseURL: 'https://a/', hooks })] as const,
  ),
  ...['delay', 'maxDelay', 'methods', 'times'].map(
    (name) =>
      [
        'retry',
        name,
        (retry: object) => HTTP.Client.of({ retry: { times: 1, ...retry } }),
      ] as const,
  ),
  ...[
    ...['body', 'cache', 'credentials', 'headers', 'integrity', 'keepalive', 'method', 'mode'],
    ...['onDownload', 'onUpload', 'parser', 'redirect', 'referrer', 'referrerPolicy', 'retry'],
    ...['searchParams', 'timeout'],
  ].map(
    (name) =>
      [
        'Request',
        name,
        (options: object) => HTTP.Request('/', { method: 'POST', ...options }),
      ] as const,
  ),
  ...['headers', 'redirected', 'status', 'statusText', 'type', 'url'].map(
    (name) =>
      [
        'Response',
        name,
        (options: object) => HTTP.Response({ body: 1, status: HTTP.Status.OK, ...options }),
      ] as const,
  ),
  [
    'ResponseParser.reduce',
    'until',
    (options) =>
      HTTP.ResponseParser.reduce(
        () => 1,
        () => 1,
        options,
      ),
  ],
  ...Object.entries(ERRORS).flatMap(([error, properties]) =>
    [...Object.keys(properties), 'message'].map(
      (name) =>
        [
          error,
          name,
          (options: object) => {
            const create = Reflect.get(HTTP.HTTPError, error) as new (_: object) => Error;
            return new create({ ...properties, ...options });
          },
        ] as const,
    ),
  ),
];

/** What a call throws, or None. */
function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('a value of a wrong kind', () => {
  test('is tried with each function', () => {
    const functions = Object.entries(HTTP).flatMap(([name, value]) => [
      ...(typeof value === 'function' ? [name] : []),
      ...Object.entries(value)
        .filter(([, member]) => typeof member === 'function')
        .map(([member]) => `${name}.${member}`),
    ]);
    const tried = [
      ...CALLS.map(({ name }) => name),
      ...Object.keys(ERRORS).map((name) => `HTTPError.${name}`),
    ];
    expect(functions.filter((name) => !tried.includes(name))).toEqual([]);
  });

  test.each(CALLS.map((each) => [each.name, each] as const))(
    'is taken by %s, or refused as an argument',
    (_, { call, parameters }) => {
      expect(thrownBy(() => call(...parameters))).toBe(undefined);
      for (const index of parameters.keys()) {
        for (const value of [...WRONG, undefined]) {
          const error = thrownBy(() => call(...parameters.with(index, value)));
          expect([undefined, 'ArgumentError']).toContain((error as Error | undefined)?.name);
        }
      }
    },
  );

  test.each(OPTIONS)('is refused as an option of %s by the name %s', (_, name, make) => {
    const errors = WRONG.map((value) => thrownBy(() => make({ [name]: value })));
    const refused = errors.filter((error) => error !== undefined);
    expect(refused.length).toBeGreaterThan(4);
    for (const error of refused) {
      expect(error).toMatchObject({ name: 'ArgumentError' });
      const shown = name === 'retry' ? '"retry"|"times"' : `"${name}"`;
      expect((error as Error).message).toMatch(new RegExp(shown));
    }
  });

  test.each(Object.keys(ERRORS))('is refused as the properties of %s', (name) => {
    const create = Reflect.get(HTTP.HTTPError, name) as new (properties: unknown) => Error;
    for (const value of [...WRONG, undefined]) {
      expect(thrownBy(() => new create(value))).toMatchObject({ name: 'ArgumentError' });
    }
  });
});
