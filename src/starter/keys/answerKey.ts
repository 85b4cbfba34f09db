import { addStyles } from '../addStyles';
import { goToField, goToMember } from './members';
import { showKeys } from './showKeys';
import type { KeyTexts } from './texts';

/** The single keys of the site, but for that of the search. */
export type KeyName = 'j' | 'k' | 'f' | '?';

export type AnswerKey = (key: KeyName) => void;

/** Returns a function that does what a key is for, with the texts and the look of the list of keys. */
export function create(texts: KeyTexts, styles: string): AnswerKey {
  addStyles(styles);
  const answers: Readonly<Record<KeyName, () => void>> = {
    j: () => {
      goToMember(1);
    },
    k: () => {
      goToMember(-1);
    },
    f: goToField,
    '?': () => {
      showKeys(texts);
    },
  };
  return (key) => {
    answers[key]();
  };
}
