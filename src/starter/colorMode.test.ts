// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { switchColorMode } from './colorMode';

const { dataset } = document.documentElement;
const system = Object.assign(new EventTarget(), { matches: false });

function setSystem(isDark: boolean): void {
  system.matches = isDark;
  system.dispatchEvent(new Event('change'));
}

function press(): void {
  document
    .querySelector<Element & { click: () => void }>('svg')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** With the namespace of the site. */
const KEY = 'theme-std';

const state = (): readonly unknown[] => [
  dataset['theme'],
  dataset['themeChoice'],
  localStorage.getItem(KEY),
];

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => system);
  switchColorMode('-std');
});

beforeEach(() => {
  document.body.innerHTML = '<button data-native="color-mode"><svg></svg></button>';
  localStorage.clear();
  dataset['themeChoice'] = 'system';
  setSystem(false);
});

test('goes from the system to light, to dark, and back to the system, which is not stored', () => {
  setSystem(true);
  expect(state()).toEqual(['dark', 'system', null]);
  press();
  expect(state()).toEqual(['light', 'light', 'light']);
  press();
  expect(state()).toEqual(['dark', 'dark', 'dark']);
  setSystem(false);
  press();
  expect(state()).toEqual(['light', 'system', null]);
});

test('follows the operating system in system mode, and only there', () => {
  setSystem(true);
  expect(state()).toEqual(['dark', 'system', null]);
  press();
  setSystem(false);
  setSystem(true);
  expect(state()).toEqual(['light', 'light', 'light']);
});

test('tells the theme as a choice in another tab does, and follows one', () => {
  const changes: unknown[] = [];
  const listen = ({ key, oldValue, newValue, storageArea }: StorageEvent): void => {
    changes.push([key, oldValue, newValue, storageArea === localStorage]);
  };
  window.addEventListener('storage', listen);
  press();
  press();
  expect(changes).toEqual([
    [KEY, null, 'light', true],
    [KEY, 'light', 'dark', true],
  ]);
  window.removeEventListener('storage', listen);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: null }));
  expect(state().slice(0, 2)).toEqual(['light', 'system']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'dark' }));
  expect(state().slice(0, 2)).toEqual(['light', 'system']);
});

test('changes the page where nothing can be stored', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('No quota');
  });
  press();
  press();
  expect(state()).toEqual(['dark', 'dark', null]);
  setItem.mockRestore();
});
