import { Codec, Int, type Option, type Result } from '@tstd/core';
import type { TimeoutError } from '@tstd/error';
import * as HTTP from '@tstd/http';
import { Task } from '@tstd/task';
import { timeout } from '@tstd/task-timeout';
import { TimeDuration } from '@tstd/time';

/*
 * A client for the orders of a shop. It retries if the server is busy, and follows pages. You can limit
 * and cancel every run.
 */

// Awkward: in the loop of `listOrders`, the compiler requires types for `found` and `next`, because each
// depends on the other (TS7022).

const order = Codec.object({ id: Int.codec, article: Codec.string, quantity: Int.codec });
const page = Codec.object({ items: Codec.array(order), next: Codec.option(Int.codec) });
const draft = Codec.pick(order, ['article', 'quantity']);
const refusal = Codec.object({ reason: Codec.string });

export type Order = Codec.ValueOf<typeof order>;
type OrderPage = Codec.ValueOf<typeof page>;
export type OrderDraft = Codec.ValueOf<typeof draft>;
export type Refusal = Codec.ValueOf<typeof refusal>;

export type OrderError = HTTP.HTTPError;

/** The address must end with a slash. */
export function orderClient(baseURL: string, token: string): HTTP.Client {
  return HTTP.Client.of({
    baseURL,
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    // Per attempt; the client repeats a failed attempt if that is safe.
    timeout: TimeDuration.of({ minutes: 1 }),
    retry: { times: 3, delay: TimeDuration.of({ milliseconds: 200 }) },
  });
}

export function getOrder(client: HTTP.Client, id: Int): Task<Order, OrderError> {
  const request = HTTP.Request(`orders/${id}`, { parser: HTTP.ResponseParser.json(order) });
  return Task.map(HTTP.requestSend(client, request), ({ body }) => body);
}

export function getOrders(
  client: HTTP.Client,
  ids: readonly Int[],
): Task<readonly Order[], OrderError> {
  return Task.forEach(ids, (id) => getOrder(client, id), { concurrency: 2 });
}

export function listOrders(client: HTTP.Client): Task<readonly Order[], OrderError> {
  return Task.gen(function* () {
    const orders: Order[] = [];
    let next: Option<Int> = Int.of(1);
    while (next !== undefined) {
      const found: OrderPage = yield* getPage(client, next);
      orders.push(...found.items);
      next = found.next;
    }
    return orders;
  });
}

function getPage(client: HTTP.Client, number: Int): Task<OrderPage, OrderError> {
  const request = HTTP.Request('orders', {
    searchParams: { page: number },
    parser: HTTP.ResponseParser.json(page),
  });
  return Task.map(HTTP.requestSend(client, request), ({ body }) => body);
}

export function placeOrder(
  client: HTTP.Client,
  value: OrderDraft,
): Task<Result<Order, Refusal>, OrderError> {
  const parser = HTTP.ResponseParser.result(
    HTTP.ResponseParser.json(order),
    HTTP.ResponseParser.json(refusal),
  );
  const request = HTTP.Request('orders', { method: 'POST', parser });
  const sent = HTTP.requestSend(client, HTTP.Request.withJSON(request, draft, value));
  return Task.map(sent, ({ body }) => body);
}

export function within<Value, Failure>(
  seconds: number,
  task: Task<Value, Failure>,
): Task<Value, Failure | TimeoutError> {
  return timeout(task, TimeDuration.of({ seconds }));
}

export function explain(error: OrderError): string {
  switch (error.name) {
    case 'StatusError':
      return HTTP.Status.equals(error.response.status, HTTP.Status.Unauthorized)
        ? 'Please sign in again'
        : `The shop says: ${error.response.status.name}`;
    case 'NetworkError':
    case 'TimeoutError':
      return 'The shop cannot be reached';
    case 'ParserError':
      return `The shop has sent what we cannot read: ${error.message}`;
    case 'InvalidRequest':
    case 'InvalidURL':
    case 'RedirectError':
      return `The shop is not where we looked: ${error.message}`;
  }
}
