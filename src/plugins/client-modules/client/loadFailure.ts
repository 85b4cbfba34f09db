import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { translate } from '@docusaurus/Translate';
import './loadFailure.css';

const NOTICE_CLASS = 'load-failure';

/**
 * Says that scripts of the page could not be loaded, and loads all of them anew on request.
 *
 * Docusaurus does not start a page of which a script is missing. Its text is there to read, and
 * its links work; what needs a script does not.
 */
function showLoadFailure(): void {
  const notice = document.createElement('div');
  notice.className = NOTICE_CLASS;
  notice.role = 'alert';
  const text = document.createElement('p');
  text.textContent = translate({
    id: 'loadFailure.text',
    message: 'Parts of this page could not be loaded. You can read it and follow its links.',
    description: 'Says that scripts of the page are missing; beside a button that loads them anew',
  });
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary button--sm';
  retry.textContent = translate({
    id: 'loadFailure.retry',
    message: 'Retry',
    description: 'Label of the button that loads the scripts anew that could not be loaded',
  });
  retry.addEventListener('click', () => {
    window.location.reload();
  });
  notice.append(text, retry);
  document.body.append(notice);
}

/** Whether the page answers to its reader; later failures are those of other pages. */
function isHydrated(): boolean {
  return document.documentElement.dataset['hasHydrated'] === 'true';
}

export function watchLoadFailures(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const isLoadFailure = reason instanceof Error && reason.name === 'ChunkLoadError';
    if (isLoadFailure && !isHydrated() && document.querySelector(`.${NOTICE_CLASS}`) === null) {
      showLoadFailure();
    }
  });
}

if (ExecutionEnvironment.canUseDOM) {
  watchLoadFailures();
}
