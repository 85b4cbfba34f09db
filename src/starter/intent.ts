import type { Application } from './application';

/** How long a pointer rests on what it is about to press. */
const REST_MILLISECONDS = 65;

const CONTROLS =
  'a[href], button, input, select, summary, textarea, [role=button], [role=option], [role=tab]';

/** Starts the application when a reader is about to use a link or a control. */
export function startOnIntent({ start, isReady, whenReady }: Application): void {
  let timer: number | undefined;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    // A finger that comes over something may be scrolling; if it presses, there is a click.
    if (!isReady() && pointerType === 'mouse' && closest(target, CONTROLS) !== null) {
      timer = window.setTimeout(start, REST_MILLISECONDS);
    }
  });
  document.addEventListener('pointerout', () => {
    clearTimeout(timer);
  });
  whenReady(repeatHover);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) {
      start();
    }
  });
}

/** Tells the application what the pointer rests on: it was not there when the pointer came. */
function repeatHover(): void {
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  const bubbles = true;
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles, pointerType: 'mouse' }));
  hovered?.dispatchEvent(new MouseEvent('mouseover', { bubbles }));
}

/** The element around the target of an event that a selector finds. */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
