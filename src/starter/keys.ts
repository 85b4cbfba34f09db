import { MEMBER_LINKS } from '../dom/contents';
import { closest } from './intent';
import type { AnswerKey, KeyName } from './keys/answerKey';
import { tellLoadFailure } from './loadFailure';
import { isSingleKey } from './singleKey';

/** Where the code is that answers, below the path of a language. */
export const KEYS_FILE = 'assets/keys.js';

/** Opens the list of keys, for those who have no keyboard or have turned the keys off. */
const OPENER = '[data-native=keys]';

/**
 * Answers to `?`, and on a page with members to `j`, `k` and `f`. The code that does so is loaded
 * when it is first asked for.
 */
export function answerKeys(load: () => Promise<{ readonly answerKey: AnswerKey }>): void {
  const answer = (key: string): void => {
    load().then(
      ({ answerKey }) => {
        answerKey(key as KeyName);
      },
      () => {
        tellLoadFailure(() => {
          answer(key);
        });
      },
    );
  };
  window.addEventListener('keydown', (event) => {
    if (isSingleKey(event, document.querySelector(MEMBER_LINKS) === null ? '?' : 'jkf?')) {
      event.preventDefault();
      answer(event.key);
    }
  });
  window.addEventListener('click', (event) => {
    if (closest(event.target, OPENER) !== null) {
      answer('?');
    }
  });
}
