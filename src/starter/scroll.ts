import { NAVBAR } from '../dom/framework';
import { type Application, whenParsed } from './application';
import { markCurrentPart, targetOf } from './contents';
import { closest } from './intent';

/** So long may the table of contents lag behind, which is drawn anew for each part that is read. */
const MARKING_MS = 100;

/** Nearer to the top than this, nobody needs a button to get there. */
const TOP_PIXELS = 300;

/**
 * Follows scrolling: the navbar makes room for those who read on and comes back for those who
 * turn back, as does the button to the top; the table of contents marks where the reader is.
 */
export function followScrolling({ whenReady }: Pick<Application, 'whenReady'>): void {
  const root = document.documentElement;
  let last = 0;
  let isToAnchor = false;

  const markSoon = onceAtATime(
    () => {
      markCurrentPart(heightOfNavbar());
    },
    (run) => setTimeout(run, MARKING_MS),
  );
  const follow = (): void => {
    const { scrollY, innerHeight } = window;
    const isAtEnd = scrollY + innerHeight >= root.scrollHeight - 1;
    const navbar = heightOfNavbar();
    if (scrollY < navbar) {
      show(true, false);
    } else if (isToAnchor || scrollY > last) {
      show(false, false);
    } else if (scrollY < last && !isAtEnd) {
      show(true, scrollY >= TOP_PIXELS);
    }
    isToAnchor = false;
    last = scrollY;
    markSoon();
  };
  const show = (hasNavbar: boolean, hasButton: boolean): void => {
    root.toggleAttribute('data-navbar-hidden', !hasNavbar);
    root.toggleAttribute('data-back-to-top', hasButton);
  };
  const followSoon = onceAtATime(follow, requestAnimationFrame);

  addEventListener('scroll', followSoon, { passive: true });
  // The application may draw anew what was marked.
  whenReady(followSoon);
  whenParsed(() => {
    isToAnchor = window.location.hash !== '';
    followSoon();
  });
  document.addEventListener('click', ({ target }) => {
    const link = closest(target, 'a');
    isToAnchor = link instanceof HTMLAnchorElement && leadsToAnchor(link);
    if (closest(target, '[data-native=back-to-top]') !== null) {
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    }
  });
}

/** Returns a function that schedules another one, unless that is awaited already. */
function onceAtATime(run: () => void, schedule: (run: () => void) => unknown): () => void {
  let isAwaited = false;
  return () => {
    if (!isAwaited) {
      isAwaited = true;
      schedule(() => {
        isAwaited = false;
        run();
      });
    }
  };
}

function heightOfNavbar(): number {
  return document.querySelector(NAVBAR)?.clientHeight ?? 0;
}

/** Whether a link leads to another place of this page. */
function leadsToAnchor({ pathname, hash }: HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && hash !== '' && targetOf(hash) !== null;
}
