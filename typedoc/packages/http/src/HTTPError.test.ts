import { TimeoutError } from '@tstd/error';
import { describe, expect, expectTypeOf, test } from 'vitest';

import * as HTTPError from './HTTPError.js';
import { Response } from './Response.js';
import * as Status from './Status.js';

const URL = 'https://user:secret@example.org/a/b?key=1#part';
const SHOWN = 'https://example.org/a/b';
const response = Response({ status: Status.OK, body: undefined });

describe('InvalidURL', () => {
  test.each([
    [{ reason: 'syntax', url: 'a b?key=1' }, 'Expected a URL, got "a b"'],
    [
      { reason: 'syntax', url: '/a#b', baseURL: 'nowhere?key=1' },
      'Expected a URL, got "/a" with the base "nowhere"',
    ],
    [
      { reason: 'protocol', url: 'ftp://me@example.org/a\n?b' },
      'Expected a URL of "http:" or "https:", got "ftp://example.org/a\n"',
    ],
    [
      { reason: 'protocol', url: 'a', baseURL: 'file:///b' },
      'Expected a URL of "http:" or "https:", got "a" with the base "file:///b"',
    ],
    [{ reason: 'credentials', url: URL }, 'Expected a URL without a user name and a password'],
    [{ reason: 'syntax', url: '//me:secret@host' }, 'Expected a URL, got "//host"'],
  ] as const)('of %j says what is wrong', (properties, message) => {
    const error = new HTTPError.InvalidURL(properties);
    expect(error).toMatchObject({ ...properties, message, name: 'InvalidURL' });
  });

  test('takes a message', () => {
    const error = new HTTPError.InvalidURL({ reason: 'syntax', url: '', message: 'Mine' });
    expect(error.message).toBe('Mine');
  });
});

describe('NetworkError', () => {
  test('says when it has happened, and not what the query is', () => {
    const properties = { method: 'PUT', url: URL } as const;
    expect(new HTTPError.NetworkError({ ...properties, phase: 'request' }).message).toBe(
      `Cannot get a response to PUT "${SHOWN}"`,
    );
    expect(new HTTPError.NetworkError({ ...properties, phase: 'body' }).message).toBe(
      `Cannot read the body of the response to PUT "${SHOWN}"`,
    );
  });

  test('takes a message and a cause', () => {
    const error = new HTTPError.NetworkError({
      cause: 'why',
      message: 'Mine',
      method: 'GET',
      phase: 'body',
      url: URL,
    });
    expect(error).toMatchObject({ cause: 'why', message: 'Mine', phase: 'body', url: URL });
  });
});

describe('ParserError', () => {
  test('has the response', () => {
    const error = new HTTPError.ParserError({ response });
    expect(error.response).toBe(response);
    expect(error.message).toBe('Cannot parse the body');
  });
});

describe('TimeoutError', () => {
  test('is one of the package of errors too', () => {
    const error = new HTTPError.TimeoutError({ method: 'GET', url: URL });
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error.message).toBe(`The response to GET "${SHOWN}" took too long`);
  });

  test('takes a message', () => {
    const error = new HTTPError.TimeoutError({ method: 'GET', url: URL, message: 'Mine' });
    expect(error.message).toBe('Mine');
  });
});

describe('hasInstance()', () => {
  test('accepts each of the four', () => {
    const errors: readonly HTTPError.HTTPError[] = [
      new HTTPError.InvalidURL({ reason: 'syntax', url: '' }),
      new HTTPError.NetworkError({ method: 'GET', phase: 'request', url: URL }),
      new HTTPError.ParserError({ response }),
      new HTTPError.TimeoutError({ method: 'GET', url: URL }),
    ];
    expect(errors.map(HTTPError.hasInstance)).toEqual([true, true, true, true]);
    expect(errors.map(({ name }) => name)).toEqual([
      'InvalidURL',
      'NetworkError',
      'ParserError',
      'TimeoutError',
    ]);
  });

  test('refuses other errors', () => {
    expect(HTTPError.hasInstance(new Error('NetworkError'))).toBe(false);
    expect(HTTPError.hasInstance(undefined)).toBe(false);
  });

  test('the name narrows the type', () => {
    expectTypeOf<
      Extract<HTTPError.HTTPError, { name: 'NetworkError' }>
    >().toEqualTypeOf<HTTPError.NetworkError>();
    expectTypeOf<HTTPError.HTTPError['name']>().toEqualTypeOf<
      'InvalidURL' | 'NetworkError' | 'ParserError' | 'TimeoutError'
    >();
  });
});
