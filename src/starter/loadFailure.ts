import type { Application } from './application';
import type { StarterTexts } from './settings';
import { WAITING } from './waiting';

/** Tells that a part of the application could not be loaded. */
const FAILURE_EVENT = 'application:failed';

/** Tries again. */
export type Retry = () => void;

/** Tells that a part could not be loaded: a notice says so, and offers to try again. */
export function tellLoadFailure(retry: Retry): void {
  document.dispatchEvent(new CustomEvent(FAILURE_EVENT, { detail: retry }));
}

const NOTICE_CLASS = 'load-failure';

/** Says that the application could not be loaded, once, and tries again on request. */
export function reportLoadFailure(
  { onFailure }: Application,
  texts: Pick<StarterTexts, 'loadFailure' | 'retry'>,
): void {
  const report = (retry: Retry): void => {
    if (document.querySelector(`.${NOTICE_CLASS}`) === null) {
      // A dialog leaves no way to what is beside it.
      const parent = document.querySelector('dialog[open]') ?? document.body;
      const waiting = [...document.querySelectorAll(WAITING)];
      setBusy(waiting, false);
      const notice = createNotice(texts, () => {
        setBusy(waiting, true);
        retry();
      });
      parent.append(notice);
    }
  };
  onFailure(report);
  document.addEventListener(FAILURE_EVENT, (event) => {
    report((event as CustomEvent<Retry>).detail);
  });
}

function setBusy(elements: readonly Element[], isBusy: boolean): void {
  for (const element of elements) {
    if (isBusy) {
      element.setAttribute('aria-busy', 'true');
    } else {
      element.removeAttribute('aria-busy');
    }
  }
}

function createNotice(
  { loadFailure, retry: label }: Pick<StarterTexts, 'loadFailure' | 'retry'>,
  retry: Retry,
): Element {
  const notice = document.createElement('div');
  notice.className = NOTICE_CLASS;
  // Firefox before 119 has no property for it.
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = loadFailure;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary button--sm';
  button.dataset['native'] = '';
  button.textContent = label;
  button.addEventListener('click', () => {
    notice.remove();
    retry();
  });
  notice.append(text, button);
  return notice;
}
