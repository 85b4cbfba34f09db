import { STORAGE_KEYS } from '../dom/framework';
import { closest } from './intent';

const NEXT: Readonly<Record<string, 'light' | 'dark' | undefined>> = {
  system: 'light',
  light: 'dark',
};

/**
 * Lets the button of the navbar change the colours, before the application is there and after.
 *
 * The theme's own state follows the storage, as it does for a choice in another tab.
 */
export function switchColorMode(namespace = ''): void {
  const storageKey = STORAGE_KEYS.theme + namespace;
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = (choice: string | undefined): void => {
    root.dataset['themeChoice'] = choice ?? 'system';
    root.dataset['theme'] = choice ?? (system.matches ? 'dark' : 'light');
  };
  document.addEventListener('click', ({ target }) => {
    if (closest(target, '[data-native=color-mode]') !== null) {
      const choice = NEXT[root.dataset['themeChoice'] ?? 'system'];
      show(choice);
      save(storageKey, choice);
    }
  });
  system.addEventListener('change', () => {
    if (root.dataset['themeChoice'] === 'system') {
      show(undefined);
    }
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKey) {
      show(newValue ?? undefined);
    }
  });
}

function save(key: string, choice: string | undefined): void {
  try {
    const oldValue = localStorage.getItem(key);
    if (choice === undefined) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, choice);
    }
    // Browsers tell other tabs only.
    const change = { key, oldValue, newValue: choice ?? null, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', change));
  } catch {
    // The choice lasts as long as the page.
  }
}
