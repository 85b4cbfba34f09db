import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { guardStorage } from './storageGuard';

const descriptor = Object.getOwnPropertyDescriptor(window, 'localStorage');

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.restoreAllMocks();
  if (descriptor !== undefined) {
    Object.defineProperty(window, 'localStorage', descriptor);
  }
});

async function useStorage(): Promise<{ readonly warnings: unknown[]; readonly read: unknown[] }> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { createStorageSlot } = await import('@docusaurus/theme-common/internal');
  const read = ['theme', 'tabs'].map((key) => {
    const slot = createStorageSlot(key);
    slot.set('value');
    const value = slot.get();
    slot.del();
    return value;
  });
  expect(error).not.toHaveBeenCalled();
  return { warnings: warn.mock.calls.map(([message]: readonly unknown[]) => message), read };
}

const ONE_WARNING = {
  warnings: [expect.stringContaining('storage is not available')],
  read: [null, null],
};

describe('guardStorage()', () => {
  test('does not change storage that works', async () => {
    guardStorage('localStorage');
    expect(localStorage.length).toBe(0);
    expect(await useStorage()).toEqual({ warnings: [], read: ['value', 'value'] });
  });

  test('makes Docusaurus warn once if every call fails', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    guardStorage('localStorage');
    expect(await useStorage()).toEqual(ONE_WARNING);
  });

  test('makes Docusaurus warn once if access is denied', async () => {
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    guardStorage('localStorage');
    expect(await useStorage()).toEqual(ONE_WARNING);
  });

  test('makes Docusaurus warn once if there is no storage', async () => {
    Object.defineProperty(window, 'localStorage', { configurable: true, value: null });
    guardStorage('localStorage');
    expect(await useStorage()).toEqual(ONE_WARNING);
  });
});
