const FIELDS = 'input, textarea, select, [contenteditable]';

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
