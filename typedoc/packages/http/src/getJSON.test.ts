import { Codec, Int } from '@tstd/core';
import { ArgumentError } from '@tstd/error';
import { Task } from '@tstd/task';
import { expect, expectTypeOf, test } from 'vitest';

import * as Client from './Client.js';
import { getJSON } from './getJSON.js';
import type { HTTPError } from './HTTPError.js';

const user = Codec.object({ age: Int.codec });

const client = Client.virtual(({ method, url }) =>
  url.includes('/7?')
    ? Response.json({ age: 36 }, { headers: { Method: method } })
    : new Response('{"age":"36"}', { status: url.endsWith('/8') ? 200 : 404 }),
);

test('getJSON() returns the value, with the other options of a request', async () => {
  const task = getJSON(client, 'users/7', user, { searchParams: { full: true } });
  expectTypeOf(task).toEqualTypeOf<Task<{ readonly age: Int }, HTTPError>>();
  expect(await Task.run(task)).toEqual({ ok: true, value: { age: 36 } });
  expect(await Task.run(task)).toEqual({ ok: true, value: { age: 36 } });
});

test.each([
  ['users/8', 'ParserError'],
  ['users/9', 'StatusError'],
  ['../users', 'StatusError'],
  ['http://', 'InvalidURL'],
])('getJSON() of %s fails with a %s', async (url, name) => {
  expect(await Task.run(getJSON(client, url, user))).toMatchObject({ error: { name } });
});

test('getJSON() sends a GET, and rejects invalid arguments', () => {
  const options = { method: 'POST' } as object;
  expect(() => getJSON(client, '/', user, { ...options, body: 'a' } as object)).toThrow(
    'Expected no body for the method "GET"',
  );
  expect(() => getJSON(client, '/', 7 as never)).toThrow(ArgumentError);
  expect(() => getJSON(7 as never, '/', user)).toThrow(ArgumentError);
  expect(() => getJSON(client, '/', user, null as never)).toThrow(ArgumentError);
});
