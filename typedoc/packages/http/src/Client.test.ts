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
  test('has no base, no headers and no limit by default', () => {
    expect(Client.of()).toStrictEqual({
      baseURL: undefined,
      fetch: expect.any(Function) as Client.Fetch,
      headers: Headers(),
      timeout: undefined,
    });
  });

  test('has the parts that it is given', () => {
    const timeout = TimeDuration.of({ seconds: 1 });
    const client = Client.of({ baseURL: 'https://a/', fetch, headers: { A: '1' }, timeout });
    expect(client).toStrictEqual({
      baseURL: 'https://a/',
      fetch,
      headers: Headers({ a: '1' }),
      timeout,
    });
  });

  test('looks the fetch of the platform up at each request', async () => {
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

  test('refuses headers that are not valid', () => {
    expect(() => Client.of({ headers: { 'a b': '1' } })).toThrow(ArgumentError);
  });
});

describe('extend()', () => {
  const timeout = TimeDuration.of({ seconds: 1 });
  const client = Client.of({ baseURL: 'https://a/', fetch, headers: { A: '1', B: '1' }, timeout });

  test('adds headers, of which those that are given win', () => {
    expect(Client.extend(client, { headers: { b: '2', c: '2' } })).toStrictEqual({
      ...client,
      headers: Headers({ a: '1', b: '2', c: '2' }),
    });
  });

  test('keeps what is left out, and takes a part away that is undefined', () => {
    expect(Client.extend(client, {})).toStrictEqual(client);
    expect(Client.extend(client, { timeout: undefined, baseURL: 'https://b/' })).toStrictEqual({
      ...client,
      baseURL: 'https://b/',
      timeout: undefined,
    });
    expect(Client.extend(client, { fetch: undefined }).fetch).toBe(Client.of().fetch);
  });
});
