import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defer } from '@tstd/async';
import { Int, Result } from '@tstd/core';
import { AbortError } from '@tstd/error';
import { Task, type TaskParametersOverrides } from '@tstd/task';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  explain,
  getOrder,
  getOrders,
  listOrders,
  orderClient,
  placeOrder,
  within,
} from './orderClient';

function quickly(): TaskParametersOverrides & { readonly waits: readonly number[] } {
  const waits: number[] = [];
  return {
    waits,
    random: () => 0,
    startTimer: (onEnd, milliseconds) => {
      // Do not skip the timeout of an attempt: a busy machine may need some of that time.
      if (milliseconds < 60_000) {
        waits.push(milliseconds);
      }
      const timer = setTimeout(onEnd, milliseconds < 60_000 ? milliseconds / 1000 : milliseconds);
      return () => {
        clearTimeout(timer);
      };
    },
  };
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

const order = (id: number) => ({ id, article: `article ${id}`, quantity: 1 });

const answers = new Map<string, Answer[]>();
const received: string[] = [];
const server = createServer((request, response) => {
  const name = `${request.method} ${request.url}`;
  received.push(name);
  const list = answers.get(name) ?? [];
  const answer = (list.length > 1 ? list.shift() : list[0]) ?? json(404, {});
  if (request.headers.authorization === 'Bearer secret') {
    answer(response, request);
  } else {
    json(401, {})(response, request);
  }
});
let baseURL: string;

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/`;
});

afterEach(async () => {
  answers.clear();
  received.length = 0;
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const client = () => orderClient(baseURL, 'secret');

test('while the server is busy, a request is sent again after the wait that it requires', async () => {
  const busy = json(503, {});
  const limited = json(429, {}, { 'Retry-After': '7' });
  answers.set('GET /api/orders/1', [busy, limited, json(200, order(1))]);
  const run = quickly();

  expect(await Task.run(getOrder(client(), Int.of(1)), run)).toEqual(Result.Ok(order(1)));
  expect(run.waits).toEqual([200, 7000]);
});

test('the client gives up if the server stays busy', async () => {
  answers.set('GET /api/orders/1', [json(503, {})]);
  const result = await Task.run(Task.mapError(getOrder(client(), Int.of(1)), explain), quickly());

  expect(result).toEqual(Result.Err('The shop says: Service Unavailable'));
  expect(received).toHaveLength(4);
});

test('all pages of a list are read', async () => {
  answers.set('GET /api/orders?page=1', [json(200, { items: [order(1), order(2)], next: 2 })]);
  answers.set('GET /api/orders?page=2', [
    json(429, {}, { 'Retry-After': '1' }),
    json(200, { items: [order(3)], next: null }),
  ]);

  expect(await Task.run(listOrders(client()), quickly())).toEqual(
    Result.Ok([order(1), order(2), order(3)]),
  );
});

test('at most two orders are requested at the same time', async () => {
  const open: (() => void)[] = [];
  let most = 0;
  const ids = [1, 2, 3, 4, 5, 6].map(Int.of);
  for (const id of ids) {
    answers.set(`GET /api/orders/${id}`, [
      (response, request) => {
        open.push(() => {
          json(200, order(id))(response, request);
        });
        most = Math.max(most, open.length);
        // A third request would arrive while two wait for their response.
        if (open.length === 2) {
          setTimeout(() => {
            for (const answer of open.splice(0)) answer();
          }, 20);
        }
      },
    ]);
  }

  expect(await Task.run(getOrders(client(), ids))).toEqual(Result.Ok(ids.map(order)));
  expect(most).toBe(2);
});

test('a refused order has a reason and is not sent again', async () => {
  answers.set('POST /api/orders', [json(422, { reason: 'sold out' }), json(201, order(9))]);
  const placed = placeOrder(client(), { article: 'lamp', quantity: Int.of(1) });

  expect(await Task.run(placed)).toEqual(Result.Ok(Result.Err({ reason: 'sold out' })));
  expect(await Task.run(placed)).toEqual(Result.Ok(Result.Ok(order(9))));
  expect(received).toHaveLength(2);
});

test('invalid data from the server is an error with its path', async () => {
  answers.set('GET /api/orders/1', [json(200, { ...order(1), quantity: 'many' })]);
  const result = await Task.run(Task.mapError(getOrder(client(), Int.of(1)), explain));

  expect(result.ok ? '' : result.error).toContain('at "/quantity": expected a safe integer');
});

test('a request with a wrong token is not retried', async () => {
  const sent = getOrder(orderClient(baseURL, 'wrong'), Int.of(1));

  expect(await Task.run(Task.mapError(sent, explain))).toEqual(Result.Err('Please sign in again'));
  expect(received).toHaveLength(1);
});

test('a limit ends a hanging request and closes its connection', async () => {
  const closed = defer();
  answers.set('GET /api/orders/1', [
    (response) => {
      response.on('close', closed.resolve);
    },
  ]);
  const limited = within(30, getOrder(client(), Int.of(1)));

  const result = await Task.run(
    Task.mapError(limited, (error) => error.message),
    quickly(),
  );
  expect(result).toEqual(Result.Err('The task took longer than PT30S'));
  await closed.promise;
});

test('a cancelled run ends and closes its connection', async () => {
  const controller = new AbortController();
  const closed = defer();
  answers.set('GET /api/orders?page=1', [json(200, { items: [order(1)], next: 2 })]);
  answers.set('GET /api/orders?page=2', [
    (response) => {
      response.on('close', closed.resolve);
      controller.abort();
    },
  ]);

  const result = await Task.run(listOrders(client()), { signal: controller.signal });
  expect(result.ok || result.error instanceof AbortError).toBe(true);
  await closed.promise;
  expect(received).toEqual(['GET /api/orders?page=1', 'GET /api/orders?page=2']);
});
