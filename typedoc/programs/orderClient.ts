import { Codec, Int, type Option, type Result } from '@tstd/core';
import type { TimeoutError } from '@tstd/error';
import * as HTTP from '@tstd/http';
import { Task } from '@tstd/task';
import { timeout } from '@tstd/task-timeout';
import { TimeDuration } from '@tstd/time';

/*
 * A client of a shop's orders: it asks again when the server is busy, follows the pages of a list,
 * and every run of it can be limited and cancelled.
 */

// What is awkward here: in the loop of `listOrders`, the compiler asks for the types of `found` and
// `next`, because each depends on the other (TS7022).

const order = Codec.object({ id: Int.codec, article: Codec.string, quantity: Int.codec });
const page = Codec.object({ items: Codec.array(order), next: Codec.option(Int.codec) });
const draft = Codec.pick(order, ['article', 'quantity']);
const refusal = Codec.object({ reason: Codec.string });

export type Order = Codec.ValueOf<typeof order>;
type OrderPage = Codec.ValueOf<typeof page>;
export type OrderDraft = Codec.ValueOf<typeof draft>;
export type Refusal = Codec.ValueOf<typeof refusal>;

/** The errors of the functions below. */
export type OrderError = HTTP.HTTPError;

/** Returns a client of the server at an address, which ends with a slash. */
export function orderClient(baseURL: string, token: string): HTTP.Client {
  return HTTP.Client.of({
    baseURL,
    headers: { Accept: 'application/json', Authorization: `Bearer ${token}` },
    // Each attempt may take so long, and a failed one is made again where that does no harm.
    timeout: TimeDuration.of({ minutes: 1 }),
    retry: { times: 3, delay: TimeDuration.of({ milliseconds: 200 }) },
  });
}

/** Returns the task that gives one order. */
export function getOrder(client: HTTP.Client, id: Int): Task<Order, OrderError> {
  const request = HTTP.Request(`orders/${id}`, { parser: HTTP.ResponseParser.json(order) });
  return Task.map(HTTP.requestSend(client, request), ({ body }) => body);
}

/** Returns the task that gives some orders, in the order of their numbers, a few at the same time. */
export function getOrders(
  client: HTTP.Client,
  ids: readonly Int[],
): Task<readonly Order[], OrderError> {
  return Task.forEach(ids, (id) => getOrder(client, id), { concurrency: 2 });
}

/** Returns the task that gives all orders, page by page. */
export function listOrders(client: HTTP.Client): Task<readonly Order[], OrderError> {
  return Task.gen(function* () {
    const orders: Order[] = [];
    let next: Option<Int> = Int.of(1);
    while (next !== undefined) {
      const found: OrderPage = yield* Task.step(getPage(client, next));
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

/** Returns the task that places an order, and gives the order or the reason why it was refused. */
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

/** Returns a task that has so many seconds for all its requests and the waits between them. */
export function within<Value, Failure>(
  seconds: number,
  task: Task<Value, Failure>,
): Task<Value, Failure | TimeoutError> {
  return timeout(task, TimeDuration.of({ seconds }));
}

/** Returns a sentence for the person who waits. */
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
