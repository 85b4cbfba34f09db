/** Text is typed into these. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Whether a key opens the search: `/`, or `k` with Control or Command. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target } = event;
  if (document.querySelector('dialog[open]') !== null) {
    return false;
  }
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' && !shiftKey && !altKey;
  }
  const isTyped = target instanceof Element && target.closest(FIELDS) !== null;
  return key === '/' && !altKey && !isComposing && !isTyped;
}
