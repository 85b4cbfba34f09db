import { MEMBER_LINKS } from '../dom/contents';
import type { ShowCard } from './cards/showCard';
import { closest } from './intent';

/** Where the code of the cards is, below the path of a language. */
export const CARDS_FILE = 'assets/cards.js';

/** Code, and the links in the list of members beside the text. */
const DESCRIBED = `pre code, ${MEMBER_LINKS}`;

/**
 * Shows what a name in code is, and what a link to a member leads to, while a pointer or the focus is
 * on it. The code that does so is loaded when it is first needed; where it cannot be loaded, links
 * are there without it.
 */
export function showCards(load: () => Promise<{ readonly showCard: ShowCard }>): void {
  let showCard: ShowCard = (event) => {
    load().then(
      (loaded) => {
        showCard = loaded.showCard;
        showCard(event);
      },
      () => undefined,
    );
  };
  const show = (event: Event): void => {
    if (closest(event.target, DESCRIBED) !== null) {
      showCard(event);
    }
  };
  for (const type of ['pointerover', 'pointermove', 'focusin', 'click']) {
    document.addEventListener(type, show);
  }
}
