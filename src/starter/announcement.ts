import { whenParsed } from './application';
import { closest } from './intent';

// The theme's script reads the second before the first paint.
const ID_KEY = 'docusaurus.announcement.id';
const DISMISSED_KEY = 'docusaurus.announcement.dismiss';

/** Lets a reader close the announcement; another one is shown to them again. */
export function closeAnnouncement(): void {
  const root = document.documentElement;
  const keep = (id: string, isDismissed: boolean): void => {
    root.dataset['announcementBarInitiallyDismissed'] = String(isDismissed);
    try {
      localStorage.setItem(ID_KEY, id);
      localStorage.setItem(DISMISSED_KEY, String(isDismissed));
    } catch {
      // It comes back with the next page.
    }
  };
  whenParsed(() => {
    const id = document.querySelector<HTMLElement>('[data-announcement]')?.dataset['announcement'];
    if (id !== undefined && read(ID_KEY) !== id) {
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
