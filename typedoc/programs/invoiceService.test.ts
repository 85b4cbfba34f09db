import { Result } from '@tstd/core';
import { Env } from '@tstd/env';
import * as HTTP from '@tstd/http';
import { Money } from '@tstd/money';
import { Task } from '@tstd/task';
import { Time } from '@tstd/time';
import { expect, test } from 'vitest';
import { billAll, clientOptionsOf, readSettings } from './invoiceService';

const orderOf = (number: number) => ({
  id: `A-${number}`,
  customer: { name: 'Ada', email: number === 2 ? null : 'ada@example.org' },
  lines: [{ article: 'lamp', quantity: 3, price: { amount: '19.90', currency: 'EUR' } }],
  discount: '10',
});
const settings = Result.getOrThrow(
  readSettings(Env.from({ SHOP_URL: 'https://example.org/api/', SHOP_TOKEN: 'a-secret', TAX_RATE: '20' })),
);

test('x', async () => {
  const clock = Task.virtualClock(Time.of({ year: 2026, month: 3, day: 1 }));
  const received: string[] = [];
  const shop = async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    received.push(`${(clock.now() - Time.of({ year: 2026, month: 3, day: 1 })) / 1000} ${request.method} ${pathname}${search}`);
    if (received.length === 2) return new Response('', { status: 429, headers: { 'Retry-After': '7' } });
    if (request.method === 'PUT') { received.push(await request.text()); return new Response(null, { status: 204 }); }
    return Response.json(search === '?page=1' ? { items: [1, 2, 3, 4].map(orderOf), next: 2 } : { items: [orderOf(5)], next: null });
  };
  const client = HTTP.Client.virtual(shop, clientOptionsOf(settings));
  const running = Task.run(billAll(client, settings), { ...clock, random: () => 0 });
  while (await clock.advanceToNext());
  const r = await running;
  console.log(received, JSON.stringify(r, null, 1).slice(0, 1500));
  expect(r.ok).toBe(true);
});
