import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { MEMBER_LINKS } from '../../../dom/contents';

/** Names in code, and those in the list of members beside the text. */
const LINKS = `pre a, ${MEMBER_LINKS}`;

if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('pointerover', showCard);
  document.addEventListener('focusin', showCard);
}

/** Every page loads this module; the cards themselves are loaded for the first link of a symbol. */
function showCard(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(LINKS);
  const isFocus = event.type === 'focusin';
  // A finger follows a link, and a click that focuses one does so too.
  const isMeant = isFocus
    ? link?.matches(':focus-visible')
    : (event as PointerEvent).pointerType !== 'touch';
  if (link !== null && isMeant === true) {
    import(/* webpackChunkName: "symbol-card" */ './hoverCard').then(
      ({ showHoverCard }) => {
        showHoverCard(link, isFocus ? 'focus' : 'hover');
      },
      // Where it cannot be loaded, the link is there without it.
      () => undefined,
    );
  }
}
