import { Result } from '@tstd/core';
import { Env } from '@tstd/env';
import * as HTTP from '@tstd/http';
import { Money } from '@tstd/money';
import { Task } from '@tstd/task';
import { Time } from '@tstd/time';
import { describe, expect, test } from 'vitest';
import { shopOptions } from './invoices/8-whole-program/client';
import { program } from './invoices/8-whole-program/program';

const START = Time.of({ year: 2026, month: 3, day: 1 });

const variables = {
  SHOP_URL: 'https://example.org/api/',
  SHOP_TOKEN: 'a long secret',
  TAX_RATE: '8.1',
};

const orderOf = (number: number) => ({
  id: `A-${number}`,
  customer: { name: 'Ada', email: number === 2 ? null : 'ada@example.org' },
  lines: [{ article: 'lamp', quantity: 3, price: { amount: '19.90', currency: 'EUR' } }],
  discount: '10',
});

const pages = new Map<string, unknown>([
  ['?page=1', { items: [1, 2, 3, 4].map(orderOf), next: 2 }],
  ['?page=2', { items: [orderOf(5)], next: null }],
]);

async function runWith(answer: (path: string) => Response | undefined, options = {}) {
  const clock = Task.virtualClock(START);
  const received: string[] = [];
  const shop = ({ headers, method, url }: Request): Response => {
    const { pathname, search } = new URL(url);
    const path = `${method} ${pathname}${search}`;
    received.push(`${(clock.now() - START) / 1000} ${path}`);
    expect(headers.get('authorization')).toBe('Bearer a long secret');
    return (
      answer(path) ??
      (method === 'PUT' ? new Response() : new Response(JSON.stringify(pages.get(search))))
    );
  };
  const task = program(Env.from(variables), (settings) =>
    HTTP.Client.virtual(shop, shopOptions(settings)),
  );
  const running = Task.run(task, { ...clock, random: () => 0, ...options });
  while (await clock.advanceToNext());
  return { clock, received, result: await running };
}

function once(answers: Readonly<Record<string, Response>>) {
  const left = new Map(Object.entries(answers));
  return (path: string): Response | undefined => {
    const answer = left.get(path);
    left.delete(path);
    return answer;
  };
}

describe('the program of the tutorial', () => {
  test('bills every order of every page', async () => {
    const { received, result } = await runWith(() => undefined);
    const outcomes = Result.getOrThrow(result);
    const [first, second] = outcomes.map((outcome) => Result.getOrThrow(outcome));

    expect(outcomes).toHaveLength(5);
    expect(received.at(-1)).toBe('0 PUT /api/invoices/A-5');
    expect(first?.sendTo).toBe('ada@example.org');
    expect(second?.sendTo).toBe('post');
    expect(
      [first?.net, first?.tax, first?.total].map((each) => each && Money.asString(each)),
    ).toEqual(['53.73 EUR', '4.35 EUR', '58.08 EUR']);
    expect(
      first?.parts.map(({ due, amount }) => [Time.asString(due), Money.asString(amount)]),
    ).toEqual([
      ['2026-03-15T00:00:00.000Z', '29.04 EUR'],
      ['2026-03-29T00:00:00.000Z', '29.04 EUR'],
    ]);
  });

  test('waits as long as the shop requires, and longer after each failure', async () => {
    const limited = { status: 429, headers: { 'Retry-After': '7' } };
    const busy = once({
      'GET /api/orders?page=1': new Response('', { status: 503 }),
      'PUT /api/invoices/A-5': new Response('', limited),
    });
    const { received, result } = await runWith(busy);

    expect(result.ok).toBe(true);
    expect(received.slice(0, 2)).toEqual(['0 GET /api/orders?page=1', '1 GET /api/orders?page=1']);
    expect(received.slice(-2)).toEqual(['1 PUT /api/invoices/A-5', '8 PUT /api/invoices/A-5']);
  });

  test('continues if an invoice is refused', async () => {
    const { result } = await runWith((path) =>
      path.endsWith('A-2') ? new Response('', { status: 409 }) : undefined,
    );

    expect(Result.getOrThrow(result).map(({ ok }) => ok)).toEqual([true, false, true, true, true]);
  });

  test('ends if a page cannot be read', async () => {
    const { received, result } = await runWith((path) =>
      path.endsWith('page=2') ? new Response('{"items":[{"id":"../customers"}]}') : undefined,
    );

    expect(result.ok || result.error.name).toBe('ParserError');
    expect(received).toHaveLength(6);
  });

  test('can be stopped', async () => {
    const controller = new AbortController();
    const stopAt = (path: string): undefined => {
      if (path.endsWith('A-3')) {
        controller.abort();
      }
    };
    const { clock, received, result } = await runWith(stopAt, { signal: controller.signal });

    expect(result.ok || result.error.name).toBe('AbortError');
    expect(clock.timerCount).toBe(0);
    expect(received.at(-1)).toBe('0 PUT /api/invoices/A-3');
  });

  test('does not start with wrong settings', async () => {
    const connect = (): never => {
      throw new Error('It connects without settings');
    };
    const result = await Task.run(program(Env.from({ ...variables, DAYS_TO_PAY: '91' }), connect));

    expect(result.ok || result.error.message).toBe(
      'The environment variable "DAYS_TO_PAY" must be a number of at most 90',
    );
  });
});
