import { describe, expect, test, vi } from 'vitest';
import type { WorkerReply } from './serveRequests';
import { createWorkerClient } from './workerClient';

/** A worker that answers when it is told to. */
class FakeWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  readonly questions: string[] = [];
  isTerminated = false;

  postMessage(question: string): void {
    this.questions.push(question);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  reply(data: WorkerReply<string>): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }
}

function setUp() {
  const workers: FakeWorker[] = [];
  const send = createWorkerClient<string, string>(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  const last = (): FakeWorker => workers.at(-1) ?? new FakeWorker();
  return { send, workers, last };
}

describe('a question to a worker', () => {
  test('starts it, once, and is answered', async () => {
    const { send, workers, last } = setUp();
    expect(workers).toHaveLength(0);
    const first = send('one');
    last().reply({ answer: '1' });
    expect(await first).toBe('1');
    const second = send('two');
    last().reply({ answer: '2' });
    expect(await second).toBe('2');
    expect(workers).toHaveLength(1);
    expect(last().questions).toEqual(['one', 'two']);
  });

  test('that waits is dropped for the next one', async () => {
    const { send, last } = setUp();
    const [first, second, third] = [send('one'), send('two'), send('three')];
    expect(last().questions).toEqual(['one']);
    last().reply({ answer: '1' });
    expect(await Promise.all([first, second])).toEqual(['1', undefined]);
    last().reply({ answer: '3' });
    expect(await third).toBe('3');
    expect(last().questions).toEqual(['one', 'three']);
  });

  test('fails where the worker says so, and the next one has a worker of its own', async () => {
    const { send, workers, last } = setUp();
    const [first, second] = [send('one'), send('two')];
    last().reply({ error: 'no index' });
    await expect(first).rejects.toThrow('no index');
    expect(workers[0]?.isTerminated).toBe(true);
    await vi.waitUntil(() => workers.length === 2);
    last().reply({ answer: '2' });
    expect(await second).toBe('2');
    expect(workers).toHaveLength(2);
  });

  test('fails where the worker cannot be loaded', async () => {
    const { send, last } = setUp();
    const first = send('one');
    const event = new Event('error', { cancelable: true });
    last().onerror?.(event);
    await expect(first).rejects.toThrow('could not be loaded');
    // The reader is told; the console needs no line of its own.
    expect(event.defaultPrevented).toBe(true);
  });
});
