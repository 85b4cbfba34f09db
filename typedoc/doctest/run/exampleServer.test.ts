import { expect, test } from 'vitest';
import { exampleFetch } from './exampleServer';

const statusesOf = async (url: string): Promise<readonly number[]> => {
  const send = exampleFetch();
  return [await send(url), await send(url), await send(url)].map(({ status }) => status);
};

test('the shop has pages of orders, an order and a customer', async () => {
  const send = exampleFetch();
  const json = async (path: string): Promise<unknown> =>
    (await send(`https://example.org/api/${path}`)).json();
  expect(await json('orders?page=2')).toEqual({ items: ['order 2a', 'order 2b'], next: 3 });
  expect(await json('orders?page=1000')).toMatchObject({ next: null });
  expect(await json('orders/7')).toEqual({ id: 7, article: 'lamp' });
  expect(await json('customers/7')).toEqual({ id: 7, name: 'Ada' });
});

test('the shop has a file in many chunks', async () => {
  const { body } = await exampleFetch()('https://example.org/api/amounts.csv');
  const chunks: Uint8Array[] = [];
  await body?.pipeTo(new WritableStream({ write: (chunk) => void chunks.push(chunk) }));
  expect(chunks).toHaveLength(37);
  expect(await new Blob(chunks as BlobPart[]).text()).toMatch(/^Zoé;2000\r\n/);
});

test.each([
  ['https://example.org/api/orders/8', [404, 404, 404]],
  ['https://busy.example.org/api/orders/7', [503, 503, 200]],
  ['https://down.example.org/api/orders/7', [503, 503, 503]],
])('%s responds with %j', async (url, statuses) => {
  expect(await statusesOf(url)).toEqual(statuses);
});

test('the slow host responds only to an abort', async () => {
  const controller = new AbortController();
  const sent = exampleFetch()('https://slow.example.org/', { signal: controller.signal });
  controller.abort('too slow');
  await expect(sent).rejects.toBe('too slow');
});

test('another host is an error that names the hosts', async () => {
  await expect(exampleFetch()('https://tstd.github.io/')).rejects.toThrow('use example.org');
});
