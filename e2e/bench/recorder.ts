/*
 * Runs in the page. It knows the search as a reader does: a field, and a list of what is found that
 * says whether it is busy.
 */

/** The effect of a key. Times are milliseconds from the key to the end of layout. */
export interface Answered {
  /** How often the field has been written in by then. */
  readonly writings: number;
  /** The text in the field. */
  readonly query: string;
  /** When the list was first another one, and not just emptied; `null` where it stays the same. */
  readonly changed: number | null;
  /** When nothing more was to come; `null` where nothing was asked for. */
  readonly completed: number | null;
}

/** The times to open the box, in milliseconds since the key that opens it. */
export interface Opened {
  /** Until the field could be written in. */
  readonly ready: number;
  /** Until the first result was there, and laid out. */
  readonly found: number;
}

/** The interface of the recorder to the bench. */
export interface Recorder {
  /** Writes a query as soon as the field is there, and waits for what it finds. */
  readonly whenOpened: (query: string) => Promise<Opened>;
  /** Waits until nothing more is to come; milliseconds since the key that opened the box. */
  readonly whenComplete: () => Promise<number>;
  /** Waits until the field was written in more often than that, and that has brought all. */
  readonly whenAnswered: (writings: number) => Promise<Answered>;
}

declare global {
  interface Window {
    searchRecorder: Recorder;
  }
}

const LIST = '[role=listbox]';
const OPTION = '[role=option]';

let pressed = 0;
let typed = 0;
let writings = 0;
let query = '';
let list = '';
let isBusy = false;
let changed: number | null = null;
let emptied: number | null = null;
let completed: number | null = null;
let wake = (): void => undefined;

window.addEventListener('keydown', () => (pressed = performance.now()), { capture: true });

window.addEventListener(
  'input',
  ({ target }) => {
    typed = performance.now();
    writings += 1;
    query = target instanceof HTMLInputElement ? target.value : '';
    changed = null;
    emptied = null;
    completed = null;
  },
  { capture: true },
);

// It is told at the end of a task of all that the task has changed: when the list is committed.
new MutationObserver((records) => {
  const committed = performance.now();
  if (!records.some(({ target }) => isOfList(target))) {
    return;
  }
  const [listBefore, wasBusy] = [list, isBusy];
  list = readList();
  isBusy = readBusy();
  if (list === listBefore && isBusy === wasBusy) {
    return;
  }
  // That something is asked for is nothing to be laid out, and must not keep it from being asked.
  const time = list === listBefore && isBusy ? null : committed + layOut() - typed;
  if (list !== listBefore) {
    changed ??= list === '' ? null : time;
    emptied ??= list === '' ? time : null;
  }
  completed = isBusy ? null : time;
  wake();
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

window.searchRecorder = {
  async whenOpened(text) {
    const field = await focusedField();
    const start = pressed;
    const ready = performance.now() - start;
    field.setRangeText(text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    while (changed === null) {
      await mutation();
    }
    return { ready, found: typed + changed - start };
  },
  async whenComplete() {
    while (completed === null) {
      await mutation();
    }
    return typed + completed - pressed;
  },
  async whenAnswered(before) {
    while (writings <= before) {
      await written();
    }
    await frame();
    while (isBusy) {
      await mutation();
    }
    return { writings, query, changed: changed ?? emptied, completed };
  },
};

/** Lays out what is new, as the browser would for the next frame, and returns how long that takes. */
function layOut(): number {
  const start = performance.now();
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

function isOfList(node: Node): boolean {
  return node instanceof Element && node.closest(LIST) !== null;
}

function readBusy(): boolean {
  return document.querySelector(LIST)?.ariaBusy === 'true';
}

/** The results as a reader sees them: the target of each, and its highlighted parts. */
function readList(): string {
  return Array.from(document.querySelectorAll(OPTION), (option) =>
    [option.getAttribute('href'), ...marksOf(option)].join(' '),
  ).join('\n');
}

function marksOf(option: Element): readonly (string | null)[] {
  return Array.from(option.querySelectorAll('mark'), (mark) => mark.textContent);
}

function isField(element: unknown): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.role === 'combobox';
}

function focusedField(): Promise<HTMLInputElement> {
  return new Promise((resolve) => {
    if (isField(document.activeElement)) {
      resolve(document.activeElement);
    }
    document.addEventListener('focusin', ({ target }) => {
      if (isField(target)) {
        resolve(target);
      }
    });
  });
}

function written(): Promise<void> {
  return new Promise((resolve) => {
    const listener = (): void => {
      resolve();
    };
    window.addEventListener('input', listener, { once: true });
  });
}

function mutation(): Promise<void> {
  return new Promise((resolve) => {
    wake = resolve;
  });
}

/** Waits until the next frame is there. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve);
    });
  });
}
