import { isPlainClick } from '../dom/isPlainClick';
import { isSearchKey } from '../dom/isSearchKey';
import { isInNotice } from './notice';

/** How long a pointer rests on what it is about to press: less is scrolling past. */
const REST_MILLISECONDS = 65;

const CONTROLS =
  'a[href], button, input, select, summary, textarea, [role=button], [role=option], [role=tab]';

/** The link to the search, which opens the search box instead. */
const SEARCH = '[aria-keyshortcuts]';

/** What does nothing, or something else, without the application. */
const REPLAYED = `button, [role=button], [role=tab], ${SEARCH}`;

/** Keys that scroll, or that do nothing by themselves. */
const IDLE_KEYS = /^(?: |Alt|Arrow\w+|Control|End|Home|Meta|Page\w+|Shift)$/;

/** The last press, which waits for the application. */
export interface HeldPress {
  readonly repeat: () => void;
  readonly drop: () => void;
}

/**
 * Starts the application when a reader is about to use something, and holds the last press until
 * the application can answer it.
 */
export function holdLastPress(start: () => void, signal: AbortSignal): HeldPress {
  let pressed: HTMLElement | undefined;
  let timer: number | undefined;
  // On the window, before the framework sees an event of a page that it has not taken over.
  const options = { capture: true, signal };

  const drop = (): void => {
    pressed?.removeAttribute('aria-busy');
    pressed = undefined;
  };
  const hold = (event: Event, control: HTMLElement): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    drop();
    pressed = control;
    control.setAttribute('aria-busy', 'true');
    start();
  };
  const onKey = (event: KeyboardEvent): void => {
    const tab = closest(event.target, '[role=tab]');
    const search = isSearchKey(event) ? document.querySelector<HTMLElement>(SEARCH) : null;
    if (search !== null) {
      hold(event, search);
    } else if (tab !== null && (event.key === 'Enter' || event.key === ' ')) {
      // A button gets a click of this key; a tab does not.
      hold(event, tab);
    } else if (!IDLE_KEYS.test(event.key)) {
      start();
    }
  };
  const onClick = (event: MouseEvent): void => {
    const control = closest(event.target, REPLAYED);
    if (control !== null && !isInNotice(control) && isPlainClick(event)) {
      hold(event, control);
    } else if (closest(event.target, CONTROLS) !== null) {
      start();
    }
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent): void => {
    clearTimeout(timer);
    // A finger that touches something may be scrolling; if it presses, there is a click.
    if (pointerType === 'mouse' && closest(target, CONTROLS) !== null) {
      timer = window.setTimeout(start, REST_MILLISECONDS);
    }
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.matches(':focus-visible')) {
      start();
    }
  };
  addEventListener('keydown', onKey, options);
  addEventListener('click', onClick, options);
  addEventListener('pointerover', onPointerOver, options);
  addEventListener('focusin', onFocus, options);

  const repeat = (): void => {
    const control = pressed && findAgain(pressed);
    drop();
    control?.click();
  };
  return { repeat, drop };
}

/** Docusaurus replaces its tabs when it takes over; anything else that has gone is forgotten. */
function findAgain(control: HTMLElement): HTMLElement | undefined {
  return control.isConnected
    ? control
    : [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(
        ({ textContent, role }) => role === control.role && textContent === control.textContent,
      );
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
