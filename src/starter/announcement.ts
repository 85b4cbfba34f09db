import { STORAGE_KEYS } from '../dom/framework';
import { whenParsed } from './application';
import { closest } from './intent';

/** Lets a reader close the announcement; another one is shown to them again. */
export function closeAnnouncement(namespace = ''): void {
  const idKey = STORAGE_KEYS.announcement + namespace;
  // The theme's script reads it before the first paint.
  const dismissedKey = STORAGE_KEYS.dismissed + namespace;
  const root = document.documentElement;
  const keep = (id: string, isDismissed: boolean): void => {
    root.dataset['announcementBarInitiallyDismissed'] = String(isDismissed);
    try {
      localStorage.setItem(idKey, id);
      localStorage.setItem(dismissedKey, String(isDismissed));
    } catch {
      // It comes back with the next page.
    }
  };
  whenParsed(() => {
    const id = document.querySelector<HTMLElement>('[data-announcement]')?.dataset['announcement'];
    if (id !== undefined && read(idKey) !== id) {
      keep(id, false);
    }
  });
  document.addEventListener('click', ({ target }) => {
    const bar = closest(target, '[data-native=announcement]')?.closest<HTMLElement>(
      '[data-announcement]',
    );
    if (bar?.dataset['announcement'] !== undefined) {
      keep(bar.dataset['announcement'], true);
    }
  });
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
