import { useEffect } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';

/**
 * Scrolls the sidebar to the page that is open, where that is out of sight.
 *
 * The category of a page may unfold only after the page is there, so that the sidebar is looked at
 * again when its height changes; until the reader clicks in it, and decides what is in sight.
 */
export function useCurrentInSight(pathname: string): void {
  useEffect(() => {
    const list = document.querySelector(`aside .${ThemeClassNames.docs.docSidebarMenu}`);
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

/** Only the sidebar moves: `scrollIntoView` would move the page, too. */
function showCurrent(sidebar: Element): void {
  const current = sidebar.querySelector('[aria-current=page]')?.getBoundingClientRect();
  const box = sidebar.getBoundingClientRect();
  if (current !== undefined && (current.top < box.top || current.bottom > box.bottom)) {
    sidebar.scrollTop += (current.top + current.bottom - box.top - box.bottom) / 2;
  }
}
