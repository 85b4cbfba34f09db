import type { StarterTexts } from './settings';

/** Dispatched on the document when a part of the application cannot be loaded later on. */
export const FAILURE_EVENT = 'application:failed';

const NOTICE_CLASS = 'load-failure';

/** Says that the application could not be loaded, once, and offers to load the page again. */
export function showNotice({ loadFailure, retry }: StarterTexts): void {
  hideNotice();
  const notice = document.createElement('div');
  notice.className = NOTICE_CLASS;
  // Firefox before 119 has no property for it.
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = loadFailure;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary button--sm';
  button.textContent = retry;
  button.addEventListener('click', () => {
    location.reload();
  });
  notice.append(text, button);
  document.body.append(notice);
}

export function hideNotice(): void {
  document.querySelector(`.${NOTICE_CLASS}`)?.remove();
}

/** Whether an element is a part of the notice, which needs no application. */
export function isInNotice(element: Element): boolean {
  return element.closest(`.${NOTICE_CLASS}`) !== null;
}
