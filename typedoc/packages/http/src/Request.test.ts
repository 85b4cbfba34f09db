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

  test('rejects a timeout that may be undefined, and accepts none', () => {
    const timeout = TimeDuration.from(1 / 3, 'seconds');
    // @ts-expect-error TS2769: a timeout cannot be undefined.
    expect(() => Request(URL, { timeout })).toThrow(ArgumentError);
    expect(Request(URL, { timeout: 'none' }).timeout).toBe('none');
  });

  test('has the given options, with separate settings', () => {
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

  test.each(['PATCH', 'QUERY', 'M-SEARCH', 'propfind'])('accepts the method %s', (method) => {
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
  ])('rejects the method %s, which must be written %s', (method, upper) => {
    expect(() => Request(URL, { method })).toThrow(ArgumentError);
    expect(() => Request(URL, { method })).toThrow(
      `Expected "method" to be "${upper}", received "${method}"`,
    );
  });

  test.each(['', 'A B', 'CONNECT', 'trace', 'Track', 'GET\n'])(
    'rejects the method %j',
    (method) => {
      expect(() => Request(URL, { method })).toThrow(ArgumentError);
      expect(() => Request(URL, { method })).toThrow(
        `Expected "method" to be a method that can be sent, received ${JSON.stringify(method)}`,
      );
    },
  );

  test.each(['GET', 'HEAD'])('rejects a body for %s', (method) => {
    expect(() => Request(URL, { method, body: '' })).toThrow(ArgumentError);
    expect(() => Request(URL, { method, body: '' })).toThrow(
      `Expected no body for the method "${method}"`,
    );
  });
});

describe('withJSON()', () => {
  const user = Codec.object({ name: Codec.string });
  const post = Request(URL, { method: 'POST' });

  test('writes the value and sets the type', () => {
    const request = Request.withJSON(post, user, { name: 'Ada' });
    expect(request).toStrictEqual({
      ...post,
      body: '{"name":"Ada"}',
      headers: Headers({ 'content-type': 'application/json' }),
    });
    expect(post.body).toBe(undefined);
  });

  test('keeps the type of the request', () => {
    const typed = Request(URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/vnd.api+json' },
    });
    const { headers } = Request.withJSON(typed, user, { name: 'Ada' });
    expect(headers).toEqual(typed.headers);
  });

  test('rejects a method without a body', () => {
    expect(() => Request.withJSON(Request(URL), user, { name: 'Ada' })).toThrow(
      'Expected no body for the method "GET"',
    );
  });

  test('rejects a value that cannot be written as JSON', () => {
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
    expect(caught).toMatchObject({ message: 'Expected a value that can be written as JSON' });
    expect((caught as ArgumentError).cause).toBeInstanceOf(CodecError);
  });
});
