import { layOutWhole } from '../dom/wholePage';

/**
 * Lets readers find the place of an anchor on a long page, and come back to the very place where they
 * were. The browser remembers it in pixels, which must be those of the whole page when they leave and
 * when they return.
 */
export function keepPlaces(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isNew = (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  if (isNew && window.location.hash === '') {
    addEventListener('hashchange', goToAnchor, { once: true });
  } else {
    layOutWhole();
  }
  addEventListener('scrollend', layOutUnseen, { once: true });
}

/** Goes to the first anchor that is followed: the browser went to where it guessed its place. */
function goToAnchor(): void {
  layOutWhole();
  document.querySelector(':target')?.scrollIntoView();
}

/** Lays out the page while a reader stops to read, who sees nothing of it. */
function layOutUnseen(): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const topOf = (): number => seen?.getBoundingClientRect().top ?? 0;
  const top = topOf();
  layOutWhole();
  scrollBy(0, topOf() - top);
}
