import { createStart, whenParsed } from './application';
import { followColorMode } from './colorMode';
import { FAILURE_EVENT, hideNotice, showNotice } from './notice';
import { holdLastPress } from './presses';
import { readSettings } from './settings';

/*
 * Runs in the head of every page: loads the application at the first interaction, replays the last
 * press, and keeps the colours right until then.
 */

const NEEDS_APPLICATION = 'meta[name=application][content=required]';

const { storageNamespace, slashKey, texts } = readSettings();
const waiting = new AbortController();
const start = createStart({
  onReady: () => {
    waiting.abort();
    hideNotice();
    press.repeat();
  },
  onFailure: () => {
    press.drop();
    showNotice(texts);
  },
});
const press = holdLastPress(start, slashKey, waiting.signal);
followColorMode(storageNamespace, waiting.signal);
document.addEventListener(FAILURE_EVENT, () => {
  showNotice(texts);
});
whenParsed(() => {
  // The address may name a tab, but the file shows the first one.
  const hasTabInAddress =
    location.search !== '' && document.querySelector('[role=tablist]') !== null;
  if (hasTabInAddress || document.querySelector(NEEDS_APPLICATION) !== null) {
    start();
  }
});
