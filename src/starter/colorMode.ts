import { closest } from './intent';

/** What the theme keeps the choice of a reader under; without one the system chooses. */
const KEY = 'theme';

const NEXT: Readonly<Record<string, 'light' | 'dark' | undefined>> = {
  system: 'light',
  light: 'dark',
};

/**
 * Lets the button of the navbar change the colours, before the application is there and after.
 *
 * The theme's own state follows the storage, as it does for a choice in another tab.
 */
export function switchColorMode(): void {
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
      save(choice);
    }
  });
  system.addEventListener('change', () => {
    if (root.dataset['themeChoice'] === 'system') {
      show(undefined);
    }
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY) {
      show(newValue ?? undefined);
    }
  });
}

function save(choice: string | undefined): void {
  try {
    const oldValue = localStorage.getItem(KEY);
    if (choice === undefined) {
      localStorage.removeItem(KEY);
    } else {
      localStorage.setItem(KEY, choice);
    }
    // Browsers tell other tabs only.
    const change = { key: KEY, oldValue, newValue: choice ?? null, storageArea: localStorage };
    window.dispatchEvent(new StorageEvent('storage', change));
  } catch {
    // The choice lasts as long as the page.
  }
}
