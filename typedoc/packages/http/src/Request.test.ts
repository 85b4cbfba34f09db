import { Codec, CodecError, Int } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import { TimeDuration } from '@tstd/time';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { Headers } from './Headers.js';
import { Request } from './Request.js';
import * as ResponseParser from './ResponseParser.js';

const URL = 'https://example.org/';

describe('Request()', () => {
  test('is a GET without anything else', () => {
    expect(Request(URL)).toStrictEqual({
      _: 'Request',
      body: undefined,
      headers: Headers(),
      method: 'GET',
      onDownload: undefined,
      onUpload: undefined,
      parser: ResponseParser.text,
      retry: undefined,
      settings: {},
      timeout: undefined,
      url: URL,
    });
    expectTypeOf(Request(URL)).toEqualTypeOf<Request<string>>();
    expectTypeOf(Request(URL, { method: 'PUT' })).toEqualTypeOf<Request<string>>();
  });

  test('refuses a limit that arithmetic has left out, and may have none', () => {
    const timeout = TimeDuration.from(1 / 3, 'seconds');
    // @ts-expect-error TS2769: a duration that may be missing is no limit.
    expect(() => Request(URL, { timeout })).toThrow(ArgumentError);
    expect(Request(URL, { timeout: 'none' }).timeout).toBe('none');
  });

  test('has the parts that it is given, and the settings apart', () => {
    const timeout = TimeDuration.of({ seconds: 1 });
    const parser = ResponseParser.json(Int.codec);
    const request = Request(URL, {
      body: 'a',
      cache: 'no-store',
      headers: { Age: '7' },
      method: 'POST',
      parser,
      redirect: 'manual',
      timeout,
    });
    expect(request).toStrictEqual({
      _: 'Request',
      body: 'a',
      headers: Headers({ age: '7' }),
      method: 'POST',
      onDownload: undefined,
      onUpload: undefined,
      parser,
      retry: undefined,
      settings: { cache: 'no-store', redirect: 'manual' },
      timeout,
      url: URL,
    });
    expectTypeOf(request).toEqualTypeOf<Request<Int>>();
  });

  test.each(['PATCH', 'QUERY', 'M-SEARCH', 'propfind'])('takes the method %s', (method) => {
    expect(Request(URL, { method }).method).toBe(method);
  });

  test.each([
    ['get', 'GET'],
    ['Head', 'HEAD'],
    ['post', 'POST'],
    ['put', 'PUT'],
    ['patch', 'PATCH'],
    ['delete', 'DELETE'],
    ['options', 'OPTIONS'],
  ])('refuses the method %s, which is written %s', (method, upper) => {
    expect(() => Request(URL, { method })).toThrow(ArgumentError);
    expect(() => Request(URL, { method })).toThrow(
      `Expected "method" to be "${upper}", received "${method}"`,
    );
  });

  test.each(['', 'A B', 'CONNECT', 'trace', 'Track', 'GET\n'])(
    'refuses the method %j',
    (method) => {
      expect(() => Request(URL, { method })).toThrow(ArgumentError);
      expect(() => Request(URL, { method })).toThrow(
        `Expected "method" to be a method that can be sent, received ${JSON.stringify(method)}`,
      );
    },
  );

  test.each(['GET', 'HEAD'])('refuses a body for %s', (method) => {
    expect(() => Request(URL, { method, body: '' })).toThrow(ArgumentError);
    expect(() => Request(URL, { method, body: '' })).toThrow(
      `Expected no body for the method "${method}"`,
    );
  });
});

describe('withJSON()', () => {
  const user = Codec.object({ name: Codec.string });
  const post = Request(URL, { method: 'POST' });

  test('writes the value and names its type', () => {
    const request = Request.withJSON(post, user, { name: 'Ada' });
    expect(request).toStrictEqual({
      ...post,
      body: '{"name":"Ada"}',
      headers: Headers({ 'content-type': 'application/json' }),
    });
    expect(post.body).toBe(undefined);
  });

  test('keeps the type that the request has', () => {
    const typed = Request(URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/vnd.api+json' },
    });
    const { headers } = Request.withJSON(typed, user, { name: 'Ada' });
    expect(headers).toEqual(typed.headers);
  });

  test('refuses a method without a body', () => {
    expect(() => Request.withJSON(Request(URL), user, { name: 'Ada' })).toThrow(
      'Expected no body for the method "GET"',
    );
  });

  test('refuses what has no JSON', () => {
    const broken = Codec.of<number, unknown>({
      hasInstance: (value) => typeof value === 'number',
      encode: () => undefined,
      decode: (input) => Codec.fault('nothing', input),
      schema: () => ({}),
    });
    let caught: unknown;
    try {
      Request.withJSON(post, broken, 1);
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(ArgumentError);
    expect(caught).toMatchObject({ message: 'Expected a value that has JSON' });
    expect((caught as ArgumentError).cause).toBeInstanceOf(CodecError);
  });
});
