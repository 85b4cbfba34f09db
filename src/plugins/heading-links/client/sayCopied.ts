import { translate } from '@docusaurus/Translate';
import './sayCopied.css';

/** A screen reader says what comes into an element that it has met before. */
const MEETING_MILLISECONDS = 100;
const SHOWN_MILLISECONDS = 4000;

let notice: HTMLElement | undefined;
let timer: number | undefined;

/** Says for some seconds that a link is copied: to the eye and to assistive technology. */
export function sayCopied(): void {
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
  }, MEETING_MILLISECONDS);
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
