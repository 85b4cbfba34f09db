import { THEME_KEY } from '../dom/framework';

export function followColorMode(storageNamespace: string, signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = (choice: string | null): void => {
    const isChosen = choice === 'light' || choice === 'dark';
    dataset['themeChoice'] = isChosen ? choice : 'system';
    dataset['theme'] = isChosen ? choice : system.matches ? 'dark' : 'light';
  };
  system.addEventListener(
    'change',
    () => {
      show(dataset['themeChoice'] ?? null);
    },
    { signal },
  );
  addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === THEME_KEY + storageNamespace) {
        show(newValue);
      }
    },
    { signal },
  );
}
