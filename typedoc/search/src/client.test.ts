import { expect, test, vi } from 'vitest';
import { createSearchClient } from './client';
import { readData, storeData } from './columns';
import { parseQuery } from './query';
import type { SearchData } from './record';

class FakeWorker {
  readonly queries: string[] = [];
  readonly terminate = vi.fn();
  onmessage?: (event: unknown) => void;
  onerror?: (event: unknown) => void;

  postMessage({ query }: { readonly query: { readonly text: string } }): void {
    this.queries.push(query.text);
  }

  answer(): void {
    this.onmessage?.({ data: this.queries.at(-1) });
  }
}

function createClient() {
  const workers: FakeWorker[] = [];
  const send = createSearchClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { workers, send: (text: string) => send(parseQuery(text), 8) };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('only the latest of the waiting queries is sent', async () => {
  const { send, workers } = createClient();
  const answers = Promise.all(['a', 'ab', 'abc'].map(send));
  await settle();
  workers[0]?.answer();
  await settle();
  workers[0]?.answer();
  expect(await answers).toEqual([undefined, undefined, 'abc']);
  expect(workers[0]?.queries).toEqual(['abc']);
});

test('a query waits for the running one', async () => {
  const { send, workers } = createClient();
  const first = send('a');
  await settle();
  const second = send('b');
  await settle();
  expect(workers[0]?.queries).toEqual(['a']);
  workers[0]?.answer();
  await settle();
  workers[0]?.answer();
  expect([await first, await second]).toEqual(['a', 'b']);
});

test('a worker that failed to load is started again', async () => {
  const { send, workers } = createClient();
  const failed = send('a');
  await settle();
  workers[0]?.onerror?.({ preventDefault: () => undefined, message: '' });
  await expect(failed).rejects.toThrow('Could not load the search');
  expect(workers[0]?.terminate).toHaveBeenCalledOnce();
  const second = send('b');
  await settle();
  workers[1]?.onerror?.({ preventDefault: () => undefined, message: 'broken' });
  await expect(second).rejects.toThrow('broken');
});

test('stored data is restored', () => {
  const data: SearchData = {
    locale: 'en-GB',
    records: [
      { path: '/a', kind: 'guide', title: 'A', trail: ['B'] },
      { path: '/b', kind: 'function', title: 'b', package: 'core', names: ['c'], mentions: 2 },
    ],
  };
  const stored: unknown = JSON.parse(JSON.stringify(storeData(data)));
  expect(readData(stored as ReturnType<typeof storeData>)).toEqual(data);
});
