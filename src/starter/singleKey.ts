import { closest } from './intent';

/** Remembers that a reader has turned the keys off; where nothing can be stored, on the window. */
export const KEYS_OFF = 'tstd.keysOff';

/** Keys that are typed into a field are text. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/**
 * Whether a press is one of some single keys, and means what the site does by it: it is no text, no
 * key of the browser and not for a dialog, and the reader has not turned such keys off.
 */
export function isSingleKey(event: KeyboardEvent, keys: string): boolean {
  return (
    keys.includes(event.key) &&
    !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing) &&
    closest(event.target, FIELDS) === null &&
    document.querySelector('dialog[open]') === null &&
    !areKeysOff()
  );
}

/** Whether a reader has turned the single keys off. */
export function areKeysOff(): boolean {
  try {
    return KEYS_OFF in window || localStorage.getItem(KEYS_OFF) !== null;
  } catch {
    return false;
  }
}
