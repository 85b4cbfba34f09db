import { Codec } from '@tstd/core';
import { describe, expect, test } from 'vitest';

import { thrownBy, WRONG } from '../../../laws/kinds.js';
import * as HTTP from './index.js';

const post = HTTP.Request('https://a/', { method: 'POST' });
const response = HTTP.Response({ body: 1, status: HTTP.Status.OK });
const equal = HTTP.Response.equal({ equals: () => true });
const { maxBytes, text } = HTTP.ResponseParser;

const KINDS = [...WRONG, undefined];

/** One call for each check that the tests of all packages do not cover, with the values that it must reject. */
const CALLS: readonly (readonly [string, (value: never) => unknown, readonly unknown[]])[] = [
  ['Headers.get', (self) => HTTP.Headers.get(self, 'a'), KINDS],
  ['requestSend', (client) => HTTP.requestSend(client, post), KINDS],
  ['requestSend', (request) => HTTP.requestSend(HTTP.Client.of(), request), KINDS],
  ['Response.equal', (body) => HTTP.Response.equal(body), KINDS],
  ['Response.toResult', (self) => HTTP.Response.toResult(self), KINDS],
  ['ResponseParser.anyStatus', (self) => HTTP.ResponseParser.anyStatus(self), KINDS],
  ['ResponseParser.json', (codec) => HTTP.ResponseParser.json(codec), KINDS],
  ['Status.isSuccess', (self) => HTTP.Status.isSuccess(self), KINDS],
  [
    'Request.withJSON',
    (value) => HTTP.Request.withJSON(post, Codec.number, value),
    KINDS.filter((value) => value !== 0.5),
  ],
  ['Response.equal(…).equals', (self) => equal.equals(self, response), KINDS],
  ['Response.equal(…).equals', (other) => equal.equals(response, other), KINDS],
  ['ResponseParser.maxBytes', (limit) => maxBytes(text, limit), KINDS],
  ['Status.of', (code) => HTTP.Status.of(code), KINDS],
];

/** The properties from which each error is created. */
const ERRORS = {
  InvalidRequest: { method: 'GET', reason: 'headers', url: '/' },
  InvalidURL: { baseURL: '/', reason: 'base', url: '/' },
  NetworkError: { method: 'GET', phase: 'body', url: '/' },
  ParserError: { reason: 'size', response },
  RedirectError: { location: '/', method: 'GET', reason: 'count', url: '/' },
  StatusError: { method: 'GET', response },
  TimeoutError: { method: 'GET', url: '/' },
};

/** Options as untyped code may pass them, with the name of the option. */
const OPTIONS: readonly (readonly [string, string, (options: object) => unknown])[] = [
  ...['baseURL', 'fetch', 'headers', 'hooks', 'origins', 'retry', 'timeout'].map(
    (name) => ['Client.of', name, (options: object) => HTTP.Client.of(options)] as const,
  ),
  ...['beforeRequest', 'onResponse', 'onUnauthorized'].map(
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

describe('a value of the wrong kind', () => {
  test.each(CALLS)('is rejected by %s', (_, call, values) => {
    for (const value of values) {
      expect(thrownBy(() => call(value as never))).toMatchObject({ name: 'ArgumentError' });
    }
  });

  test.each(OPTIONS)('is rejected as an option of %s by the name %s', (_, name, make) => {
    const errors = WRONG.map((value) => thrownBy(() => make({ [name]: value })));
    const refused = errors.filter((error) => error !== undefined);
    expect(refused.length).toBeGreaterThan(4);
    for (const error of refused) {
      expect(error).toMatchObject({ name: 'ArgumentError' });
      const shown = name === 'retry' ? '"retry"|"times"' : `"${name}"`;
      expect((error as Error).message).toMatch(new RegExp(shown));
    }
  });

  test.each(Object.keys(ERRORS))('is rejected as the properties of %s', (name) => {
    const create = Reflect.get(HTTP.HTTPError, name) as new (properties: unknown) => Error;
    for (const value of KINDS) {
      expect(thrownBy(() => new create(value))).toMatchObject({ name: 'ArgumentError' });
    }
  });
});
