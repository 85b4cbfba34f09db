import * as HTTP from '@tstd/http';
import type { Settings } from './config.ts';
import { type Order, type Page, pageCodec } from './order.ts';
import type { Int } from '@tstd/core';
import { Task } from '@tstd/task';
import { TimeDuration } from '@tstd/time';

export function shopOptions(settings: Settings): HTTP.Client.ClientOptions {
  return {
    baseURL: settings.SHOP_URL,
    headers: { Authorization: `Bearer ${settings.SHOP_TOKEN}` },
    timeout: TimeDuration.of({ seconds: 10 }),
    retry: { times: 3, delay: TimeDuration.of({ seconds: 1 }) },
  };
}
export const connect = (settings: Settings) =>
  HTTP.Client.of(shopOptions(settings));

const pageRequest = (number: Int) =>
  HTTP.Request('orders', {
    searchParams: { page: number },
    parser: HTTP.ResponseParser.json(pageCodec),
  });

export function getPage(
  client: HTTP.Client,
  number: Int,
): Task<Page, HTTP.HTTPError> {
  const response = HTTP.requestSend(client, pageRequest(number));
  return Task.map(response, ({ body }) => body);
}

export function explain(error: HTTP.HTTPError): string {
  switch (error.name) {
    case 'StatusError':
      return `The shop says: ${error.response.status.name}`;
    case 'NetworkError':
    case 'TimeoutError':
      return 'The shop cannot be reached';
    case 'ParserError':
    case 'InvalidRequest':
    case 'InvalidURL':
    case 'RedirectError':
      return error.message;
  }
}

export function billOrder(client: HTTP.Client, order: Order) {
  const request = HTTP.Request(`invoices/${order.id}`, { method: 'PUT' });
  return Task.map(HTTP.requestSend(client, request), () => order.id);
}
