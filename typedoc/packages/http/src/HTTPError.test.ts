import { TimeoutError } from '@tstd/error';
import { describe, expect, expectTypeOf, test } from 'vitest';

import guide from '../../../../docs/packages/http.md?raw';
import guideInFrench from '../../../../i18n/fr/docusaurus-plugin-content-docs/current/packages/http.md?raw';
import * as HTTPError from './HTTPError.js';
import source from './HTTPError.ts?raw';
import { Response } from './Response.js';
import * as Status from './Status.js';

// The packages are compiled without the types of Node, so that no source uses them by mistake.
const { inspect }: { inspect(value: unknown): string } = await import('node:util' as string);

const URL = 'https://user:secret@example.org/a/b?key=1#part';
const SHOWN = 'https://example.org/a/b';
const response = Response({ status: Status.OK, body: undefined });

describe('InvalidURL', () => {
  const LEAVES_BASE = 'Expected a URL that does not leave its base';

  test.each([
    [{ reason: 'syntax', url: 'a b?key=1' }, 'Expected a URL, received "a b"'],
    [
      { reason: 'syntax', url: '/a#b', baseURL: 'nowhere?key=1' },
      'Expected a URL, received "/a" with the base "nowhere"',
    ],
    [
      { reason: 'protocol', url: 'ftp://me@example.org/a\n?b' },
      'Expected a URL with the protocol "http:" or "https:", received "ftp://example.org/a\n"',
    ],
    [
      { reason: 'protocol', url: 'a', baseURL: 'file:///b' },
      'Expected a URL with the protocol "http:" or "https:", received "a" with the base "file:///b"',
    ],
    [{ reason: 'credentials', url: URL }, 'Expected a URL without a user name and a password'],
    [{ reason: 'syntax', url: '//me:secret@host' }, 'Expected a URL, received "//host"'],
    [
      { reason: 'syntax', url: String.raw`\\me:secret@host` },
      String.raw`Expected a URL, received "\\host"`,
    ],
    [
      { reason: 'port', url: 'http:me:secret@h:25/?key' },
      'Expected a URL with a port allowed for HTTP, received "http:h:25/"',
    ],
    // URL parsers remove tabs and line breaks, and white space at the start.
    [{ reason: 'base', url: '/\t/me:secret@h/' }, `${LEAVES_BASE}, received "/\t/h/"`],
    [{ reason: 'base', url: '\0 \n\\\r/me:secret@h' }, `${LEAVES_BASE}, received "\0 \n\\\r/h"`],
    [{ reason: 'syntax', url: 'http:\n//me:secret@h' }, 'Expected a URL, received "http:\n//h"'],
    [
      { reason: 'base', url: '../b?key=1', baseURL: 'https://h/a/?key=1' },
      'Expected a URL that does not leave its base, received "../b" with the base "https://h/a/"',
    ],
  ] as const)('explains %j', (properties, message) => {
    const error = new HTTPError.InvalidURL(properties);
    expect(error).toMatchObject({ reason: properties.reason, message, name: 'InvalidURL' });
    expect(JSON.stringify(error)).not.toMatch(/key|secret|me@/);
  });

  test('accepts a message', () => {
    const error = new HTTPError.InvalidURL({ reason: 'syntax', url: '', message: 'Mine' });
    expect(error.message).toBe('Mine');
  });
});

describe('NetworkError', () => {
  test('contains the phase, but not the query', () => {
    const properties = { method: 'PUT', url: URL } as const;
    expect(new HTTPError.NetworkError({ ...properties, phase: 'request' }).message).toBe(
      `Cannot get a response to PUT "${SHOWN}"`,
    );
    expect(new HTTPError.NetworkError({ ...properties, phase: 'body' }).message).toBe(
      `Cannot read the body of the response to PUT "${SHOWN}"`,
    );
  });

  test('accepts a message and a cause', () => {
    const error = new HTTPError.NetworkError({
      cause: 'why',
      message: 'Mine',
      method: 'GET',
      phase: 'body',
      url: URL,
    });
    expect(error).toMatchObject({ cause: 'why', message: 'Mine', phase: 'body', url: SHOWN });
  });
});

/** A response in which every part may be secret. */
const secret = Response({
  body: undefined,
  headers: { 'Set-Cookie': 'secret' },
  status: Status.NotFound,
  url: URL,
});

describe('ParserError', () => {
  test('contains the response, but does not show it', () => {
    const error = new HTTPError.ParserError({ response: secret });
    expect(error.response).toBe(secret);
    expect(error.reason).toBe('value');
    expect(error.message).toBe('Cannot parse the body');
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'ParserError',
      message: 'Cannot parse the body',
      reason: 'value',
    });
  });

  test('accepts a reason', () => {
    expect(new HTTPError.ParserError({ response, reason: 'size' }).reason).toBe('size');
  });
});

describe('StatusError', () => {
  test('contains the response, but does not show it', () => {
    const error = new HTTPError.StatusError({ method: 'GET', response: secret });
    expect(error.response).toBe(secret);
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      name: 'StatusError',
      message: `Expected GET "${SHOWN}" to succeed, received 404 Not Found`,
      method: 'GET',
    });
  });

  test('accepts a message', () => {
    const error = new HTTPError.StatusError({ method: 'GET', response, message: 'Mine' });
    expect(error.message).toBe('Mine');
  });
});

describe('RedirectError', () => {
  test.each([
    ['count', 'there have been 20 redirects already'],
    ['hidden', 'its target is hidden, and other origins must not see the headers'],
    ['location', 'its target is not an allowed URL'],
    ['refused', 'the request does not follow redirects'],
  ] as const)('explains the reason %s', (reason, why) => {
    const error = new HTTPError.RedirectError({ location: URL, method: 'GET', reason, url: URL });
    expect(error.message).toBe(`Cannot follow the redirect of GET "${SHOWN}": ${why}`);
    expect(error).toMatchObject({ location: SHOWN, url: SHOWN });
  });

  test('accepts a message, and does not require a location', () => {
    const properties = { message: 'Mine', method: 'GET', reason: 'count', url: URL } as const;
    const error = new HTTPError.RedirectError(properties);
    expect(error).toMatchObject({ location: undefined, message: 'Mine' });
  });
});

describe('InvalidRequest', () => {
  test('names the part that cannot be sent', () => {
    const error = new HTTPError.InvalidRequest({ method: 'GET', reason: 'headers', url: URL });
    expect(error.message).toBe(`Cannot send the headers of GET "${SHOWN}"`);
    expect(error.url).toBe(SHOWN);
  });

  test('accepts a message', () => {
    const properties = { message: 'Mine', method: 'GET', reason: 'settings', url: URL } as const;
    expect(new HTTPError.InvalidRequest(properties).message).toBe('Mine');
  });
});

describe('TimeoutError', () => {
  test('is also an instance of the TimeoutError of @tstd/error', () => {
    const error = new HTTPError.TimeoutError({ method: 'GET', url: URL });
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error.message).toBe(`The response to GET "${SHOWN}" took too long`);
  });

  test('accepts a message', () => {
    const error = new HTTPError.TimeoutError({ method: 'GET', url: URL, message: 'Mine' });
    expect(error.message).toBe('Mine');
  });
});

const ERRORS: readonly HTTPError.HTTPError[] = [
  new HTTPError.InvalidRequest({ method: 'GET', reason: 'headers', url: URL }),
  new HTTPError.InvalidURL({ baseURL: URL, reason: 'syntax', url: URL }),
  new HTTPError.NetworkError({ method: 'GET', phase: 'request', url: URL }),
  new HTTPError.ParserError({ response: secret }),
  new HTTPError.RedirectError({ location: URL, method: 'GET', reason: 'count', url: URL }),
  new HTTPError.StatusError({ method: 'GET', response: secret }),
  new HTTPError.TimeoutError({ method: 'GET', url: URL }),
];

describe.each(ERRORS.map((error) => [error.name, error] as const))('%s', (name, error) => {
  test('is converted to text with its name and message, but without secrets', () => {
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ name, message: error.message });
    for (const text of [JSON.stringify(error), inspect(error), error.message]) {
      expect(text).not.toMatch(/key=|secret|user/);
    }
  });

  test('is an HTTPError', () => {
    expect(HTTPError.hasInstance(error)).toBe(true);
  });
});

describe('hasInstance()', () => {
  test('rejects other errors', () => {
    expect(HTTPError.hasInstance(new Error('NetworkError'))).toBe(false);
    expect(HTTPError.hasInstance(undefined)).toBe(false);
  });

  test('compares the name, so it accepts errors from another copy of the package', () => {
    const copy = Object.assign(new Error('a'), { name: 'NetworkError' });
    expect(HTTPError.hasInstance(copy)).toBe(true);
  });

  test('narrows the type by the name', () => {
    expectTypeOf<
      Extract<HTTPError.HTTPError, { name: 'NetworkError' }>
    >().toEqualTypeOf<HTTPError.NetworkError>();
    expectTypeOf<HTTPError.HTTPError['name']>().toEqualTypeOf<
      | 'InvalidRequest'
      | 'InvalidURL'
      | 'NetworkError'
      | 'ParserError'
      | 'RedirectError'
      | 'StatusError'
      | 'TimeoutError'
    >();
  });
});

/** Returns the last column of the table of errors in a text, by error name. */
function readTable(text: string): ReadonlyMap<string, string> {
  const rows = text.matchAll(
    /\| `'?(?<name>\w+(?:URL|Request|Error))'?` .*\| (?<again>[^|\n]+) \|$/gm,
  );
  return new Map(
    Array.from(rows, ({ groups }) => [groups?.['name'] ?? '', groups?.['again']?.trim() ?? '']),
  );
}

const statusErrorOf = (status: Status.Status): HTTPError.StatusError =>
  new HTTPError.StatusError({ method: 'GET', response: Response({ body: undefined, status }) });

describe('isTransient()', () => {
  test.each([
    ['the source', source],
    ['the guide', guide],
    ['the French guide', guideInFrench],
  ])('agrees with the table in %s', (_, text) => {
    const table = readTable(text);
    expect([...table.keys()].toSorted()).toEqual(ERRORS.map(({ name }) => name).toSorted());
    for (const error of ERRORS.filter(({ name }) => name !== 'StatusError')) {
      expect(table.get(error.name)).toMatch(
        HTTPError.isTransient(error) ? /^(?:yes|oui)$/ : /^non?$/,
      );
    }
    const codes = Status.values.filter((status) => HTTPError.isTransient(statusErrorOf(status)));
    expect(table.get('StatusError')?.match(/\d+/g)).toEqual(codes.map(({ code }) => `${code}`));
  });

  test('accepts errors that may not occur again', () => {
    const names = ERRORS.filter(HTTPError.isTransient).map(({ name }) => name);
    expect(names).toEqual(['NetworkError', 'TimeoutError']);
  });

  test('depends on the status', () => {
    const codes = Status.values
      .filter((status) => HTTPError.isTransient(statusErrorOf(status)))
      .map(({ code }) => code);
    expect(codes).toEqual([408, 429, 502, 503, 504]);
  });
});
