import type { Settings } from './config.ts';
import { shopOptions } from './client.ts';
import * as HTTP from '@tstd/http';
import { Env } from '@tstd/env';

const price = { amount: '19.90', currency: 'EUR' };
const order = {
  id: 'A-1',
  customer: { name: 'Ada', email: null },
  lines: [{ article: 'lamp', quantity: 3, price }],
  discount: '10',
};
const page = JSON.stringify({ items: [order], next: null });

export function openShop() {
  let isBusy = true;
  return ({ method }: Request): Response => {
    if (method === 'PUT' && isBusy) {
      isBusy = false;
      const headers = { 'Retry-After': '7' };
      return new Response('', { status: 429, headers });
    }
    return new Response(method === 'PUT' ? '' : page);
  };
}

export const testEnv = Env.from({
  SHOP_URL: 'https://example.org/',
  SHOP_TOKEN: 'a long secret',
  TAX_RATE: '8.1',
});

export const testClient = (settings: Settings) =>
  HTTP.Client.virtual(openShop(), shopOptions(settings));
