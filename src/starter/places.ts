import { layOutWhole } from '../dom/wholePage';

/**
 * Lets readers come back to the very place where they were on a long page. The browser remembers it
 * in pixels, which must be those of the whole page when they leave and when they return.
 */
export function keepPlaces(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if ((entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate') {
    layOutWhole();
  }
  addEventListener('scrollend', layOutUnseen, { once: true });
}

/** Lays out the page while a reader stops to read, who sees nothing of it. */
function layOutUnseen(): void {
  const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const topOf = (): number => seen?.getBoundingClientRect().top ?? 0;
  const top = topOf();
  layOutWhole();
  scrollBy(0, topOf() - top);
}
