import { type Application, whenParsed } from './application';
import { closest } from './intent';
import { elementAt, pathOf } from './waiting';

/** Controls that answer without the application. */
const NATIVE = '[data-native]';

const CONTROL = 'button, [role=button], [role=tab]';

type Action = (control: HTMLElement) => void;

/**
 * Keeps what is pressed and typed until the application answers to it, and then does it once.
 *
 * A control that waits says so with `aria-busy`.
 */
export function keepPresses({ isReady, start, whenReady, pressedBefore }: Application): void {
  // While a kept press is done, its event passes the listeners below again.
  let isDoing = false;
  const hasToWait = (): boolean => !isReady() && !isDoing;
  const doLater = (control: HTMLElement, action: Action): void => {
    const path = pathOf(control);
    control.setAttribute('aria-busy', 'true');
    start();
    whenReady(() => {
      control.removeAttribute('aria-busy');
      isDoing = true;
      try {
        // The framework may have put another element in its place, as it does with tabs.
        action(control.isConnected ? control : (elementAt(path) ?? control));
      } finally {
        isDoing = false;
      }
    });
  };
  const keep = (event: Event, control: HTMLElement, action: Action): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    doLater(control, action);
  };

  const press: Action = (control) => {
    control.click();
  };

  whenParsed(() => {
    for (const control of pressedBefore.map(elementAt)) {
      if (control !== null) {
        doLater(control, press);
      }
    }
  });
  // On the window, before the framework sees an event of a page that it has not taken over.
  window.addEventListener(
    'click',
    (event) => {
      const control = closest(event.target, CONTROL);
      if (hasToWait() && control !== null && control.closest(NATIVE) === null) {
        keep(event, control, press);
      }
    },
    { capture: true },
  );
  window.addEventListener(
    'keydown',
    (event) => {
      const control = closest(event.target, 'a[role=button], [role=tab]');
      if (hasToWait() && control !== null && isPress(event)) {
        keep(event, control, (element) => {
          element.dispatchEvent(new KeyboardEvent('keydown', { ...copyKey(event), bubbles: true }));
        });
      }
    },
    { capture: true },
  );
  const typed = new Map<HTMLInputElement, string>();
  window.addEventListener(
    'input',
    ({ target }) => {
      if (hasToWait() && target instanceof HTMLInputElement && target.closest(NATIVE) === null) {
        // The framework empties a field when it takes over.
        const isFirst = !typed.has(target);
        typed.set(target, target.value);
        if (isFirst) {
          doLater(target, (element) => {
            enter(element as HTMLInputElement, typed.get(target) ?? '');
          });
        }
      }
    },
    { capture: true },
  );
}

const PRESSING_KEYS = ['Enter', ' ', 'ArrowLeft', 'ArrowRight'];

function isPress({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return PRESSING_KEYS.includes(key) && !(ctrlKey || metaKey || altKey);
}

function copyKey({ key, code, shiftKey }: KeyboardEvent): KeyboardEventInit {
  return { key, code, shiftKey, cancelable: true };
}

/** Enters a text as a reader does: React hears of one only when it was not set by script. */
function enter(field: HTMLInputElement, text: string): void {
  field.value = '';
  field.setRangeText(text, 0, 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
