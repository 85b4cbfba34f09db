import type { StarterTexts } from './settings';

export const FAILURE_EVENT = 'application:failed';

const NOTICE_CLASS = 'load-failure';

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

export function isInNotice(element: Element): boolean {
  return element.closest(`.${NOTICE_CLASS}`) !== null;
}
