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
  // A reader who stops to read does not notice the work.
  addEventListener('scrollend', layOutWhole, { once: true });
}
