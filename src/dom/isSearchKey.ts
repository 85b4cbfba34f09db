const FIELDS = 'input, textarea, select, [contenteditable]';

/** The storage key, below the name of the site, of whether the reader has turned `/` off. */
export const SLASH_KEY = 'search.slash';
export const SLASH_OFF = 'off';

export function isSearchKey(event: KeyboardEvent, isSlashOn: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target } = event;
  if (document.querySelector('dialog[open]') !== null) {
    return false;
  }
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' && !shiftKey && !altKey;
  }
  const isTyped = target instanceof Element && target.closest(FIELDS) !== null;
  return isSlashOn && key === '/' && !altKey && !isComposing && !isTyped;
}
