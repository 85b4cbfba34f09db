import { type RefObject, useRef, useState } from 'react';
import { useLocationChange, useScrollPosition } from '@docusaurus/theme-common/internal';

export interface HideableNavbar {
  readonly navbarRef: RefObject<HTMLElement | null>;
  readonly isVisible: boolean;
}

/**
 * Hides the navbar while the reader scrolls down and shows it while they scroll up.
 *
 * It stays hidden when they go to a heading, which it would cover, and shows when they go to
 * another page.
 */
export function useHideableNavbar(hideOnScroll: boolean): HideableNavbar {
  const navbarRef = useRef<HTMLElement>(null);
  const [isVisible, setIsVisible] = useState(true);
  const isGoingToAnchor = useRef(false);

  useScrollPosition(({ scrollY: top }, last) => {
    const height = navbarRef.current?.offsetHeight ?? 0;
    const { scrollHeight } = document.documentElement;
    if (!hideOnScroll || top < height) {
      setIsVisible(true);
    } else if (isGoingToAnchor.current) {
      isGoingToAnchor.current = false;
    } else if (last && top > last.scrollY) {
      setIsVisible(false);
    } else if (last && top < last.scrollY && top + window.innerHeight < scrollHeight - height) {
      // Not at the very end of the page, where some browsers bounce back.
      setIsVisible(true);
    }
  });

  useLocationChange(({ location }) => {
    const isAnchor = hideOnScroll && document.getElementById(anchorOf(location.hash)) !== null;
    isGoingToAnchor.current = isAnchor;
    setIsVisible(!isAnchor);
    // What scrolls after the next frame is the reader.
    requestAnimationFrame(() => {
      isGoingToAnchor.current = false;
    });
  });

  return { navbarRef, isVisible };
}

function anchorOf(hash: string): string {
  const anchor = hash.slice(1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
