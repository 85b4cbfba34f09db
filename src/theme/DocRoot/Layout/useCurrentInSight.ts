import { useEffect } from 'react';
import { SIDEBAR_MENU } from '../../../dom/framework';

/**
 * Scrolls the sidebar to the open page if it is out of sight.
 *
 * The category of a page may unfold after the page is shown, so this checks again whenever the height
 * of the sidebar changes, until the reader clicks in it.
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

function showCurrent(sidebar: Element): void {
  // `scrollIntoView` would scroll the page too.
  const current = sidebar.querySelector('[aria-current=page]')?.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (current !== undefined && (current.top < box.top || current.bottom > box.bottom)) {
    sidebar.scrollTop += (current.top + current.bottom - box.top - box.bottom) / 2;
  }
}
