import { ArgumentError } from '@tstd/error';
import { TimeDuration } from '@tstd/time';
import { afterEach, describe, expect, test, vi } from 'vitest';

import * as Client from './Client.js';
import { Headers } from './Headers.js';

const fetch: Client.Fetch = () => Promise.resolve(new Response('mine'));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('of()', () => {
  test('has no base URL and no headers by default, but a timeout', () => {
    expect(Client.of()).toStrictEqual({
      baseURL: undefined,
      fetch: expect.any(Function) as Client.Fetch,
      headers: Headers(),
      hooks: {},
      origins: [],
      retry: 'none',
      timeout: Client.DEFAULT_TIMEOUT,
    });
    expect(Client.DEFAULT_TIMEOUT).toBe(30_000);
  });

  test('has the given options', () => {
    const timeout = TimeDuration.of({ seconds: 1 });
    const client = Client.of({ baseURL: 'https://a/', fetch, headers: { A: '1' }, timeout });
    expect(client).toStrictEqual({
      baseURL: 'https://a/',
      fetch,
      headers: Headers({ a: '1' }),
      hooks: {},
      origins: [],
      retry: 'none',
      timeout,
    });
  });

  test('looks up the fetch of the platform at each request', async () => {
    const client = Client.of();
    const calls: unknown[] = [];
    vi.stubGlobal('fetch', (...parameters: unknown[]) => {
      calls.push(parameters);
      return fetch('', {});
    });
    const init = { method: 'GET' };
    expect(await (await client.fetch('https://a/', init)).text()).toBe('mine');
    expect(calls).toEqual([['https://a/', init]]);
  });

  test.each([
    [undefined, 'undefined'],
    [null, 'null'],
    [NaN, 'NaN'],
    [0.5, '0.5'],
    ['never', '"never"'],
    [{}, 'an object'],
  ])('rejects the timeout %j', (timeout, received) => {
    expect(() => Client.of({ timeout: timeout as 'none' })).toThrow(
      new ArgumentError({
        message: `Expected "timeout" to be a duration or "none", received ${received}`,
      }),
    );
    expect(() => Client.extend(Client.of(), { timeout: timeout as 'none' })).toThrow(ArgumentError);
  });

  test('does not compile with a timeout that may be undefined', () => {
    const timeout = TimeDuration.from(1 / 3, 'seconds');
    // @ts-expect-error TS2379: a timeout cannot be undefined.
    expect(() => Client.of({ timeout })).toThrow(ArgumentError);
  });

  test('rejects invalid headers', () => {
    expect(() => Client.of({ headers: { 'a b': '1' } })).toThrow(ArgumentError);
  });
});

describe('extend()', () => {
  const timeout = TimeDuration.of({ seconds: 1 });
  const client = Client.of({ baseURL: 'https://a/', fetch, headers: { A: '1', B: '1' }, timeout });

  test('adds headers, which replace those of the same name', () => {
    expect(Client.extend(client, { headers: { b: '2', c: '2' } })).toStrictEqual({
      ...client,
      headers: Headers({ a: '1', b: '2', c: '2' }),
    });
  });

  test('keeps omitted options, and resets options that are undefined', () => {
    expect(Client.extend(client, {})).toStrictEqual(client);
    expect(Client.extend(client, { timeout: 'none', baseURL: 'https://b/' })).toStrictEqual({
      ...client,
      baseURL: 'https://b/',
      timeout: 'none',
    });
    expect(Client.extend(client, { fetch: undefined }).fetch).toBe(Client.of().fetch);
  });
});

describe('virtual()', () => {
  const handler = () => new Response('');

  test('uses the defaults of options that are undefined, including its base URL', () => {
    const client = Client.virtual(handler, { baseURL: undefined, headers: { A: '1' } });
    expect(client.baseURL).toBe('https://virtual.test/');
    expect(Client.virtual(handler, { baseURL: 'https://a/' }).baseURL).toBe('https://a/');
  });
});
