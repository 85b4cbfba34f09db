import { addStyles } from '../addStyles';
import { describedLink } from './describedLink';
import { describedWord } from './describedWord';
import { type Reason, showHoverCard } from './hoverCard';

/** Shows the card of what an event is on, if there is one. */
export type ShowCard = (event: Event) => void;

/** Returns a function that shows cards in the language of a base, with their look. */
export function create(baseUrl: string, styles: string): ShowCard {
  addStyles(styles);
  return (event) => {
    const target = event.target as Element;
    const link = target.closest('a');
    const reason = link === null ? reasonOnWord(event) : reasonOnLink(event, link);
    if (reason !== undefined) {
      showHoverCard(event, reason, () =>
        link === null
          ? describedWord(target, event as PointerEvent, baseUrl)
          : describedLink(link, baseUrl),
      );
    }
  };
}

/** A finger follows a link, and a click that focuses one does so too. */
function reasonOnLink(event: Event, link: Element): Reason | undefined {
  switch (event.type) {
    case 'focusin':
      return link.matches(':focus-visible') ? 'focus' : undefined;
    case 'pointerover':
      return isOfMouse(event) ? 'hover' : undefined;
    default:
      return undefined;
  }
}

/** A word may come under a pointer that rests, and the pointer from another word of the same text. */
function reasonOnWord(event: Event): Reason | undefined {
  switch (event.type) {
    case 'pointermove':
      return isOfMouse(event) ? 'hover' : undefined;
    case 'click':
      return isOfMouse(event) ? undefined : 'press';
    default:
      return undefined;
  }
}

function isOfMouse(event: Event): boolean {
  return (event as PointerEvent).pointerType !== 'touch';
}
