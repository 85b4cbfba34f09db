import { isPlainClick } from '../dom/isPlainClick';
import { SLASH_OFF, isSearchKey } from '../dom/isSearchKey';
import { isInNotice } from './notice';

/** A pointer that leaves earlier was only passing over the control. */
const REST_MILLISECONDS = 65;

const CONTROLS =
  'a[href], button, input, select, summary, textarea, [role=button], [role=option], [role=tab]';

const SEARCH = '[aria-keyshortcuts]';

const TAB = '[role=tab]';

const REPLAYED = `button, [role=button], ${TAB}, ${SEARCH}`;

/** Menus and tabs handle the key press, not the click that follows. */
const ANSWERS_KEYS = `a[role=button], ${TAB}`;

const IDLE_KEYS = /^(?: |Alt|Arrow\w+|Control|End|Home|Meta|Page\w+|Shift)$/;

type Repeat = (control: HTMLElement) => void;

const click: Repeat = (control) => {
  control.click();
};

export interface HeldPress {
  readonly repeat: () => void;
  readonly drop: () => void;
}

export function holdLastPress(start: () => void, slashKey: string, signal: AbortSignal): HeldPress {
  let pressed: { readonly control: HTMLElement; readonly repeat: Repeat } | undefined;
  let timer: number | undefined;
  // On the window, so that React does not get the events before hydration.
  const options = { capture: true, signal };

  const drop = (): void => {
    pressed?.control.removeAttribute('aria-busy');
    pressed = undefined;
  };
  const hold = (event: Event, control: HTMLElement, repeat: Repeat): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    drop();
    pressed = { control, repeat };
    control.setAttribute('aria-busy', 'true');
    start();
  };
  const onKey = (event: KeyboardEvent): void => {
    const control = closest(event.target, ANSWERS_KEYS);
    const search = isSearchKey(event, isSlashOn(slashKey))
      ? document.querySelector<HTMLElement>(SEARCH)
      : null;
    if (search !== null) {
      hold(event, search, click);
    } else if (control !== null && (event.key === 'Enter' || event.key === ' ')) {
      hold(event, control, (element) => {
        element.dispatchEvent(new KeyboardEvent('keydown', event));
      });
    } else if (!IDLE_KEYS.test(event.key)) {
      start();
    }
  };
  const onClick = (event: MouseEvent): void => {
    const control = closest(event.target, REPLAYED);
    if (control !== null && !isInNotice(control) && isPlainClick(event)) {
      hold(event, control, click);
    } else if (closest(event.target, CONTROLS) !== null) {
      start();
    }
  };
  const onPointerOver = ({ target, pointerType }: PointerEvent): void => {
    clearTimeout(timer);
    // A touch may be the start of a scroll, and a tap is followed by a click.
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
    const last = pressed;
    drop();
    const control = last && findAgain(last.control);
    if (last !== undefined && control !== undefined) {
      last.repeat(control);
    }
  };
  return { repeat, drop };
}

/** Docusaurus replaces its tabs on hydration; any other removed control is forgotten. */
function findAgain(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) {
    return control;
  }
  const tabs = control.matches(TAB) ? document.querySelectorAll<HTMLElement>(TAB) : [];
  return [...tabs].find(({ textContent }) => textContent === control.textContent);
}

function isSlashOn(key: string): boolean {
  try {
    return localStorage.getItem(key) !== SLASH_OFF;
  } catch {
    // The browser denies access to the storage.
    return true;
  }
}

function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}
