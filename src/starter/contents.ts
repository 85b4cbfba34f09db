import { CONTENTS_ATTRIBUTE, CURRENT_ATTRIBUTE, FILTER_ATTRIBUTE } from '../dom/contents';
import { ACTIVE_CONTENTS_CLASS, BREADCRUMB_LINK_CLASS } from '../dom/framework';
import { closest } from './intent';

const LISTS = `[${CONTENTS_ATTRIBUTE}]`;
/** Over the text, as long as a reader chooses from it. */
const FOLDED = `details${LISTS}[open]`;
const ITEMS = 'li > a';
const LINKS = `${LISTS} ${ITEMS}`;
/** The element that scrolls: a list that folds has its bar above it. */
const SCROLLERS = `${LISTS}:not(details), details${LISTS} > :not(summary)`;

/** The hash of the part that is marked. */
let marked = '';

/**
 * Marks the part that is read, the last to begin above the middle of the window, and names the one
 * whose heading is about to leave the window, or has left it.
 *
 * All lists lead to the same parts in the order of the page, so few of the places are asked for: a
 * long page has hundreds, and this runs while somebody scrolls.
 */
export function markCurrentPart(navbar: number): void {
  const links = document.querySelector(LISTS)?.querySelectorAll<HTMLAnchorElement>(ITEMS) ?? [];
  const topOf = (index: number): number =>
    targetOf(links[index]?.hash ?? '')?.getBoundingClientRect().top ?? Infinity;
  const next = firstIndex(links.length, (index) => topOf(index) >= navbar);
  const isNextRead = next < links.length && topOf(next) < window.innerHeight / 2;
  const named = firstIndex(links.length, (index) => topOf(index) >= 2 * navbar) - 1;
  mark(links[isNextRead ? next : next - 1]?.hash ?? '');
  nameCurrentPart(links[named]);
}

/** The first of so many places, in ascending order, that is far enough. */
function firstIndex(length: number, isFarEnough: (index: number) => boolean): number {
  let [start, end] = [0, length];
  while (start < end) {
    const middle = Math.floor((start + end) / 2);
    [start, end] = isFarEnough(middle) ? [start, middle] : [middle + 1, end];
  }
  return start;
}

function mark(hash: string): void {
  const isMarked = document.querySelector(`.${ACTIVE_CONTENTS_CLASS}`) !== null;
  if (hash === marked && isMarked === (hash !== '')) {
    return;
  }
  marked = hash;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const isCurrent = link.hash === hash;
    link.classList.toggle(ACTIVE_CONTENTS_CLASS, isCurrent);
    setCurrent(link, isCurrent);
  }
  showCurrentLinks();
}

function setCurrent(link: HTMLAnchorElement, isCurrent: boolean): void {
  if (isCurrent) {
    link.ariaCurrent = 'location';
  } else {
    link.removeAttribute('aria-current');
  }
}

/** The element that the hash of an address leads to. */
export function targetOf(hash: string): Element | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** Scrolls the lists, and nothing else, so that the mark is in sight. */
function showCurrentLinks(): void {
  for (const list of document.querySelectorAll(SCROLLERS)) {
    const link = list.querySelector(`.${ACTIVE_CONTENTS_CLASS}`)?.getBoundingClientRect();
    const box = list.getBoundingClientRect();
    if (link !== undefined && (link.top < box.top + link.height * 2 || link.bottom > box.bottom)) {
      list.scrollTop += (link.top + link.bottom - box.top - box.bottom) / 2;
    }
  }
}

function nameCurrentPart(link: HTMLAnchorElement | undefined): void {
  for (const place of document.querySelectorAll(`[${CURRENT_ATTRIBUTE}]`)) {
    if (place.textContent !== (link?.textContent ?? '')) {
      place.replaceChildren(...(link === undefined ? [] : [nameIn(place, link)]));
    }
  }
}

function nameIn(place: Element, { hash, textContent }: HTMLAnchorElement): string | Element {
  if (place.getAttribute(CURRENT_ATTRIBUTE) === 'name') {
    return textContent;
  }
  const link = document.createElement('a');
  link.href = hash;
  link.textContent = textContent;
  link.className = BREADCRUMB_LINK_CLASS;
  setCurrent(link, true);
  return link;
}

/**
 * Lets a field narrow the list that it stands in; opens a list that folds where the reader is, and
 * closes it when a reader has chosen.
 */
export function followContents(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(`[${FILTER_ATTRIBUTE}]`)) {
      narrow(target);
    }
  });
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    const isFilter = target instanceof HTMLInputElement && target.matches(`[${FILTER_ATTRIBUTE}]`);
    if (!isFilter || event.isComposing || target.value === '') {
      return;
    }
    if (key === 'Enter') {
      const found = target
        .closest(LISTS)
        ?.querySelector<HTMLAnchorElement>('li:not([hidden]) > a[data-kind]');
      if (found) {
        found.click();
        empty(target);
      }
    } else if (key === 'Escape') {
      // The list that it stands in stays open for another word.
      event.stopImmediatePropagation();
      empty(target);
    }
  });
  document.addEventListener('keydown', ({ target, key }) => {
    const list = closest(target, FOLDED);
    if (key === 'Escape' && list !== null) {
      // Closed, it hides what has the focus.
      list.querySelector('summary')?.focus();
      close(list);
    }
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const list = closest(target, FOLDED);
    if (list !== null && relatedTarget instanceof Node && !list.contains(relatedTarget)) {
      close(list);
    }
  });
  document.addEventListener('toggle', showCurrentLinks, { capture: true });
  document.addEventListener('click', ({ target }) => {
    const list = closest(target, LINKS)?.closest(FOLDED);
    if (list) {
      close(list);
    }
  });
}

function close(list: Element): void {
  list.removeAttribute('open');
}

function empty(field: HTMLInputElement): void {
  field.value = '';
  narrow(field);
  field.blur();
}

/** Hides what does not have the text of the field, but not the categories of what has it. */
function narrow(field: HTMLInputElement): void {
  const text = field.value.trim().toLowerCase();
  const items = field.closest(LISTS)?.querySelectorAll('li') ?? [];
  // The links of a category come after it, so that they are known when the category is looked at.
  for (const item of [...items].reverse()) {
    const [link] = item.children;
    const isFound = link?.textContent.toLowerCase().includes(text) === true;
    item.hidden = text !== '' && !isFound && item.querySelector('li:not([hidden])') === null;
  }
}
