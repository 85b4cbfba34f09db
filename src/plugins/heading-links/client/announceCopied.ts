import { translate } from '@docusaurus/Translate';
import './announceCopied.css';

/** A screen reader announces text only in an element that was there before the text. */
const ANNOUNCE_MILLISECONDS = 100;
const SHOWN_MILLISECONDS = 4000;

let notice: HTMLElement | undefined;
let timer: number | undefined;

/** Announces for some seconds that a link is copied: to the eye and to assistive technology. */
export function announceCopied(): void {
  notice ??= createNotice();
  clearTimeout(timer);
  show('');
  timer = window.setTimeout(() => {
    show(
      translate({
        id: 'Heading.linkCopied',
        message: 'Link copied',
        description: 'Says that the link to a heading is on the clipboard',
      }),
    );
    timer = window.setTimeout(show, SHOWN_MILLISECONDS, '');
  }, ANNOUNCE_MILLISECONDS);
}

function show(text: string): void {
  if (notice !== undefined) {
    notice.textContent = text;
  }
}

function createNotice(): HTMLElement {
  const element = document.createElement('div');
  element.className = 'link-copied';
  element.role = 'status';
  document.body.append(element);
  return element;
}
