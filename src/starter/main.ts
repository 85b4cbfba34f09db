import { canonicalPath } from '../dom/canonicalPath';
import { SIDEBAR_MENU } from '../dom/framework';
import { NOT_FOUND_CLASS } from '../dom/notFoundClass';
import { showCurrent } from '../dom/sidebar';
import { closeAnnouncement } from './announcement';
import { createApplication, whenParsed } from './application';
import { CARDS_FILE, showCards } from './cards';
import type { ShowCard } from './cards/showCard';
import { switchColorMode } from './colorMode';
import { followContents } from './contents';
import { copyOnPress } from './copy';
import { startOnIntent } from './intent';
import { reportLoadFailure } from './loadFailure';
import { keepPlaces } from './places';
import { keepPresses } from './pressed';
import { followScrolling } from './scroll';
import { openSearchOnPress } from './searchEntry';
import { readSettings } from './settings';

/*
 * All that a page can do before the application is there, and what starts the application.
 *
 * It runs in the head of every page, before anything is shown. What is handled here is handled here
 * for good: the application has no second copy of it.
 */
const { baseUrl, storageNamespace, texts } = readSettings();
const application = createApplication();
startOnIntent(application);
openSearchOnPress(application, texts);
showCards(() => import(baseUrl + CARDS_FILE) as Promise<{ showCard: ShowCard }>);
keepPresses(application);
reportLoadFailure(application, texts);
switchColorMode(storageNamespace);
closeAnnouncement(storageNamespace);
copyOnPress(texts);
keepPlaces();
followScrolling(application);
followContents();

const { pathname, search, hash } = window.location;
const path = canonicalPath(pathname, baseUrl);
// An address that is unknown stays as the reader wrote it.
if (path !== pathname && !document.documentElement.classList.contains(NOT_FOUND_CLASS)) {
  window.history.replaceState(window.history.state, '', path + search + hash);
}
whenParsed(() => {
  const sidebar = document.querySelector(SIDEBAR_MENU)?.parentElement;
  if (sidebar) {
    showCurrent(sidebar);
  }
});
