// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareSearch } from './prepareSearch';

const asked: string[] = [];

vi.mock('./session', () => ({
  openSession: (baseUrl: string) => {
    asked.push(`session of ${baseUrl}`);
    return Promise.resolve({
      packages: ['core', 'task'],
      findTypes: (query: string) => asked.push(`types of "${query}"`),
      findWords: (query: string) => asked.push(`words of "${query}"`),
    });
  },
}));

vi.mock('./loadDetails', () => ({
  loadDetails: (baseUrl: string, name: string) => asked.push(`details of ${baseUrl} ${name}`),
}));

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('all ways of searching are loaded after a while', async () => {
  prepareSearch('/std/fr/');
  expect(asked).toEqual([]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([
    'session of /std/fr/',
    'types of ""',
    'words of ""',
    'details of /std/fr/ core',
    'details of /std/fr/ task',
  ]);
});

test('nothing is loaded where the box is closed by then', async () => {
  prepareSearch('/std/')();
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});

test('nothing is loaded ahead where one saves data', async () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  prepareSearch('/std/');
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
});
