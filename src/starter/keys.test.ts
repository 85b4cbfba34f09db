// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answerKeys } from './keys';
import type { Retry } from './loadFailure';
import { KEYS_OFF } from './singleKey';

const MEMBERS = '<div data-contents><a href="#at" data-kind="function">at()</a></div>';
const OTHERS =
  '<button type="button" data-native="keys"><b>Keys</b></button><input><p contenteditable></p>';

const answerKey = vi.fn<(key: string) => void>();
let isLoaded = true;

beforeAll(() => {
  answerKeys(() => (isLoaded ? Promise.resolve({ answerKey }) : Promise.reject(new Error('gone'))));
});

beforeEach(() => {
  isLoaded = true;
  document.body.innerHTML = MEMBERS + OTHERS;
});

afterEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

/** Returns the keys that are answered to. */
async function press(
  keys: string,
  more: KeyboardEventInit = {},
  selector = 'body',
): Promise<string> {
  answerKey.mockClear();
  for (const key of keys) {
    const isLeft = document
      .querySelector(selector)
      ?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
      );
    await Promise.resolve();
    expect(isLeft).toBe(!answerKey.mock.lastCall?.[0].includes(key));
  }
  return answerKey.mock.calls.flat().join('');
}

test('answers to the keys of members and of the list, and leaves all others', async () => {
  expect(await press('/jkf?JKF')).toBe('jkf?');
});

test('leaves the keys of members on a page that has none', async () => {
  document.body.innerHTML = OTHERS;
  expect(await press('jkf?')).toBe('?');
});

test.each([
  ['with Ctrl', { ctrlKey: true }],
  ['with Alt', { altKey: true }],
  ['with Meta', { metaKey: true }],
  ['in the middle of a letter that takes several keys', { isComposing: true }],
])('leaves a key %s', async (_, more) => {
  expect(await press('jkf?', more)).toBe('');
});

test('answers to a question mark that takes Shift', async () => {
  expect(await press('?', { shiftKey: true })).toBe('?');
});

test.each(['input', '[contenteditable]'])('leaves what is typed into %s', async (field) => {
  expect(await press('jkf?', {}, field)).toBe('');
});

test('leaves keys to a dialog', async () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  expect(await press('jkf?')).toBe('');
});

test('leaves all keys when they are turned off, but not the button', async () => {
  localStorage.setItem(KEYS_OFF, '1');
  expect(await press('jkf?')).toBe('');
  document.querySelector('b')?.click();
  await Promise.resolve();
  expect(answerKey).toHaveBeenCalledWith('?');
});

test('answers where storage is blocked', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('The user denied access');
  });
  expect(await press('jkf?')).toBe('jkf?');
});

test('tells where the code cannot be loaded, and answers when it is tried again', async () => {
  let retry: Retry | undefined;
  document.addEventListener(
    'application:failed',
    (event) => {
      retry = (event as CustomEvent<Retry>).detail;
    },
    { once: true },
  );
  isLoaded = false;
  document.querySelector('b')?.click();
  await vi.waitFor(() => {
    expect(retry).toBeDefined();
  });
  expect(answerKey).not.toHaveBeenCalled();
  isLoaded = true;
  retry?.();
  await vi.waitFor(() => {
    expect(answerKey).toHaveBeenCalledWith('?');
  });
});
