import { useEffect } from 'react';
import { SIDEBAR_MENU } from '../../../dom/framework';
import { showCurrent } from '../../../dom/showCurrent';

/**
 * Scrolls the sidebar to the page that is open, where that is out of sight.
 *
 * The category of a page may unfold only after the page is there, so that the sidebar is looked at
 * again when its height changes; until the reader clicks in it, and decides what is in sight.
 */
export function useCurrentInSight(pathname: string): void {
  useEffect(() => {
    const list = document.querySelector(SIDEBAR_MENU);
    const sidebar = list?.parentElement;
    if (!list || !sidebar) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      showCurrent(sidebar);
    });
    const stop = (): void => {
      observer.disconnect();
    };
    observer.observe(list);
    sidebar.addEventListener('click', stop);
    return () => {
      stop();
      sidebar.removeEventListener('click', stop);
    };
  }, [pathname]);
}
