import { String } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';

import { equalLaws } from '../../../laws/index.js';
import { Headers } from './Headers.js';
import { Response, type ResponseParameters } from './Response.js';
import * as Status from './Status.js';

const BASE: ResponseParameters<string> = { status: Status.OK, body: 'a' };

describe('Response()', () => {
  test('has defaults for everything except the status and the body', () => {
    expect(Response(BASE)).toStrictEqual({
      _: 'Response',
      body: 'a',
      headers: Headers(),
      ok: true,
      redirected: false,
      status: Status.OK,
      statusText: '',
      type: 'default',
      url: '',
    });
  });

  test('has the given properties', () => {
    const response = Response({
      body: 7,
      headers: { Age: '7' },
      redirected: true,
      status: Status.of(299),
      statusText: 'Fine',
      type: 'cors',
      url: 'https://example.org/',
    });
    expect(response).toMatchObject({
      body: 7,
      headers: Headers({ age: '7' }),
      redirected: true,
      statusText: 'Fine',
      type: 'cors',
      url: 'https://example.org/',
    });
    expectTypeOf(response).toEqualTypeOf<Response<number>>();
  });

  test('is ok if and only if the status means success', () => {
    for (let code = 100; code < 1000; code += 1) {
      const { ok } = Response({ ...BASE, status: Status.of(code) });
      expect(ok).toBe(code >= 200 && code <= 299);
    }
    expect(Response({ ...BASE, status: Status.Hidden }).ok).toBe(false);
  });

  test('rejects invalid headers', () => {
    expect(() => Response({ ...BASE, headers: { 'a b': '1' } })).toThrow(ArgumentError);
  });
});

describe('map()', () => {
  test('changes only the body', () => {
    const response = Response({ ...BASE, url: 'https://example.org/' });
    expect(Response.map(response, (body) => body.length)).toStrictEqual({ ...response, body: 1 });
    expect(response.body).toBe('a');
  });
});

describe('toResult()', () => {
  test('returns the body or the response', () => {
    const failed = Response({ ...BASE, status: Status.BadGateway });
    expect(Response.toResult(Response(BASE))).toStrictEqual({ ok: true, value: 'a' });
    expect(Response.toResult(failed)).toStrictEqual({ ok: false, error: failed });
  });
});

describe('equal()', () => {
  const { equals } = Response.equal(String);

  test('compares every property', () => {
    const others: readonly Partial<ResponseParameters<string>>[] = [
      { body: 'b' },
      { headers: { a: '1' } },
      { redirected: true },
      { status: Status.Created },
      { statusText: 'Fine' },
      { type: 'basic' },
      { url: 'https://example.org/' },
    ];
    for (const other of others) {
      expect(equals(Response(BASE), Response({ ...BASE, ...other }))).toBe(false);
    }
    expect(equals(Response(BASE), Response({ ...BASE }))).toBe(true);
  });

  equalLaws(
    'of responses',
    Response.equal(String),
    fc
      .record({
        body: fc.constantFrom('a', 'b'),
        redirected: fc.boolean(),
        status: fc.constantFrom(Status.OK, Status.NotFound),
        url: fc.constantFrom('', 'https://example.org/'),
      })
      .map((parameters) => Response(parameters)),
  );
});
