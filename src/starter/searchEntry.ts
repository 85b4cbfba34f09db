import { isPlainClick } from '../dom/isPlainClick';
import type { Application } from './application';
import { closest } from './intent';
import type { StarterTexts } from './settings';

type SearchTexts = Pick<StarterTexts, 'search' | 'searchField' | 'searchPlaceholder'>;

/** Asks for the search box; who shows it at once prevents the default. */
export const SEARCH_EVENT = 'search:open';

const ENTRY_CLASS = 'search-entry';

/** The look of the search box, which this field has until the box is there. */
export const DIALOG_CLASS = 'search-dialog';

/** A link to the page of results, which opens the box instead. */
const OPENER = '[data-native=search]';

/** In a field, `/` is text. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** The text that was typed before the box was there. */
export interface Typed {
  readonly query: string;
  /** Whether Enter came last: the first answer is wanted. */
  readonly isEntered: boolean;
}

/**
 * Opens the search by its button, by `/` and by Ctrl-K.
 *
 * Until the search box is loaded a field stands in its place and takes what is typed, with all that
 * a field can do: the box goes on with that text.
 */
export function openSearchOnPress(application: Application, texts: SearchTexts): void {
  const open = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const isShown = !document.dispatchEvent(new CustomEvent(SEARCH_EVENT, { cancelable: true }));
    if (!isShown && findEntry() === null) {
      showEntry(texts);
      application.start();
    }
  };
  window.addEventListener(
    'keydown',
    (event) => {
      const isPressed = event.key === ' ' && closest(event.target, OPENER) !== null;
      if ((isPressed || isShortcut(event)) && document.querySelector('dialog[open]') === null) {
        open(event);
      }
    },
    { capture: true },
  );
  window.addEventListener(
    'click',
    (event) => {
      if (closest(event.target, OPENER) !== null && isPlainClick(event)) {
        open(event);
      }
    },
    { capture: true },
  );
}

/** Whether a reader waits for the search box. */
export function hasSearchEntry(): boolean {
  return findEntry() !== null;
}

/** Takes the text and the place of the field that was shown, if it is still there. */
export function takeSearchEntry(): Typed | undefined {
  const entry = findEntry();
  const field = entry?.querySelector('input');
  if (!entry || !field) {
    return undefined;
  }
  const typed = { query: field.value, isEntered: entry.dataset['entered'] === 'true' };
  // Closed, and not just taken away, it gives the focus back: the box takes it from there.
  entry.close();
  entry.remove();
  return typed;
}

/** Resolves when nobody is in the middle of a letter that takes several keys. */
export function whenComposed(): Promise<void> {
  const entry = findEntry();
  return entry?.dataset['composing'] === 'true'
    ? new Promise((resolve) => {
        entry.addEventListener(
          'compositionend',
          () => {
            setTimeout(resolve);
          },
          { once: true },
        );
      })
    : Promise.resolve();
}

function findEntry(): HTMLDialogElement | null {
  return document.querySelector(`dialog.${ENTRY_CLASS}`);
}

function showEntry({ search, searchField, searchPlaceholder }: SearchTexts): void {
  const entry = document.createElement('dialog');
  entry.className = `${DIALOG_CLASS} ${ENTRY_CLASS}`;
  entry.setAttribute('aria-label', search);
  const field = document.createElement('input');
  Object.assign(field, {
    type: 'text',
    placeholder: searchPlaceholder,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    enterKeyHint: 'go',
  });
  field.setAttribute('aria-label', searchField);
  field.setAttribute('aria-busy', 'true');
  field.dataset['native'] = '';
  field.addEventListener('keydown', ({ key, isComposing }) => {
    if (!isComposing) {
      entry.dataset['entered'] = String(key === 'Enter');
    }
  });
  for (const [type, isComposing] of [
    ['compositionstart', true],
    ['compositionend', false],
  ] as const) {
    field.addEventListener(type, () => {
      entry.dataset['composing'] = String(isComposing);
    });
  }
  entry.addEventListener('keydown', ({ key, isComposing }) => {
    if (key === 'Escape' && !isComposing) {
      entry.close();
    }
  });
  entry.addEventListener('click', ({ target }) => {
    // The area around the field belongs to the dialog, by a style.
    if (target === entry) {
      entry.close();
    }
  });
  entry.addEventListener('close', () => {
    entry.remove();
  });
  entry.append(field);
  document.body.append(entry);
  // The focus goes back to where it was when a reader gives up. Not modal, as the box is: on a long
  // page, to put all else out of reach takes longer than a press may.
  entry.show();
}

function isShortcut({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  isComposing,
  target,
}: KeyboardEvent): boolean {
  return ctrlKey || metaKey
    ? key.toLowerCase() === 'k' && !shiftKey && !altKey
    : key === '/' && !altKey && !isComposing && closest(target, FIELDS) === null;
}
