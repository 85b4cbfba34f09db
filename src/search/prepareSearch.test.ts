// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareSearch } from './prepareSearch';

const asked: string[] = [];

vi.mock('./session', () => ({
  openSession: (baseUrl: string) => {
    asked.push(`session of ${baseUrl}`);
    return Promise.resolve({
      packages: ['core', 'task'],
      learnVocabulary: () => asked.push('vocabulary'),
      prepare: () => asked.push('types and words'),
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

/** Loaded at once. */
const NAMES = ['session of /std/fr/'];

test('names are loaded at once, and all other ways of searching after a while', async () => {
  prepareSearch('/std/fr/');
  expect(asked).toEqual(NAMES);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([
    ...NAMES,
    'session of /std/fr/',
    'vocabulary',
    'types and words',
    'details of /std/fr/ core',
    'details of /std/fr/ task',
  ]);
});

test('nothing more is loaded where the box is closed by then', async () => {
  prepareSearch('/std/fr/')();
  await vi.runAllTimersAsync();
  expect(asked).toEqual(NAMES);
});

test('nothing more is loaded ahead where one saves data', async () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  prepareSearch('/std/fr/');
  await vi.runAllTimersAsync();
  expect(asked).toEqual(NAMES);
});
